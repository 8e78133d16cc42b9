import type { ComposeEntry } from '../../schemas/api/compose.ts'
import type { BlockNode, Json } from '../../schemas/page.ts'
import { blockSchemas } from '../../src/content/block-schemas.ts'
import { entryIdOf } from '../../src/content/composing/entry-id.ts'
import { ownValue } from '../../src/lib/own-value.ts'

/** Props of a type as its first fixture has them, by type. */
export type Examples = ReadonlyMap<string, Readonly<Record<string, Json>>>

/**
 * Blocks with an example in place of what their schema requires and they lack, where shoppers have never seen them: a block that was just
 * added looks like one. Nothing of it is stored, and the gate still says what is missing. The same list where nothing is lacking. Pure.
 */
export const showExamples = (
  nodes: readonly BlockNode[],
  entries: Readonly<Record<string, ComposeEntry>>,
  examples: Examples,
): readonly BlockNode[] => {
  const shown = nodes.map((node) => inSlots(withExample(node, entries, examples), entries, examples))
  return shown.every((node, index) => node === nodes[index]) ? nodes : shown
}

const withExample = (node: BlockNode, entries: Readonly<Record<string, ComposeEntry>>, examples: Examples): BlockNode => {
  const sys = ownValue(entries, entryIdOf(node.id, entries))?.sys
  // A note about a block carries the id of the block.
  if (sys === undefined || sys.publishedVersion !== undefined || sys.contentType.sys.id !== node.type) return node
  const example = examples.get(node.type)
  const missing = (blockSchemas.get(node.type)?.required ?? []).flatMap((name) => {
    const value = ownValue(node.props, name) === undefined ? ownValue(example, name) : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  return missing.length === 0 ? node : { ...node, props: { ...node.props, ...Object.fromEntries(missing) } }
}

const inSlots = (node: BlockNode, entries: Readonly<Record<string, ComposeEntry>>, examples: Examples): BlockNode => {
  if (node.slots === undefined) return node
  const before = Object.entries(node.slots)
  const slots = before.map(([name, nodes]) => [name, showExamples(nodes, entries, examples)] as const)
  return slots.every(([, nodes], index) => nodes === before[index]?.[1]) ? node : { ...node, slots: Object.fromEntries(slots) }
}
