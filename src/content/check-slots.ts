import type { BlockSchema, SlotSchema } from '../../schemas/block-schema.ts'
import type { BlockNode, ContextName, PageKind } from '../../schemas/page.ts'
import { ownValue } from '../lib/own-value.ts'
import type { BlockProblem } from './content-problem.ts'
import type { Trail } from './trail.ts'

type Schemas = ReadonlyMap<string, BlockSchema>

/** The page around a block. */
export interface Surroundings {
  readonly kind: PageKind
  /** What the page can give its blocks. */
  readonly offered: readonly ContextName[]
}

/** Whether a block may be where it is: data of the page that it needs, blocks that have to contain it. */
export const checkSurroundings = (
  schema: BlockSchema,
  trail: Trail,
  schemas: Schemas,
  { kind, offered }: Surroundings,
): readonly BlockProblem[] => {
  const { 'x-needs': needs = [], 'x-parent': parents, 'x-ancestor': ancestors } = schema
  const around = typesAround(trail.outer)
  const isInParent = parents === undefined || parents.includes(around[0] ?? '')
  const isInAncestor = ancestors === undefined || around.some((type) => ancestors.includes(type))
  const parentMissing = (relation: string, types: readonly string[]): BlockProblem => {
    const message = `This block only works ${relation}: ${titlesOf(types, schemas)}.`
    return { code: 'parentMissing', trail, message }
  }
  return [
    ...needs
      .filter((need) => !offered.includes(need))
      .map((need): BlockProblem => {
        const message = `A page of kind ${kind} has no ${need} to show. Use this block on a page that does.`
        return { code: 'contextMissing', trail, pointer: '/type', message }
      }),
    ...(isInParent ? [] : [parentMissing('directly in', parents)]),
    ...(isInAncestor ? [] : [parentMissing('inside', ancestors)]),
  ]
}

/** Types of the blocks around, nearest first. A shared section is no longer among them. */
const typesAround = (trail: Trail | undefined): readonly string[] =>
  trail === undefined ? [] : [trail.node.type, ...typesAround(trail.outer)]

/** Which blocks stand in a block's slots, and how many. What is in them is checked when the walk comes to it. */
export const checkSlots = (schema: BlockSchema, trail: Trail, schemas: Schemas): readonly BlockProblem[] => {
  const filled = trail.node.slots ?? {}
  const unknown = Object.keys(filled).filter((name) => ownValue(schema['x-slots'], name) === undefined)
  return [
    ...unknown.map((name): BlockProblem => {
      const message = 'The block has no such place for blocks.'
      return { code: 'slotUnknown', trail, pointer: `/slots/${name}`, message }
    }),
    ...Object.entries(schema['x-slots'] ?? {}).flatMap(([name, slot]) => {
      const nodes = ownValue(filled, name) ?? []
      const at = { trail, pointer: `/slots/${name}` }
      const { min = 0, max = Infinity } = slot
      return [
        ...(nodes.length < min ? [{ code: 'slotTooFew', ...at, message: `At least ${min} needed here.` } as const] : []),
        ...(nodes.length > max ? [{ code: 'slotTooMany', ...at, message: `At most ${max} fit here.` } as const] : []),
        ...checkTypes(nodes, slot, at, schemas),
      ]
    }),
  ]
}

const checkTypes = (
  nodes: readonly BlockNode[],
  slot: SlotSchema,
  { trail, pointer }: { readonly trail: Trail; readonly pointer: string },
  schemas: Schemas,
): readonly BlockProblem[] =>
  nodes.flatMap(({ type }, index): readonly BlockProblem[] => {
    // What the shop does not know it cannot refuse: it goes live as it is, with a warning.
    const title = schemas.get(type)?.title
    if (title === undefined || takes(slot, type)) return []
    const message = `"${title}" does not fit here. What fits: ${fitting(slot, schemas)}.`
    return [{ code: 'slotNotAllowed', trail, pointer: `${pointer}/${index}`, message }]
  })

const takes = ({ allow, deny = [] }: SlotSchema, type: string): boolean =>
  (allow[0] === '*' || allow.includes(type)) && !deny.includes(type)

const fitting = ({ allow, deny = [] }: SlotSchema, schemas: Schemas): string =>
  allow[0] === '*' ? `everything but ${titlesOf(deny, schemas)}` : titlesOf(allow, schemas)

/** Types as editors know them: `Button, Link`. */
const titlesOf = (types: readonly string[], schemas: Schemas): string => types.map((type) => schemas.get(type)?.title ?? type).join(', ')
