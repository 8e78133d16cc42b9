import type { ComponentType, ReactNode } from 'react'
import type { BlockPosition, BlockRegistry, Hydration, SlotItem } from '../../../block-registry/block.ts'
import type { BlockMeta, BlockNode } from '../../../schemas/page.ts'

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
