import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../../server/database/database.ts'
import type { SearchRecord } from '../../../server/search-wire/record.ts'
import { createMemoryIndex, putRecord, removeRecord, type MemoryIndex } from './memory-index.ts'
import { prepareRecord, type PreparedRecord } from './prepare-record.ts'
import { CHUNK, changesSince, readRecordsAfter, readState, type IndexVersion } from './read-changes.ts'

/** An index in memory, and which write it has last seen. */
export interface LoadedIndex {
  readonly index: MemoryIndex
  readonly name: string
  readonly version: IndexVersion
}

/** Reads an index into memory as it is after some write, be there others meanwhile. */
export const loadIndex = async (database: Database, name: string): Promise<LoadedIndex> => {
  for (;;) {
    const loaded = await readWhole(database, name)
    // What was written meanwhile may be in it, not at all or in part.
    const current = await catchUp(database, loaded, { isShown: false })
    if (current !== undefined) return current
  }
}

const readWhole = async (database: Database, name: string): Promise<LoadedIndex> => {
  const { version, settings } = await readState(database, name)
  const index = createMemoryIndex(settings)
  let records = await readRecordsAfter(database, { name, after: '' })
  for (let last = records.at(-1); last !== undefined; last = records.at(-1)) {
    // The database reads the next ones while these are worked out.
    const [next] = await Promise.all([readRecordsAfter(database, { name, after: last.objectID }), putAll(index, records)])
    records = next
  }
  return { index, name, version }
}

const putAll = async (index: MemoryIndex, records: readonly SearchRecord[]): Promise<void> => {
  // What waits for this process is answered first, and the question for the next records is on its way.
  await setImmediate()
  for (const record of records) putRecord(index, prepareRecord(record, index.settings))
}

/** More changed records than this are not put in place in one go, as has to be where readers look: the index is read anew beside. */
const MAX_IN_PLACE = 2_000

/** Brings an index to the last write by what was written since; undefined where it has to be read as a whole. */
export const catchUp = async (
  database: Database,
  { index, name, version }: LoadedIndex,
  { isShown }: { readonly isShown: boolean },
): Promise<LoadedIndex | undefined> => {
  const prepared: PreparedRecord[] = []
  const changes = await changesSince(database, { name, version, limit: isShown ? MAX_IN_PLACE : Infinity }, async (records) => {
    for (const record of records) prepared.push(prepareRecord(record, index.settings))
    await setImmediate()
  })
  if (changes === undefined) return undefined
  for (const objectId of changes.objectIds) removeRecord(index, objectId)
  for (const [at, record] of prepared.entries()) {
    putRecord(index, record)
    if (!isShown && at % CHUNK === CHUNK - 1) await setImmediate()
  }
  return { index, name, version: { ...version, revision: changes.revision } }
}
