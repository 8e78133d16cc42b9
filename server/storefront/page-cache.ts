import type { ContentCoding } from './encode-body.ts'

/** An answer that can be given again. */
export interface CachedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** The body in a coding, compressed once for all who take it; undefined where that gains nothing. */
  readonly encode: (coding: ContentCoding) => Promise<Buffer | undefined>
  readonly surrogateKeys: readonly string[]
  readonly isCacheable: boolean
  /** Something the page needs did not answer: it is not stored, and the page as it was is good for as long as it would be without. */
  readonly isStopgap?: boolean
  /** From this moment on the answer is wrong, not merely old: epoch milliseconds. */
  readonly changesAt?: number
}

export interface PageCache {
  /** The answer under a key: at once while fresh; at once and made anew behind it while stale; else made, once for all who ask meanwhile. */
  readonly get: (key: string, make: () => Promise<CachedAnswer>) => Promise<CachedAnswer>
  /** Forgets every answer made from one of these. */
  readonly purge: (surrogateKeys: readonly string[]) => void
  /** Resolves once no answer is being made any more, whether somebody waits for it or not. */
  readonly settled: () => Promise<void>
}

interface Deps {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly onBackgroundError: (cause: unknown) => void
}

interface Entry {
  readonly answer: CachedAnswer
  readonly storedAt: number
}

const FRESH_MS = 60_000
const STALE_MS = 300_000
/** Raw bodies kept at most, in bytes; the least lately used go first. */
const MAX_BYTES = 48 * 1024 * 1024

/** Whole pages in memory, with the lifetimes their Cache-Control names and nothing personal in them. */
export const createPageCache = ({ now, onBackgroundError }: Deps): PageCache => {
  const entries = new Map<string, Entry>()
  const running = new Map<string, Promise<CachedAnswer>>()
  /** Those of `running`, and those that a purge made old. */
  const underWay = new Set<Promise<CachedAnswer>>()
  // A purge during a render makes that render's answer old before it is stored.
  let purges = 0
  let bytes = 0

  const hasChanged = ({ changesAt = Infinity }: CachedAnswer): boolean => now() >= changesAt
  const remove = (key: string): void => {
    bytes -= entries.get(key)?.answer.body.length ?? 0
    entries.delete(key)
  }
  const store = (key: string, answer: CachedAnswer): void => {
    remove(key)
    entries.set(key, { answer, storedAt: now() })
    bytes += answer.body.length
    for (const oldest of entries.keys()) {
      if (bytes <= MAX_BYTES) return
      remove(oldest)
    }
  }
  const makeOnce = (key: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> => {
    const same = running.get(key)
    if (same !== undefined) return same
    const purgesBefore = purges
    const made = make()
      .then((answer) => {
        if (answer.isStopgap === true) return answer
        if (answer.isCacheable && purges === purgesBefore) store(key, answer)
        else remove(key)
        return answer
      })
      .finally(() => {
        if (running.get(key) === made) running.delete(key)
        underWay.delete(made)
      })
    running.set(key, made)
    underWay.add(made)
    return made
  }

  return {
    get: async (key, make) => {
      const entry = entries.get(key)
      const age = entry === undefined ? Infinity : now() - entry.storedAt
      if (entry === undefined || age >= FRESH_MS + STALE_MS || hasChanged(entry.answer)) return makeOnce(key, make)
      entries.delete(key)
      entries.set(key, entry)
      if (age >= FRESH_MS) makeOnce(key, make).catch(onBackgroundError)
      return entry.answer
    },
    purge: (surrogateKeys) => {
      purges += 1
      running.clear()
      for (const [key, { answer }] of entries) if (answer.surrogateKeys.some((name) => surrogateKeys.includes(name))) remove(key)
    },
    settled: async () => {
      await Promise.allSettled(underWay)
    },
  }
}
