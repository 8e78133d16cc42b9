import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { selectRows } from '../../../server/database/select-rows.ts'
import { replicaName, type IndexSettings } from '../settings.ts'
import type { SearchRecord } from '../record.ts'
import { textArray } from '../filters/filter-sql.ts'
import { saveRecords } from './save-records.ts'
import type { WriteScope } from './write-index.ts'

/** Settings that decide what is worked out of each record when it is saved. */
const WORKED_OUT_FROM = [
  'attributesForFaceting',
  'searchableAttributes',
  'attributeForDistinct',
  'numericAttributesForFiltering',
  'customRanking',
  'ranking',
] as const

/** Lays settings over an index's, makes and lets go its replicas, and works its records out again where that is due. */
export const changeSettings = async (scope: WriteScope, changes: IndexSettings): Promise<void> => {
  const settings = { ...scope.settings, ...changes }
  await scope.transaction.execute(
    sql`update search_indexes set settings = ${JSON.stringify(settings)}::jsonb where name = ${scope.indexName}`,
  )
  if (changes.replicas !== undefined) await linkReplicas(scope, changes.replicas.map(replicaName))
  const isDifferent = WORKED_OUT_FROM.some((name) => JSON.stringify(scope.settings[name]) !== JSON.stringify(settings[name]))
  if (isDifferent) await recompute({ ...scope, settings })
}

const linkReplicas = async ({ transaction, indexName }: WriteScope, replicas: readonly string[]): Promise<void> => {
  const others = replicas.length === 0 ? sql`` : sql`and name <> all(${textArray(replicas)})`
  await transaction.execute(sql`update search_indexes set primary_name = null where primary_name = ${indexName} ${others}`)
  for (const replica of replicas) {
    await transaction.execute(sql`
      insert into search_indexes (name, settings, primary_name, revision, created_at, updated_at)
      select ${replica}, '{}'::jsonb, name, 1, updated_at, updated_at from search_indexes where name = ${indexName}
      on conflict (name) do update set primary_name = excluded.primary_name, revision = search_indexes.revision + 1`)
  }
}

const recompute = async (scope: WriteScope): Promise<void> => {
  const records = await allRecords(scope.transaction, scope.indexName)
  await saveRecords(scope, records)
}

const allRecords = async (transaction: Database, indexName: string): Promise<readonly SearchRecord[]> => {
  const rows = await selectRows<{ record: SearchRecord }>(
    transaction,
    sql`select record from search_records where index_name = ${indexName}`,
  )
  return rows.map(({ record }) => record)
}

/** Settings of a replica: stored beside its primary's records, so nothing is worked out. */
export const changeReplicaSettings = async (transaction: Database, replica: string, settings: IndexSettings): Promise<void> => {
  await transaction.execute(sql`
    update search_indexes set settings = settings || ${JSON.stringify(settings)}::jsonb, revision = revision + 1 where name = ${replica}`)
}
