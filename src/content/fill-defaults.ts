import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { BlockNode } from '../../schemas/page.ts'
import { joinWidths } from './join-widths.ts'

/**
 * Gives a node of a known type and version the defaults of what is absent, and drops what its schema does not list
 * (leftovers of fields that were removed); values by width are put into the prop they are of. Others are kept as they are. Slots are done too.
 */
export const fillDefaults = (node: BlockNode, schemas: ReadonlyMap<string, BlockSchema>): BlockNode => {
  const slots = node.slots === undefined ? {} : { slots: fillSlots(node.slots, schemas) }
  const schema = schemas.get(node.type)
  if (schema === undefined || schema['x-version'] !== node.version) return { ...node, ...slots }
  const props = Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, prop]) => {
      const value = joinWidths(node.props, name, prop)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return { ...node, props, ...slots }
}

const fillSlots = (slots: NonNullable<BlockNode['slots']>, schemas: ReadonlyMap<string, BlockSchema>): NonNullable<BlockNode['slots']> =>
  Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, nodes.map((node) => fillDefaults(node, schemas))]))
