/** Answers what is cached under the key, else loads it; everybody who asks meanwhile gets the same promise. */
export type PromiseCache<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>

/** Caches up to `maxEntries` values, without an end of their own: for what never changes, or lives as long as one request. */
export const createPromiseCache = <Value>(maxEntries: number): PromiseCache<Value> => {
  const entries = new Map<string, Promise<Value>>()
  return (key, load) => {
    const cached = entries.get(key)
    if (cached !== undefined) return cached
    if (entries.size >= maxEntries) entries.clear()
    const loading = load()
    entries.set(key, loading)
    // The next to ask tries again.
    loading.catch(() => entries.delete(key))
    return loading
  }
}
