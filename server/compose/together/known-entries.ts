import { LRUCache } from 'lru-cache'
import type { ComposeEntry } from '../../../schemas/api/compose.ts'
import { elapsed } from '../../../src/lib/clock.ts'

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
  /** What the CMS answered to a question asked at a time of `elapsed`; undefined: it does not have it. Newer than all that was heard before. */
  readonly correct: (id: string, version: number | undefined, askedAt: number) => void
}

/** Some pages with all their blocks; what is forgotten is read again. */
const MOST = 2_000

export const createKnownEntries = (): KnownEntries => {
  const known = new LRUCache<string, Known & { readonly heardAt: number }>({ max: MOST })
  const note: KnownEntries['note'] = (id, news) => {
    const before = known.get(id)
    if (before !== undefined && before.version > news.version) return
    const isSame = before?.version === news.version
    // The name comes by one way and the fields by another.
    const { by, entry } = isSame ? { by: news.by ?? before.by, entry: news.entry ?? before.entry } : news
    known.set(id, { version: news.version, by, entry, heardAt: elapsed() })
  }
  return {
    get: (id) => known.get(id),
    note,
    correct: (id, version, askedAt) => {
      const before = known.get(id)
      // Deleted, or deleted and made anew, which begins at version 1 again.
      const isOver = before !== undefined && before.heardAt < askedAt && (version === undefined || before.version > version)
      if (isOver) known.delete(id)
      if (version !== undefined) note(id, { version })
    },
  }
}
