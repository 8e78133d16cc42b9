import type { VariantTest } from '../../src/content/variants.ts'
import { createCache, type Admission, type CacheRead } from '../../src/lib/cache.ts'
import type { Body } from './encode-body.ts'

export interface CachedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Body
  readonly surrogateKeys: readonly string[]
  readonly isCacheable: boolean
  /** Something the page needs did not answer: it is not stored, and the page stored before stays valid as long as a stale one may. */
  readonly isDegraded?: boolean
  /** Tests whose blocks differ from visitor to visitor: it is the page of one combination of them. */
  readonly tests?: readonly VariantTest[]
  /** From this moment on the answer is wrong, not only stale: epoch milliseconds. */
  readonly changesAt?: number
}

export interface PageCache {
  /** The answer under a key: cached, or made once for all concurrent requests. */
  readonly get: (key: string, make: () => Promise<CachedAnswer>) => Promise<CachedAnswer>
  /** Removes every answer made from one of these. */
  readonly purge: (surrogateKeys: readonly string[]) => void
  /** Resolves once no answer is being made any more, background renewals included. */
  readonly settled: () => Promise<void>
}

interface Deps {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly onBackgroundError: (cause: unknown) => void
  /** Called for each read. */
  readonly onRead?: (read: CacheRead) => void
}

const FRESH_MS = 60_000
const STALE_MS = 300_000
/** A thousand listings, compressed. */
const MAX_BYTES = 16 * 1024 * 1024

/** Public pages in memory, with the lifetimes of their Cache-Control. */
export const createPageCache = ({ now, onBackgroundError, onRead }: Deps): PageCache => {
  const cache = createCache<CachedAnswer>({
    ttl: FRESH_MS,
    staleWhileRevalidate: STALE_MS,
    onRenewalFailed: onBackgroundError,
    maxSize: MAX_BYTES,
    sizeOf: ({ body }) => body.size,
    wrongFrom: ({ changesAt }) => changesAt,
    admit,
    now,
    onRead,
  })
  return {
    get: cache.get,
    purge: (surrogateKeys) => cache.purge((answer) => answer.surrogateKeys.some((name) => surrogateKeys.includes(name))),
    settled: cache.settled,
  }
}

/** A personal answer is not stored; a degraded one is not stored either, and the page stored before stays valid. */
const admit = ({ isDegraded = false, isCacheable }: CachedAnswer): Admission => {
  if (isDegraded) return 'keepStored'
  return isCacheable ? 'store' : 'removeStored'
}
