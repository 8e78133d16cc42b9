/** A value this browser stores under one key, shared by its tabs. */
export interface StoredValue<Value> {
  /** The same reference until the value changes. */
  readonly get: () => Value
  /** Undefined removes the key. Whether the browser has stored it. */
  readonly set: (value: Value) => boolean
  readonly subscribe: (listener: () => void) => () => void
}

interface Deps<Value> {
  readonly key: string
  /** Undefined where the browser refuses storage. */
  readonly storage: Storage | undefined
  /** The window: where other tabs' changes arrive. */
  readonly events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined
  readonly report: (entry: {
    readonly code: string
    readonly message: string
    readonly details?: Readonly<Record<string, unknown>>
  }) => void
  /** The value a stored one stands for; gets undefined for a missing one. */
  readonly read: (stored: unknown) => Value
}

/**
 * Reading never throws: what cannot be read is the default and is removed. A write the browser refuses is held in
 * memory for this page and reported once (STORE-18).
 */
export const createStoredValue = <Value>({ key, storage, events, report, read }: Deps<Value>): StoredValue<Value> => {
  const listeners = new Set<() => void>()
  let value = load({ key, storage, read })
  let hasReported = false

  const adopt = (event: Event): void => {
    // A null key means that the whole storage was cleared.
    if (!('key' in event) || (event.key !== key && event.key !== null)) return
    value = load({ key, storage, read })
    for (const listener of listeners) listener()
  }
  events?.addEventListener('storage', adopt)

  const write = (next: Value): boolean => {
    try {
      if (next === undefined) storage?.removeItem(key)
      else storage?.setItem(key, JSON.stringify(next))
      return storage !== undefined
    } catch (cause) {
      if (!hasReported) report({ code: 'storageRefused', message: `The browser does not store ${key}`, details: { cause: String(cause) } })
      hasReported = true
      return false
    }
  }

  return {
    get: () => value,
    set: (next) => {
      value = next
      const isStored = write(next)
      for (const listener of listeners) listener()
      return isStored
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const load = <Value>({ key, storage, read }: Pick<Deps<Value>, 'key' | 'storage' | 'read'>): Value => {
  try {
    const text = storage?.getItem(key) ?? undefined
    if (text === undefined) return read(undefined)
    const value = read(parse(text))
    // Unreadable or old forms are replaced at once, so that they are met only here.
    if (value === undefined) storage?.removeItem(key)
    else if (JSON.stringify(value) !== text) storage?.setItem(key, JSON.stringify(value))
    return value
  } catch {
    return read(undefined)
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
