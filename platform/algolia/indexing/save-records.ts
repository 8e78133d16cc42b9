import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { SearchRecord } from '../../../server/search-wire/record.ts'
import type { WriteScope } from './write-index.ts'

/** What a statement sends is written and read as one text, which holds up the process for some milliseconds. */
const ROWS_PER_STATEMENT = 50

/** Saves records, replacing those with the same objectID. */
export const saveRecords = async ({ transaction, indexName, changes }: WriteScope, records: readonly SearchRecord[]): Promise<void> => {
  // A statement cannot write one row twice: of several with one objectID the last counts.
  const latest = [...new Map(records.map((record) => [record.objectID, record])).values()]
  changes.of(latest.map(({ objectID }) => objectID))
  for (let start = 0; start < latest.length; start += ROWS_PER_STATEMENT) {
    const rows = latest.slice(start, start + ROWS_PER_STATEMENT).map((record) => ({ object_id: record.objectID, record }))
    await transaction.execute(sql`
      insert into search_records (index_name, object_id, record)
      select ${indexName}, r.object_id, r.record from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(object_id text, record jsonb)
      on conflict (index_name, object_id) do update set record = excluded.record`)
    await setImmediate()
  }
}
