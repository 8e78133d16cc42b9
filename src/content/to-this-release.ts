import type { BlockSchema, PropSchema } from '../../schemas/block-schema.ts'
import type { MigrationSteps, MigrationStep } from '../../schemas/migrations/steps.ts'
import type { BlockNode, Json } from '../../schemas/page.ts'
import { ownValue } from '../lib/own-value.ts'
import { NARROW_WIDTHS, widthField } from '../../schemas/by-width.ts'
import { isObject } from './cms-entry.ts'
import { defined } from '../lib/defined.ts'

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
  const current = schemas.get(node.type)?.['x-version']
  const slots = node.slots === undefined ? {} : { slots: disguiseSlots(node.slots, schemas) }
  const isNewer = current !== undefined && node.version > current
  return { ...node, ...slots, ...(isNewer ? { type: `${node.type}@${node.version}` } : {}) }
}

const disguiseSlots = (
  slots: NonNullable<BlockNode['slots']>,
  schemas: ReadonlyMap<string, BlockSchema>,
): NonNullable<BlockNode['slots']> =>
  Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, nodes.map((node) => disguiseNewer(node, schemas))]))

/**
 * Brings a node and all below it to the version this release knows. Nodes of an unknown type, of a newer version, or
 * without a step from their version stay exactly as they are (BLOCK-57).
 */
export const migrate = (node: BlockNode, steps: MigrationSteps): BlockNode => {
  const slots = node.slots === undefined ? undefined : migrateSlots(node.slots, steps)
  const due = dueSteps(steps, node)
  if (due.length === 0) return slots === node.slots ? node : { ...node, ...defined({ slots }) }
  const props = due.reduce((current, step) => step.up(current), node.props)
  const renamed = due.reduce((current, step) => renameSlots(current, step.slots), slots)
  return { ...node, version: node.version + due.length, props, ...defined({ slots: renamed }) }
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

/** The steps that bring a block of this version up to date, in order; none where it is, or where no unbroken way leads up. */
export const dueSteps = (
  steps: MigrationSteps,
  { type, version }: { readonly type: string; readonly version: number },
): readonly MigrationStep[] => {
  const due = (ownValue(steps, type) ?? []).filter((step) => step.to > version)
  return due.every((step, index) => step.to === version + index + 1) ? due : []
}

/**
 * Gives a node of a known type and version the defaults of what is absent, and drops what its schema does not list
 * (leftovers of fields that were removed); values by width are put into the prop they are of. Other nodes stay as they are. Slots included.
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

type Values = Readonly<Record<string, Json>>

/**
 * The value of a prop: what is there, else its default. A responsive one is put together from the fields a CMS has for it,
 * `columns`, `columnsTablet`, `columnsMobile`; without the last two it stays the one value it is. What is joined already stays so.
 */
export const joinWidths = (props: Values, name: string, prop: PropSchema): Json | undefined => {
  const value = ownValue(props, name) ?? prop.default
  if (prop['x-responsive'] !== true || value === undefined) return value
  const narrow = NARROW_WIDTHS.flatMap((width) => {
    const own = ownValue(props, widthField(name, width))
    return own === undefined || own === null ? [] : [[width.name, own] as const]
  })
  if (narrow.length === 0) return value
  return { ...Object.fromEntries(narrow), ...(isObject(value) ? value : { desktop: value }) }
}
