import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { replicaName, type IndexSettings } from '../../../server/search-wire/settings.ts'
import type { WriteScope } from './write-index.ts'

/** Settings that decide what an index in memory holds of each record. */
const WORKED_OUT_FROM = ['attributesForFaceting', 'searchableAttributes', 'attributeForDistinct', 'numericAttributesForFiltering'] as const

/** Lays settings over an index's, and makes and lets go its replicas. */
export const changeSettings = async (scope: WriteScope, changes: IndexSettings): Promise<void> => {
  const settings = { ...scope.settings, ...changes }
  await scope.transaction.execute(
    sql`update search_indexes set settings = ${JSON.stringify(settings)}::jsonb where name = ${scope.indexName}`,
  )
  if (changes.replicas !== undefined) await linkReplicas(scope, changes.replicas.map(replicaName))
  const isDifferent = WORKED_OUT_FROM.some((name) => JSON.stringify(scope.settings[name]) !== JSON.stringify(settings[name]))
  if (isDifferent) scope.changes.ofAll()
}

const linkReplicas = async ({ transaction, indexName }: WriteScope, replicas: readonly string[]): Promise<void> => {
  const others = replicas.length === 0 ? sql`` : sql`and name <> all(${sql.param([...replicas])}::text[])`
  await transaction.execute(sql`update search_indexes set primary_name = null where primary_name = ${indexName} ${others}`)
  for (const replica of replicas) {
    await transaction.execute(sql`
      insert into search_indexes (name, settings, primary_name, revision, created_at, updated_at)
      select ${replica}, '{}'::jsonb, name, 1, updated_at, updated_at from search_indexes where name = ${indexName}
      on conflict (name) do update set primary_name = excluded.primary_name, revision = search_indexes.revision + 1`)
  }
}

/** Settings of a replica: they change how it reads its primary's records, and none of these. */
export const changeReplicaSettings = async (transaction: Database, replica: string, settings: IndexSettings): Promise<void> => {
  await transaction.execute(sql`
    update search_indexes set settings = settings || ${JSON.stringify(settings)}::jsonb, revision = revision + 1 where name = ${replica}`)
}
