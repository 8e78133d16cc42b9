/** A Storage in memory; `isRefusing` makes every write throw, as a full or private browser does. */
export const memoryStorage = ({
  entries = {},
  isRefusing = false,
}: { entries?: Record<string, string>; isRefusing?: boolean } = {}): Storage => {
  const values = new Map(Object.entries(entries))
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => {
      if (isRefusing) throw new Error('QuotaExceededError')
      values.set(key, value)
    },
  }
}
