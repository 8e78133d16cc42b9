import type { BlockSchema } from '../../schemas/block-schema.ts'
import { addProblem, titlesOf, type PageWalk } from './page-walk.ts'
import type { Trail } from './trail.ts'

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
