import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { MigrationSteps } from '../../schemas/migrations/steps.ts'
import type { BlockNode } from '../../schemas/page.ts'
import { fillDefaults } from './fill-defaults.ts'
import { migrate } from './migrate.ts'

interface Release {
  readonly schemas: ReadonlyMap<string, BlockSchema>
  readonly steps: MigrationSteps
}

/**
 * Blocks that another release published, as this one can show them: older ones brought up to date, newer ones under a type
 * that no release has, so that a component never gets props it was not written for (BLOCK-57). For showing, not for storing.
 */
export const toThisRelease = (nodes: readonly BlockNode[], { schemas, steps }: Release): readonly BlockNode[] =>
  nodes.map((node) => disguiseNewer(fillDefaults(migrate(node, steps), schemas), schemas))

const disguiseNewer = (node: BlockNode, schemas: ReadonlyMap<string, BlockSchema>): BlockNode => {
  const known = schemas.get(node.type)?.['x-version']
  const slots = node.slots === undefined ? {} : { slots: disguiseSlots(node.slots, schemas) }
  const isNewer = known !== undefined && node.version > known
  return { ...node, ...slots, ...(isNewer ? { type: `${node.type}@${node.version}` } : {}) }
}

const disguiseSlots = (
  slots: NonNullable<BlockNode['slots']>,
  schemas: ReadonlyMap<string, BlockSchema>,
): NonNullable<BlockNode['slots']> =>
  Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, nodes.map((node) => disguiseNewer(node, schemas))]))
