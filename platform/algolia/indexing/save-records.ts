import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { without } from '../../../src/lib/without.ts'
import type { SearchRecord } from '../record.ts'
import { prepareRecord, type PreparedRecord } from './prepare-record.ts'
import type { WriteScope } from './write-index.ts'

/** What a statement writes holds up the process, where the database is embedded. */
const ROWS_PER_STATEMENT = 50

/** Saves records, replacing those with the same objectID. */
export const saveRecords = async ({ transaction, indexName, settings }: WriteScope, records: readonly SearchRecord[]): Promise<void> => {
  // A statement cannot write one row twice: of several with one objectID the last counts.
  const latest = [...new Map(records.map((record) => [record.objectID, record])).values()]
  for (let start = 0; start < latest.length; start += ROWS_PER_STATEMENT) {
    const prepared = latest.slice(start, start + ROWS_PER_STATEMENT).map((record) => prepareRecord(record, settings))
    await saveRows({ transaction, indexName }, prepared)
    await saveWords({ transaction, indexName }, prepared)
    await setImmediate()
  }
}

type IndexScope = Pick<WriteScope, 'transaction' | 'indexName'>

const saveRows = async ({ transaction, indexName }: IndexScope, prepared: readonly PreparedRecord[]): Promise<void> => {
  const rows = prepared.map((record) => without(record, 'vocabulary'))
  await transaction.execute(sql`
    insert into search_records (index_name, object_id, record, numbers, facets, words, distinct_key)
    select ${indexName}, r.object_id, r.record, r.numbers, r.facets, r.words::tsvector, r.distinct_key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(object_id text, record jsonb, numbers jsonb, facets text[], words text, distinct_key text)
    on conflict (index_name, object_id) do update set record = excluded.record, numbers = excluded.numbers,
      facets = excluded.facets, words = excluded.words, distinct_key = excluded.distinct_key`)
}

const saveWords = async ({ transaction, indexName }: IndexScope, prepared: readonly PreparedRecord[]): Promise<void> => {
  const words = [...new Set(prepared.flatMap(({ vocabulary }) => [...vocabulary]))]
  await transaction.execute(sql`
    insert into search_words (index_name, word) select ${indexName}, jsonb_array_elements_text(${JSON.stringify(words)}::jsonb)
    on conflict do nothing`)
}
