import type { AnyDefinition, AnyView, Registry } from './registry.ts'

/** Views by type, loaded once and then at hand without waiting. */
export interface ViewStore {
  readonly get: (type: string) => AnyView | undefined
  /** Never rejects for an unknown type; a view that cannot be loaded rejects and is tried again next time. */
  readonly load: (type: string) => Promise<AnyView | undefined>
  readonly loadAll: (types: Iterable<string>) => Promise<unknown>
}

/** Caches the views of a registry. `prepare` gets what a block needs beside its code. */
export const createViewStore = (registry: Registry, prepare?: (definition: AnyDefinition) => Promise<unknown>): ViewStore => {
  const views = new Map<string, AnyView | undefined>()
  const loads = new Map<string, Promise<AnyView | undefined>>()

  const start = async (type: string): Promise<AnyView | undefined> => {
    const definition = registry[type]
    if (definition === undefined) return undefined
    const [module] = await Promise.all([definition.view(), prepare?.(definition)])
    const view = Object.values(module)[0]
    views.set(type, view)
    return view
  }

  const load = (type: string): Promise<AnyView | undefined> => {
    const known = loads.get(type)
    if (known !== undefined) return known
    const started = start(type)
    loads.set(type, started)
    started.catch(() => loads.delete(type))
    return started
  }

  return {
    get: (type) => views.get(type),
    load,
    loadAll: (types) => Promise.all([...types].map(load)),
  }
}
