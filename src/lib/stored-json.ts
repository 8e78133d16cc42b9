/** What a storage holds under a key as JSON; undefined where there is nothing, nothing readable, or no storage. Never throws. */
export const readJson = (storage: Pick<Storage, 'getItem'> | undefined, key: string): unknown => {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value as JSON. A browser that refuses, by its quota or in private mode, stores nothing: whoever calls can do without. */
export const writeJson = (storage: Pick<Storage, 'setItem'> | undefined, key: string, value: unknown): void => {
  try {
    storage?.setItem(key, JSON.stringify(value))
  } catch {
    // Quota or private mode.
  }
}
