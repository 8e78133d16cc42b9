import { createCache, type Cache } from '../../../src/lib/cache.ts'
import type { Database } from '../../../server/database/database.ts'
import { createLoadedIndexes, type LoadedIndexes } from '../engine/loaded-indexes.ts'
import type { MemoryIndex } from '../engine/memory-index.ts'
import type { Answer } from './answer.ts'
import type { FoundIndex } from './found-index.ts'

/** What one process caches of one database: index definitions for a moment, answers until their index changes, indexes in memory. */
interface SearchCaches {
  readonly indexes: Cache<FoundIndex>
  readonly answers: Cache<Answer>
  readonly loaded: LoadedIndexes
}

/** How long another process's write may stay unseen. This process's own writes are seen at once. */
const INDEX_TTL_MS = 1_000

/** Some hundreds of pages of hits; at about 100 kB each this stays below 50 MB. */
const MAX_ANSWERS = 400

const caches = new WeakMap<Database, SearchCaches>()

export const searchCaches = (database: Database): SearchCaches => {
  const known = caches.get(database)
  if (known !== undefined) return known
  // An answer's key names its index's revision, so no answer grows old.
  const own = {
    indexes: createCache<FoundIndex>({ ttl: INDEX_TTL_MS }),
    answers: createCache<Answer>({ ttl: Infinity, maxSize: MAX_ANSWERS }),
    loaded: createLoadedIndexes(database),
  }
  caches.set(database, own)
  return own
}

/** Called after a write of this process, so that its next query reads the new revision. */
export const purgeIndexes = (database: Database): void => searchCaches(database).indexes.purge(() => true)

/** The records that an index shows, in memory. */
export const memoryIndexOf = (database: Database, { recordsOf, version }: FoundIndex): Promise<MemoryIndex> =>
  searchCaches(database).loaded.get(recordsOf, version)
