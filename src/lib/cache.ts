import { LRUCache } from 'lru-cache'
import { elapsed } from './clock.ts'

/**
 * The one cache of the shop's hosts. For the server only: lru-cache weighs 5.3 kB compressed, and a shopper's browser
 * caches nothing that would need it.
 */
export interface Cache<Value> {
  /** What is cached under the key: at once while fresh; at once and renewed behind it while stale; else loaded, once for all who ask meanwhile. */
  readonly get: (key: string, load: () => Promise<Value>) => Promise<Value>
  /** Removes every value that matches. What is being loaded may be made from the same things: it reaches those who wait and is not stored. */
  readonly purge: (matches: (value: Value, key: string) => boolean) => void
  /** Resolves once nothing is being loaded any more, whether somebody waits for it or not. */
  readonly settled: () => Promise<void>
}

/** What becomes of a loaded value: stored; passed on while what is stored stays; passed on while what is stored goes. */
export type Admission = 'store' | 'keepStored' | 'removeStored'

/** Of a read: the value was there or under way, or it had to be made, be it behind a stale one that was given at once. */
export type CacheRead = 'hit' | 'miss'

export type CacheOptions<Value> = Renewal & {
  /** How long a value is fresh, in milliseconds; Infinity where it never changes under its key. */
  readonly ttl: number
  /** Sum of sizes at most; the least recently used values go first. */
  readonly maxSize?: number
  /** The size of a value; 1 unless given, so that `maxSize` is a count. */
  readonly sizeOf?: (value: Value) => number
  /** Every value is stored unless given. */
  readonly admit?: (value: Value) => Admission
  /** From this moment of `now` on a value is wrong, not merely old, however fresh it would be. */
  readonly wrongFrom?: (value: Value) => number | undefined
  /** Milliseconds that never run backwards unless given. */
  readonly now?: () => number
  /** Called for each read. */
  readonly onRead?: ((read: CacheRead) => void) | undefined
}

/** Nobody waits for a renewal, so its failure must have somewhere to go. */
type Renewal =
  | { readonly staleWhileRevalidate?: undefined }
  | {
      /** How long after `ttl` an old value is still given while a new one is loaded, in milliseconds. */
      readonly staleWhileRevalidate: number
      readonly onRenewalFailed: (cause: unknown) => void
    }

interface Entry<Value> {
  readonly value: Value
  readonly freshUntil: number
  readonly goodUntil: number
}

/** Keys are often made from what a request says: values that somebody makes up must not fill the memory. */
const DEFAULT_MAX_VALUES = 500

/** Loads a value once for everybody who asks for it. Failures are not cached; values must not be changed by those who get them. */
export const createCache = <Value>(options: CacheOptions<Value>): Cache<Value> => {
  const { ttl, maxSize = DEFAULT_MAX_VALUES, sizeOf = () => 1, admit = () => 'store', wrongFrom, now = elapsed, onRead } = options
  const entries = new LRUCache<string, Entry<Value>>({ maxSize, sizeCalculation: ({ value }) => Math.max(1, Math.ceil(sizeOf(value))) })
  const loading = new Map<string, Promise<Value>>()
  /** Those of `loading`, and those that a purge has made old. */
  const underWay = new Set<Promise<Value>>()

  const settle = (key: string, value: Value): void => {
    const admission = admit(value)
    if (admission === 'removeStored') entries.delete(key)
    if (admission !== 'store') return
    const freshUntil = now() + ttl
    const goodUntil = Math.min(freshUntil + (options.staleWhileRevalidate ?? 0), wrongFrom?.(value) ?? Infinity)
    entries.set(key, { value, freshUntil, goodUntil })
  }
  const loadOnce = (key: string, load: () => Promise<Value>): Promise<Value> => {
    const same = loading.get(key)
    if (same !== undefined) return same
    // A load that a purge has made old is no longer in `loading`: neither its value nor its end may touch the next one's.
    const isCurrent = (): boolean => loading.get(key) === promise
    const promise = load()
      .then((value) => {
        if (isCurrent()) settle(key, value)
        return value
      })
      .finally(() => {
        if (isCurrent()) loading.delete(key)
        underWay.delete(promise)
      })
    loading.set(key, promise)
    underWay.add(promise)
    return promise
  }

  return {
    get: async (key, load) => {
      const entry = entries.get(key)
      const time = now()
      const isMade = !loading.has(key) && (entry === undefined || time >= Math.min(entry.freshUntil, entry.goodUntil))
      onRead?.(isMade ? 'miss' : 'hit')
      if (entry === undefined || time >= entry.goodUntil) return loadOnce(key, load)
      if (isMade && options.staleWhileRevalidate !== undefined) loadOnce(key, load).catch(options.onRenewalFailed)
      return entry.value
    },
    purge: (matches) => {
      loading.clear()
      // A copy: lru-cache does not promise how it goes on after a removal.
      for (const [key, { value }] of [...entries.entries()]) if (matches(value, key)) entries.delete(key)
    },
    settled: async () => {
      await Promise.allSettled(underWay)
    },
  }
}

/** The same call answered from a cache of its own. What it is called with must be plain data. */
export const cached = <Input extends readonly unknown[], Value>(
  call: (...input: Input) => Promise<Value>,
  options: CacheOptions<Value>,
): ((...input: Input) => Promise<Value>) => {
  const cache = createCache(options)
  return (...input) => cache.get(JSON.stringify(input), () => call(...input))
}
