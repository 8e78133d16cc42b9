interface Options<Key, Value> {
  readonly keyOf: (key: Key) => string
  readonly read: (key: Key) => Promise<Value>
  readonly lifetimeMs: number
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Remembers what was read for a while. Old values are given while new ones are read, and kept when that fails. */
export const remember = <Key, Value>({ keyOf, read, lifetimeMs, now }: Options<Key, Value>): ((key: Key) => Promise<Value>) => {
  const known = new Map<string, { readonly value: Promise<Value>; readonly since: number }>()
  const renew = (key: Key, name: string): Promise<Value> => {
    const before = known.get(name)
    const value = read(key)
    known.set(name, { value: before?.value ?? value, since: now() })
    value.then(
      () => known.set(name, { value, since: now() }),
      () => {
        if (before === undefined) known.delete(name)
        else known.set(name, before)
      },
    )
    return value
  }
  return async (key) => {
    const name = keyOf(key)
    const found = known.get(name)
    if (found === undefined) return renew(key, name)
    if (now() - found.since >= lifetimeMs) renew(key, name).catch(() => undefined)
    return found.value
  }
}
