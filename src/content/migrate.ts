import type { BlockNode } from '../../schemas/page.ts'
import type { MigrationSteps } from '../../schemas/migrations/steps.ts'
import { ownValue } from '../lib/own-value.ts'
import { dueSteps } from './due-steps.ts'

/**
 * Brings a node and all below it to the version this release knows. Nodes of an unknown type, of a newer version, or
 * without a step for their age are kept exactly as they are (BLOCK-57).
 */
export const migrate = (node: BlockNode, steps: MigrationSteps): BlockNode => {
  const slots = node.slots === undefined ? undefined : migrateSlots(node.slots, steps)
  const due = dueSteps(steps, node)
  if (due.length === 0) return slots === node.slots ? node : { ...node, ...(slots === undefined ? {} : { slots }) }
  const props = due.reduce((current, step) => step.up(current), node.props)
  const renamed = due.reduce((current, step) => renameSlots(current, step.slots), slots)
  return { ...node, version: node.version + due.length, props, ...(renamed === undefined ? {} : { slots: renamed }) }
}

const renameSlots = (slots: BlockNode['slots'], names: Readonly<Record<string, string>> | undefined): BlockNode['slots'] =>
  slots === undefined || names === undefined
    ? slots
    : Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [ownValue(names, name) ?? name, nodes]))

/** The same object where nothing below changed, so that an up-to-date page costs no copies. */
const migrateSlots = (slots: NonNullable<BlockNode['slots']>, steps: MigrationSteps): NonNullable<BlockNode['slots']> => {
  let hasChanged = false
  const migrated = Object.entries(slots).map(([name, nodes]) => {
    const next = nodes.map((node) => migrate(node, steps))
    hasChanged ||= next.some((node, index) => node !== nodes[index])
    return [name, next] as const
  })
  return hasChanged ? Object.fromEntries(migrated) : slots
}
