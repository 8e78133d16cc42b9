import type { ComponentType, ReactNode } from 'react'
import type { BlockPosition, BlockRegistry, Hydration, SlotItem } from '../../../block-registry/block.ts'
import type { BlockMeta, BlockNode } from '../../../schemas/page.ts'
import { withPatience } from '../../lib/with-patience.ts'
import { markLost } from '../lost-code/lost-code.ts'

/** What the renderer passes to any view; the publisher has validated the props by the type's own schema. */
export interface AnyViewProps {
  readonly id: string
  readonly props: BlockNode['props']
  readonly slots: Readonly<Record<string, ReactNode>>
  readonly inside?: Readonly<Record<string, readonly SlotItem[]>>
  readonly position: BlockPosition
  readonly meta: BlockMeta
  readonly data: Readonly<Record<string, unknown>>
}

export type AnyView = ComponentType<AnyViewProps>

/** A component file; the component is its only export. */
export type AnyModule = Readonly<Record<string, AnyView>>

/** A registry entry, seen by code that knows no type in particular. */
export interface AnyDefinition {
  readonly hydrate: Hydration
  readonly view: () => Promise<AnyModule>
  readonly needsAllTexts?: true
}

/** Definitions by type; a type that is unknown or newer than this build has none. */
export type Registry = Readonly<Record<string, AnyDefinition>>

/**
 * The registry without the link from a type to its props and data: nodes are validated at publish, where a mistake can still be
 * refused, and the load plan gives each block the answers to its own requests.
 */
export const toRegistry = (registry: BlockRegistry): Registry => registry as unknown as Registry

/** Views by type, loaded once and then at hand without waiting. */
export interface ViewStore {
  readonly get: (type: string) => AnyView | undefined
  /** Never rejects for an unknown type; a view that cannot be loaded rejects and is tried again next time. */
  readonly load: (type: string) => Promise<AnyView | undefined>
  /** For rendering: the same promise until `load` is called again, as React renders again when one rejects. */
  readonly loaded: (type: string) => Promise<AnyView | undefined>
  readonly loadAll: (types: Iterable<string>) => Promise<unknown>
}

/** The specification's limit for code that is on its way (CHUNK-05). */
const CODE_TIMEOUT_MS = 120_000

/** Caches the views of a registry. `prepare` gets what a block needs beside its code. */
export const createViewStore = (registry: Registry, prepare?: (type: string) => Promise<unknown>): ViewStore => {
  const views = new Map<string, AnyView | undefined>()
  const loads = new Map<string, Promise<AnyView | undefined>>()
  const failed = new Set<string>()

  const start = async (type: string): Promise<AnyView | undefined> => {
    const definition = registry[type]
    if (definition === undefined) return undefined
    const [module] = await withPatience(Promise.all([definition.view(), prepare?.(type)]), CODE_TIMEOUT_MS).catch((cause: unknown) => {
      markLost(cause)
      throw cause
    })
    const view = Object.values(module)[0]
    views.set(type, view)
    return view
  }

  const load = (type: string): Promise<AnyView | undefined> => {
    const known = loads.get(type)
    if (known !== undefined && !failed.delete(type)) return known
    const started = start(type)
    loads.set(type, started)
    started.catch(() => failed.add(type))
    return started
  }

  return {
    get: (type) => views.get(type),
    load,
    loaded: (type) => loads.get(type) ?? load(type),
    loadAll: (types) => Promise.all([...types].map(load)),
  }
}

/** Whether a block of this policy hydrates later than the page. */
export const isLazy = (policy: Hydration | undefined): boolean => policy !== undefined && policy !== 'never' && policy !== 'load'
