import type { BlockSchema, SlotSchema } from '../../schemas/block-schema.ts'
import type { ContextName, PageKind } from '../../schemas/page-kinds.ts'
import { ownValue } from '../lib/own-value.ts'
import type { BlockProblem } from './content-problem.ts'
import type { Trail } from './trail.ts'
import { shownCount } from './variants.ts'

type Schemas = ReadonlyMap<string, BlockSchema>

/** The page around a block. */
export interface Surroundings {
  readonly kind: PageKind
  /** What the page can give its blocks. */
  readonly offered: readonly ContextName[]
}

/** What a check tells of: a valid page has hundreds of blocks and tells nothing, so no list is made for it. */
export type Report = (problem: BlockProblem) => void

/** Whether a block may be where it is: data of the page that it needs, blocks that have to contain it. */
export const checkSurroundings = (
  schema: BlockSchema,
  trail: Trail,
  schemas: Schemas,
  { kind, offered, report }: Surroundings & { readonly report: Report },
): void => {
  const { 'x-needs': needs, 'x-parent': parents, 'x-ancestor': ancestors } = schema
  for (const need of needs ?? []) {
    if (offered.includes(need)) continue
    const message = `A page of kind ${kind} has no ${need} to show. Use this block on a page that does.`
    report({ code: 'contextMissing', trail, pointer: '/type', message, values: { kind, need } })
  }
  const parentMissing = (relation: 'directly in' | 'inside', types: readonly string[]): void => {
    const message = `This block only works ${relation}: ${titlesOf(types, schemas)}.`
    const sentence = relation === 'inside' ? 'inside' : 'directly'
    report({ code: 'parentMissing', trail, message, kind: sentence, values: { blocks: titlesOf(types, schemas) } })
  }
  if (parents !== undefined && !parents.includes(trail.outer?.node.type ?? '')) parentMissing('directly in', parents)
  if (ancestors !== undefined && !isInside(trail.outer, ancestors)) parentMissing('inside', ancestors)
}

/** Whether a block of one of these types is around. A shared section is no longer among them. */
const isInside = (trail: Trail | undefined, types: readonly string[]): boolean =>
  trail !== undefined && (types.includes(trail.node.type) || isInside(trail.outer, types))

/** Which blocks stand in a block's slots, and how many. What is in them is checked when the walk comes to it. */
export const checkSlots = (schema: BlockSchema, trail: Trail, schemas: Schemas, report: Report): void => {
  const filled = trail.node.slots
  for (const name of Object.keys(filled ?? {}))
    if (ownValue(schema['x-slots'], name) === undefined)
      report({ code: 'slotUnknown', trail, pointer: `/slots/${name}`, message: 'The block has no such place for blocks.' })
  for (const [name, slot] of Object.entries(schema['x-slots'] ?? {})) {
    const nodes = ownValue(filled, name) ?? []
    const at = { trail, pointer: `/slots/${name}` }
    const { min = 0, max = Infinity } = slot
    const count = shownCount(nodes)
    if (count < min) report({ code: 'slotTooFew', ...at, message: `At least ${min} needed here.`, values: { min } })
    if (count > max) report({ code: 'slotTooMany', ...at, message: `At most ${max} fit here.`, values: { max } })
    for (const [index, { type }] of nodes.entries()) {
      // What the shop does not know it cannot refuse: it goes live as it is, with a warning.
      const title = schemas.get(type)?.title
      if (title === undefined || takes(slot, type)) continue
      const message = `"${title}" does not fit here. What fits: ${fitting(slot, schemas)}.`
      const isAll = slot.allow[0] === '*'
      const values = { title, fitting: titlesOf(isAll ? (slot.deny ?? []) : slot.allow, schemas) }
      report({ code: 'slotNotAllowed', trail, pointer: `${at.pointer}/${index}`, message, values, ...(isAll ? { kind: 'but' } : {}) })
    }
  }
}

/** Whether a slot is for blocks of a type. */
export const takes = ({ allow, deny = [] }: SlotSchema, type: string): boolean =>
  (allow[0] === '*' || allow.includes(type)) && !deny.includes(type)

const fitting = ({ allow, deny = [] }: SlotSchema, schemas: Schemas): string =>
  allow[0] === '*' ? `everything but ${titlesOf(deny, schemas)}` : titlesOf(allow, schemas)

/** Types as editors know them: `Button, Link`. */
const titlesOf = (types: readonly string[], schemas: Schemas): string => types.map((type) => schemas.get(type)?.title ?? type).join(', ')
