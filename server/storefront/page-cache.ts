import { createCache, type Admission } from '../../src/lib/cache.ts'
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
  readonly isDegraded?: boolean
  /** From this moment on the answer is wrong, not merely old: epoch milliseconds. */
  readonly changesAt?: number
}

export interface PageCache {
  /** The answer under a key: cached, or made once for all who ask meanwhile. */
  readonly get: (key: string, make: () => Promise<CachedAnswer>) => Promise<CachedAnswer>
  /** Removes every answer made from one of these. */
  readonly purge: (surrogateKeys: readonly string[]) => void
  /** Resolves once no answer is being made any more, whether somebody waits for it or not. */
  readonly settled: () => Promise<void>
}

interface Deps {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly onBackgroundError: (cause: unknown) => void
}

const FRESH_MS = 60_000
const STALE_MS = 300_000
/** Raw bodies at most, in bytes. */
const MAX_BYTES = 48 * 1024 * 1024

/** Whole pages in memory, with the lifetimes their Cache-Control names and nothing personal in them. */
export const createPageCache = ({ now, onBackgroundError }: Deps): PageCache => {
  const cache = createCache<CachedAnswer>({
    ttl: FRESH_MS,
    staleWhileRevalidate: STALE_MS,
    onRenewalFailed: onBackgroundError,
    maxSize: MAX_BYTES,
    sizeOf: ({ body }) => body.length,
    wrongFrom: ({ changesAt }) => changesAt,
    admit,
    now,
  })
  return {
    get: cache.get,
    purge: (surrogateKeys) => cache.purge((answer) => answer.surrogateKeys.some((name) => surrogateKeys.includes(name))),
    settled: cache.settled,
  }
}

/** What is for one visitor is stored for nobody; the page as it was stays good while something the new one needs does not answer. */
const admit = ({ isDegraded = false, isCacheable }: CachedAnswer): Admission => {
  if (isDegraded) return 'keepStored'
  return isCacheable ? 'store' : 'removeStored'
}
