import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import type { SearchRecord } from '../../../server/search-wire/record.ts'
import { selectRows } from '../../../server/database/select-rows.ts'

/** Records by objectID; those that are not there are left out. */
export const readRecords = async (
  database: Database,
  indexName: string,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, SearchRecord>> => {
  if (objectIds.length === 0) return new Map()
  const rows = await selectRows<{ record: SearchRecord }>(
    database,
    sql`select record from search_records where index_name = ${indexName} and object_id = any(${sql.param([...objectIds])}::text[])`,
  )
  return new Map(rows.map(({ record }) => [record.objectID, record]))
}
