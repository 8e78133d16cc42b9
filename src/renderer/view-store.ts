import type { AnyDefinition, AnyView, Registry } from './registry.ts'

/** Views by type, loaded once and then at hand without waiting. */
export interface ViewStore {
  readonly get: (type: string) => AnyView | undefined
  /** Never rejects for an unknown type; a view that cannot be loaded rejects and is tried again next time. */
  readonly load: (type: string) => Promise<AnyView | undefined>
  readonly loadAll: (types: Iterable<string>) => Promise<void>
}

/** Keeps the views of a registry. `prepare` gets what a block needs beside its code. */
export const createViewStore = (registry: Registry, prepare?: (definition: AnyDefinition) => Promise<unknown>): ViewStore => {
  const views = new Map<string, AnyView>()
  const pending = new Map<string, Promise<AnyView | undefined>>()

  const start = async (type: string): Promise<AnyView | undefined> => {
    try {
      const definition = registry[type]
      const [view] = await Promise.all([definition?.view(), definition === undefined ? undefined : prepare?.(definition)])
      if (view !== undefined) views.set(type, view)
      return view
    } finally {
      pending.delete(type)
    }
  }

  const load = (type: string): Promise<AnyView | undefined> => {
    const running = pending.get(type)
    if (running !== undefined) return running
    const known = views.get(type)
    const started = known === undefined ? start(type) : Promise.resolve(known)
    if (known === undefined) pending.set(type, started)
    return started
  }

  return {
    get: (type) => views.get(type),
    load,
    loadAll: async (types) => {
      await Promise.all([...types].filter((type) => !views.has(type)).map(load))
    },
  }
}
