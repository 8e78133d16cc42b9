import type { BlockSchema, SlotSchema } from '../../schemas/block-schema.ts'
import type { BlockNode } from '../../schemas/page.ts'
import { ownValue } from '../lib/own-value.ts'
import { addProblem, titlesOf, type PageWalk } from './page-walk.ts'
import type { Trail } from './trail.ts'

/** Which blocks stand in a block's slots, and how many. What is in them is checked when the walk comes to it. */
export const checkSlots = (schema: BlockSchema, trail: Trail, walk: PageWalk): void => {
  const slots = trail.node.slots ?? {}
  for (const name of Object.keys(slots)) {
    if (ownValue(schema['x-slots'], name) === undefined)
      addProblem(walk, trail, {
        code: 'slotUnknown',
        at: `/slots/${name}`,
        field: name,
        message: 'The block has no such place for blocks.',
      })
  }
  for (const [name, slot] of Object.entries(schema['x-slots'] ?? {})) {
    const nodes = ownValue(slots, name) ?? []
    const place = { at: `/slots/${name}`, field: slot.title }
    const { min = 0, max = Infinity } = slot
    if (nodes.length < min) addProblem(walk, trail, { code: 'slotTooFew', ...place, message: `At least ${min} needed here.` })
    if (nodes.length > max) addProblem(walk, trail, { code: 'slotTooMany', ...place, message: `At most ${max} fit here.` })
    checkTypes({ nodes, slot, name }, trail, walk)
  }
}

interface Filled {
  readonly nodes: readonly BlockNode[]
  readonly slot: SlotSchema
  readonly name: string
}

const checkTypes = ({ nodes, slot, name }: Filled, trail: Trail, walk: PageWalk): void => {
  for (const [index, { type }] of nodes.entries()) {
    // What the shop does not know it cannot refuse: it is kept and warned of.
    const title = walk.schemas.get(type)?.title
    if (title === undefined || takes(slot, type)) continue
    const message = `"${title}" does not fit here. What fits: ${fitting(slot, walk)}.`
    addProblem(walk, trail, { code: 'slotNotAllowed', at: `/slots/${name}/${index}`, field: slot.title, message })
  }
}

const takes = ({ allow, deny = [] }: SlotSchema, type: string): boolean =>
  (allow[0] === '*' || allow.includes(type)) && !deny.includes(type)

const fitting = ({ allow, deny = [] }: SlotSchema, walk: PageWalk): string =>
  allow[0] === '*' ? `everything but ${titlesOf(deny, walk)}` : titlesOf(allow, walk)

/** Whether a block may stand where it stands: data of the page it cannot do without, blocks that have to hold it. */
export const checkPlace = (schema: BlockSchema, trail: Trail, walk: PageWalk): void => {
  for (const need of schema['x-needs'] ?? []) {
    if (walk.offered.includes(need)) continue
    const message = `A page of kind ${walk.page.kind} has no ${need} to show. Use this block on a page that does.`
    addProblem(walk, trail, { code: 'contextMissing', at: '/type', message })
  }
  const { 'x-parent': parents, 'x-ancestor': ancestors } = schema
  const around = typesAround(trail.outer)
  if (parents !== undefined && !parents.includes(around[0] ?? ''))
    addProblem(walk, trail, { code: 'parentMissing', at: '', message: `This block only works directly in: ${titlesOf(parents, walk)}.` })
  if (ancestors !== undefined && !around.some((type) => ancestors.includes(type)))
    addProblem(walk, trail, { code: 'parentMissing', at: '', message: `This block only works inside: ${titlesOf(ancestors, walk)}.` })
}

/** Types of the blocks around, nearest first. A shared section is no longer among them. */
const typesAround = (trail: Trail | undefined): readonly string[] =>
  trail === undefined ? [] : [trail.node.type, ...typesAround(trail.outer)]
