import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Algoliasearch } from 'algoliasearch'
import type { Database } from '../../database/database.ts'
import { indexedRecords } from '../../database/schema/catalogue.ts'
import { contentHash } from '../content-hash.ts'

interface SyncTarget {
  readonly database: Database
  readonly client: Algoliasearch
  readonly indexName: string
}

interface Sync extends SyncTarget {
  readonly records: readonly IndexRecord[]
  /** Remove what the index holds beyond `records`; off where they are only a part. */
  readonly isComplete: boolean
}

type IndexRecord = object & { readonly objectID: string }

/** Records of one call: few enough that the embedded search, which shares the process, answers others in between. */
const BATCH_SIZE = 100

export interface SyncResult {
  readonly written: number
  readonly removed: number
}

/** Makes an index equal to `records`, sending only what differs from what was sent before. */
export const syncIndex = async ({ records, isComplete, ...target }: Sync): Promise<SyncResult> => {
  const sync = await openIndexSync(target)
  await sync.write(records)
  return sync.finish({ isComplete })
}

/**
 * Brings an index up to records that come in parts, sending only what differs from what was sent before. Each batch is recorded once
 * sent, so an interrupted run continues after its last batch.
 */
export const openIndexSync = async ({ database, client, indexName }: SyncTarget) => {
  const indexed = await readIndexed(database, indexName)
  const current = new Set<string>()
  let written = 0
  return {
    write: async (records: readonly IndexRecord[]): Promise<void> => {
      for (const { objectID } of records) current.add(objectID)
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
        written += batch.length
        await setImmediate()
      }
    },
    /** Removes what no part had, where the parts were all there is. */
    finish: async ({ isComplete }: Pick<Sync, 'isComplete'>): Promise<SyncResult> => {
      const gone = isComplete ? [...indexed.keys()].filter((objectId) => !current.has(objectId)) : []
      for (const batch of chunks(gone)) {
        await client.batch({
          indexName,
          batchWriteParams: { requests: batch.map((objectID) => ({ action: 'deleteObject', body: { objectID } })) },
        })
        await database
          .delete(indexedRecords)
          .where(and(eq(indexedRecords.indexName, indexName), inArray(indexedRecords.objectId, [...batch])))
        await setImmediate()
      }
      return { written, removed: gone.length }
    },
  }
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
