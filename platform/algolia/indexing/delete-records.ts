import { sql } from 'drizzle-orm'
import { textArray } from '../filters/filter-sql.ts'
import { filterConditions } from '../query/matched-sql.ts'
import type { SearchParameters } from '../query/search-parameters.ts'
import type { WriteScope } from './write-index.ts'

type IndexScope = Pick<WriteScope, 'transaction' | 'indexName'>

export const deleteRecords = async ({ transaction, indexName }: IndexScope, objectIds: readonly string[]): Promise<void> => {
  if (objectIds.length === 0) return
  await transaction.execute(sql`delete from search_records where index_name = ${indexName} and object_id = any(${textArray(objectIds)})`)
}

/** Deletes what a query's filters match. */
export const deleteMatching = async ({ transaction, indexName }: IndexScope, parameters: SearchParameters): Promise<void> => {
  const conditions = [sql`index_name = ${indexName}`, ...filterConditions(parameters)]
  await transaction.execute(sql`delete from search_records where ${sql.join(conditions, sql` and `)}`)
}

/** Deletes every record and the vocabulary; settings, rules and synonyms stay. */
export const clearRecords = async ({ transaction, indexName }: IndexScope): Promise<void> => {
  await transaction.execute(sql`delete from search_records where index_name = ${indexName}`)
  await transaction.execute(sql`delete from search_words where index_name = ${indexName}`)
}
