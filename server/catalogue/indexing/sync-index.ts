import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Algoliasearch } from 'algoliasearch'
import type { Database } from '../../database/database.ts'
import { indexedRecords } from '../../database/schema/catalogue.ts'
import { contentHash } from '../content-hash.ts'

interface Sync {
  readonly database: Database
  readonly client: Algoliasearch
  readonly indexName: string
  readonly records: readonly (object & { readonly objectID: string })[]
  /** Remove what the index holds beyond `records`; off where they are only a part. */
  readonly isComplete: boolean
}

/** The vendor's advice for one batch call. */
const BATCH_SIZE = 1_000

export interface SyncResult {
  readonly written: number
  readonly removed: number
}

/**
 * Makes an index equal to `records`, sending only what differs from what was sent before. Each batch is recorded once sent,
 * so an interrupted run continues after its last batch.
 */
export const syncIndex = async ({ database, client, indexName, records, isComplete }: Sync): Promise<SyncResult> => {
  const indexed = await readIndexed(database, indexName)
  const changed = records
    .map((record) => ({ record, hash: contentHash(record) }))
    .filter(({ record, hash }) => indexed.get(record.objectID) !== hash)
  for (const batch of chunks(changed)) {
    await client.batch({
      indexName,
      batchWriteParams: { requests: batch.map(({ record }) => ({ action: 'addObject', body: { ...record } })) },
    })
    await note(
      database,
      indexName,
      batch.map(({ record, hash }) => ({ objectId: record.objectID, recordHash: hash })),
    )
  }
  const current = new Set(records.map(({ objectID }) => objectID))
  const gone = isComplete ? [...indexed.keys()].filter((objectId) => !current.has(objectId)) : []
  for (const batch of chunks(gone)) {
    await client.batch({
      indexName,
      batchWriteParams: { requests: batch.map((objectID) => ({ action: 'deleteObject', body: { objectID } })) },
    })
    await database.delete(indexedRecords).where(and(eq(indexedRecords.indexName, indexName), inArray(indexedRecords.objectId, [...batch])))
  }
  return { written: changed.length, removed: gone.length }
}

const readIndexed = async (database: Database, indexName: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await database.select().from(indexedRecords).where(eq(indexedRecords.indexName, indexName))
  return new Map(rows.map(({ objectId, recordHash }) => [objectId, recordHash]))
}

const note = async (
  database: Database,
  indexName: string,
  rows: readonly { readonly objectId: string; readonly recordHash: string }[],
): Promise<void> => {
  await database
    .insert(indexedRecords)
    .values(rows.map((row) => ({ ...row, indexName })))
    .onConflictDoUpdate({ target: [indexedRecords.indexName, indexedRecords.objectId], set: { recordHash: sql`excluded.record_hash` } })
}

const chunks = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / BATCH_SIZE) }, (_, index) => items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE))
