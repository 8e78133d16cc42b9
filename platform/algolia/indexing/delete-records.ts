import { sql } from 'drizzle-orm'
import { loadIndex } from '../engine/load-index.ts'
import { ordinalsIn } from '../engine/mask.ts'
import { matchFilters } from '../engine/matched.ts'
import type { SearchParameters } from '../../../server/search-wire/search-parameters.ts'
import type { WriteScope } from './write-index.ts'

export const deleteRecords = async ({ transaction, indexName, changes }: WriteScope, objectIds: readonly string[]): Promise<void> => {
  if (objectIds.length === 0) return
  changes.of(objectIds)
  await transaction.execute(
    sql`delete from search_records where index_name = ${indexName} and object_id = any(${sql.param([...objectIds])}::text[])`,
  )
}

/** A statement takes 65,535 values at most. */
const IDS_PER_STATEMENT = 1_000

/** Deletes what a query's filters match. The index is read for it as this transaction sees it, which no other write changes meanwhile. */
export const deleteMatching = async (scope: WriteScope, parameters: SearchParameters): Promise<void> => {
  const { index } = await loadIndex(scope.transaction, scope.indexName)
  const objectIds = [...ordinalsIn(matchFilters(index, parameters))].flatMap((ordinal) => index.ids[ordinal] ?? [])
  for (let start = 0; start < objectIds.length; start += IDS_PER_STATEMENT)
    await deleteRecords(scope, objectIds.slice(start, start + IDS_PER_STATEMENT))
}

/** Deletes every record; settings, rules and synonyms stay. */
export const clearRecords = async ({ transaction, indexName, changes }: WriteScope): Promise<void> => {
  changes.ofAll()
  await transaction.execute(sql`delete from search_records where index_name = ${indexName}`)
}
