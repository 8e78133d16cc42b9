import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import type { WriteScope } from './write-index.ts'

export type CopyScope = 'settings' | 'synonyms' | 'rules'

/** Replaces the index that is written with a copy of `from`: everything, or only what `scope` names. */
export const copyIndex = async (
  { transaction, indexName: to, changes }: WriteScope,
  { from, scope }: { from: string; scope?: readonly CopyScope[] },
): Promise<void> => {
  const has = (part: CopyScope): boolean => scope === undefined || scope.includes(part)
  changes.ofAll()
  if (has('settings')) {
    // Replicas belong to an index, not to its settings: the copy keeps its own.
    await transaction.execute(sql`update search_indexes set settings = (source.settings - 'replicas') ||
      jsonb_strip_nulls(jsonb_build_object('replicas', search_indexes.settings -> 'replicas'))
      from search_indexes source where source.name = ${from} and search_indexes.name = ${to}`)
  }
  if (has('rules')) await copyExtras(transaction, { from, to, kind: 'rule' })
  if (has('synonyms')) await copyExtras(transaction, { from, to, kind: 'synonym' })
  if (scope !== undefined) return
  await transaction.execute(sql`delete from search_records where index_name = ${to}`)
  await transaction.execute(
    sql`insert into search_records (index_name, object_id, record) select ${to}, object_id, record from search_records where index_name = ${from}`,
  )
}

const copyExtras = async (
  transaction: Database,
  { from, to, kind }: { from: string; to: string; kind: 'rule' | 'synonym' },
): Promise<void> => {
  await transaction.execute(sql`delete from search_extras where index_name = ${to} and kind = ${kind}`)
  await transaction.execute(
    sql`insert into search_extras select ${to}, kind, object_id, body from search_extras where index_name = ${from} and kind = ${kind}`,
  )
}

/** Removes an index with all that belongs to it; its replicas are indexes of their own afterwards. */
export const dropIndex = async (transaction: Database, name: string): Promise<void> => {
  await transaction.execute(sql`delete from search_records where index_name = ${name}`)
  await transaction.execute(sql`delete from search_changes where index_name = ${name}`)
  await transaction.execute(sql`delete from search_extras where index_name = ${name}`)
  await transaction.execute(sql`update search_indexes set primary_name = null where primary_name = ${name}`)
  await transaction.execute(sql`delete from search_indexes where name = ${name}`)
}
