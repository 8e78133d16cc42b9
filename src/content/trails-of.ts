import type { BlockNode } from '../../schemas/page.ts'
import type { Trail } from './trail.ts'

/** Every block of a list, slots included, in reading order and with its place. */
export const trailsOf = (nodes: readonly BlockNode[], outer?: { readonly trail: Trail; readonly slot: string }): readonly Trail[] =>
  nodes.flatMap((node, index) => {
    const trail: Trail = { node, index, slot: outer?.slot ?? 'blocks', siblings: nodes, outer: outer?.trail }
    const inner = Object.entries(node.slots ?? {}).flatMap(([slot, children]) => trailsOf(children, { trail, slot }))
    return [trail, ...inner]
  })
