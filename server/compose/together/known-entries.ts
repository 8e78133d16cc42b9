import { LRUCache } from 'lru-cache'
import type { ComposeEntry } from '../../../schemas/api/compose.ts'

/** Who saved a version: absent for what was done in the CMS's own app. */
export interface SavedBy {
  readonly id: string
  readonly name: string
}

interface Known {
  readonly version: number
  readonly by?: SavedBy | undefined
  /** Of that version; undefined until it is read. */
  readonly entry?: ComposeEntry | undefined
}

/** The newest version of each entry that this process has heard of. */
export interface KnownEntries {
  readonly get: (id: string) => Known | undefined
  /** Older news than what is known changes nothing. */
  readonly note: (id: string, news: Known) => void
  /** Of what the CMS does not have any more. */
  readonly forget: (id: string) => void
}

/** Some pages with all their blocks; what is forgotten is read again. */
const MOST = 2_000

export const createKnownEntries = (): KnownEntries => {
  const known = new LRUCache<string, Known>({ max: MOST })
  return {
    get: (id) => known.get(id),
    note: (id, news) => {
      const before = known.get(id)
      if (before !== undefined && before.version > news.version) return
      const isSame = before?.version === news.version
      // The name comes by one way and the fields by another.
      known.set(id, isSame ? { ...news, by: news.by ?? before.by, entry: news.entry ?? before.entry } : news)
    },
    forget: (id) => void known.delete(id),
  }
}
