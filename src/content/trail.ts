import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { BlockNode } from '../../schemas/page.ts'
import { ownValue } from '../lib/own-value.ts'
import { blockName } from './block-name.ts'

/** The way from a page to one of its blocks; words and pointers are made from it only when something is wrong. */
export interface Trail {
  readonly node: BlockNode
  readonly index: number
  readonly slot: string
  readonly siblings: readonly BlockNode[]
  readonly outer: Trail | undefined
}

/** Every block of a list, slots included, in reading order. */
export const trailsOf = (nodes: readonly BlockNode[], outer?: { readonly trail: Trail; readonly slot: string }): readonly Trail[] =>
  nodes.flatMap((node, index) => {
    const trail: Trail = { node, index, slot: outer?.slot ?? 'blocks', siblings: nodes, outer: outer?.trail }
    const inner = Object.entries(node.slots ?? {}).flatMap(([slot, children]) => trailsOf(children, { trail, slot }))
    return [trail, ...inner]
  })

/** Names from the outermost block to this one, numbered among siblings of the same type: `Accordion`, `Panel 2 “Delivery”`. */
export const wordsOf = (trail: Trail | undefined, schemas: ReadonlyMap<string, BlockSchema>): readonly string[] => {
  if (trail === undefined) return []
  const { type, props } = trail.node
  const schema = schemas.get(type)
  const sameType = trail.siblings.filter((sibling) => sibling.type === type)
  const name = blockName(schema, (field) => ownValue(props, field))
  const title = `${schema?.title ?? type}${sameType.length > 1 ? ` ${sameType.indexOf(trail.node) + 1}` : ''}`
  return [...wordsOf(trail.outer, schemas), name === undefined ? title : `${title} “${name}”`]
}

/** JSON pointer into the page: `/blocks/0/slots/panels/1`. */
export const pointerOf = (trail: Trail): string =>
  trail.outer === undefined ? `/blocks/${trail.index}` : `${pointerOf(trail.outer)}/slots/${trail.slot}/${trail.index}`

/** What editors call the prop or slot at a pointer from its block; undefined where the pointer leads to neither. */
export const titleAt = (pointer: string, schema: BlockSchema | undefined): string | undefined => {
  const [, kind, name = ''] = pointer.split('/')
  if (kind === 'props') return ownValue(schema?.properties, name)?.title ?? name
  return kind === 'slots' ? (ownValue(schema?.['x-slots'], name)?.title ?? name) : undefined
}

/** What editors call a field of an entry, be it a prop or a slot; its name where the schema does not list it. */
export const titleOfField = (name: string, schema: BlockSchema | undefined): string =>
  ownValue(schema?.properties, name)?.title ?? ownValue(schema?.['x-slots'], name)?.title ?? (name === 'meta' ? 'Settings' : name)
