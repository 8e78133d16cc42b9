import type { BlockNode } from '../../schemas/page.ts'
import type { Trail } from './trail.ts'
import { testsAmong, variantOf } from './variants.ts'

/** Whether two siblings are variants of one test: no visitor sees both. */
export const areRivals = (one: BlockNode, other: BlockNode): boolean => {
  const [first, second] = [variantOf(one.meta), variantOf(other.meta)]
  return first !== undefined && first.test === second?.test && one !== other
}

/** Whether a visitor can see both blocks: neither they nor what they stand in are variants of one test. */
export const areTogether = (one: Trail, other: Trail): boolean =>
  !wayTo(one).some((outer) => wayTo(other).some((rival) => outer.siblings === rival.siblings && areRivals(outer.node, rival.node)))

/** Whether the block, or one that it stands in, is shown in place of an original. */
export const isAlternative = (trail: Trail): boolean =>
  wayTo(trail).some(({ node, siblings }) => {
    const variant = variantOf(node.meta)
    const test = variant && testsAmong(siblings).find((each) => each.test === variant.test)
    return test !== undefined && test.members[0]?.name !== variant?.name
  })

/** The block and all that it stands in. */
const wayTo = (trail: Trail): readonly Trail[] => (trail.outer === undefined ? [trail] : [trail, ...wayTo(trail.outer)])
