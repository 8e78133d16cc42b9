import { LRUCache } from 'lru-cache'
import type { Database } from '../../../server/database/database.ts'
import { catchUp, loadIndex, type LoadedIndex } from './load-index.ts'
import type { MemoryIndex } from './memory-index.ts'
import type { IndexVersion } from './read-changes.ts'

/** The indexes that a process has in memory. */
export interface LoadedIndexes {
  /** An index as it was at a version or later; read first where it is not there, once for all who wait. */
  readonly get: (name: string, version: IndexVersion) => Promise<MemoryIndex>
}

/**
 * Records of all indexes together, at about 2.5 kB each: 650 MB. A shop of 20,000 products has 20,000 of them for each of its countries, and
 * thirteen countries at most here. The index that nobody has asked for the longest goes.
 */
const MAX_RECORDS = 250_000

/** Ordinals of records that are gone are as many as this beyond the records before the index is read anew behind those who use it. */
const MAX_GONE = 1_000

export const createLoadedIndexes = (database: Database): LoadedIndexes => {
  const indexes = new LRUCache<string, LoadedIndex>({
    maxSize: MAX_RECORDS,
    // One that is larger than all there may be is there all the same, alone.
    sizeCalculation: ({ index }) => Math.min(MAX_RECORDS, 1 + index.ids.length),
  })
  const underWay = new Map<string, Promise<LoadedIndex>>()
  const renewed = new Set<string>()

  const bringUp = async (name: string): Promise<LoadedIndex> => {
    const known = indexes.get(name)
    const loaded = (known && (await catchUp(database, known, { isShown: true }))) ?? (await loadIndex(database, name))
    indexes.set(name, loaded)
    if (isMostlyGone(loaded.index)) renew(name)
    return loaded
  }

  const renew = (name: string): void => {
    if (renewed.has(name)) return
    renewed.add(name)
    loadIndex(database, name)
      .then((loaded) => indexes.set(name, loaded))
      // What is there is right and only larger than it need be; the next write tries again.
      .catch(() => undefined)
      .finally(() => renewed.delete(name))
  }

  const bringUpOnce = (name: string): Promise<LoadedIndex> => {
    const same = underWay.get(name)
    if (same !== undefined) return same
    const promise = bringUp(name).finally(() => underWay.delete(name))
    underWay.set(name, promise)
    return promise
  }

  return {
    get: async (name, version) => {
      // What is under way may have begun before the write that is asked for, and what is begun now has not.
      const known = indexes.get(name)
      if (known !== undefined && isAt(known, version)) return known.index
      const joined = await underWay.get(name)
      if (joined !== undefined && isAt(joined, version)) return joined.index
      return (await bringUpOnce(name)).index
    },
  }
}

const isAt = ({ version }: LoadedIndex, wanted: IndexVersion): boolean =>
  version.createdAt === wanted.createdAt && version.revision >= wanted.revision

const isMostlyGone = ({ ids, ordinals }: MemoryIndex): boolean => ids.length > 2 * ordinals.size + MAX_GONE
