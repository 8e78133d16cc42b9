import { PROBLEM_BLOCK } from './draft-page.ts'
import type { ContentProblem } from './content-problem.ts'
import type { BlockMeta, BlockNode, Json } from '../../schemas/page.ts'
import { without } from '../lib/without.ts'
import { defined } from '../lib/defined.ts'

/**
 * The blocks of a draft with what is the matter with them: each block with problems is wrapped in a block that names them,
 * where it was. What the shop cannot show is replaced by it.
 */
export const withNotes = (nodes: readonly BlockNode[], problems: readonly ContentProblem[]): readonly BlockNode[] => {
  const byBlock = groupByBlock(problems.filter(isNoted))
  return byBlock.size === 0 ? nodes : annotate(nodes, byBlock)
}

/** The block shown where something is missing; `index` makes its id unique. */
export const substituteForMissing = (problem: ContentProblem, index: number): BlockNode => ({
  id: `missing-${problem.blockId}-${index}`,
  type: PROBLEM_BLOCK,
  version: 1,
  props: { problems: [toJson(problem)] },
})

/** What is shown on the page; what could merely be better is listed beside it. */
const isNoted = ({ severity, code }: ContentProblem): boolean =>
  !HAS_SUBSTITUTE.has(code) && (severity === 'error' || code === 'missingAsset' || NOT_SHOWN.has(code))

/** Those have a block of their own, where the missing one would have been. */
const HAS_SUBSTITUTE: ReadonlySet<string> = new Set(['missingEntry', 'cycle'])
/** The shop has no component that could render those. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['unknownType', 'newerVersion'])

const groupByBlock = (problems: readonly ContentProblem[]): ReadonlyMap<string, readonly ContentProblem[]> => {
  const groups = new Map<string, ContentProblem[]>()
  for (const problem of problems) groups.set(problem.blockId, [...(groups.get(problem.blockId) ?? []), problem])
  return groups
}

const annotate = (nodes: readonly BlockNode[], byBlock: ReadonlyMap<string, readonly ContentProblem[]>): readonly BlockNode[] =>
  nodes.map((node) => {
    const slots = node.slots && Object.fromEntries(Object.entries(node.slots).map(([name, slot]) => [name, annotate(slot, byBlock)]))
    const whole = slots === undefined ? node : { ...node, slots }
    const own = byBlock.get(node.id)
    return own === undefined ? whole : noteAround(whole, own)
  })

const noteAround = (node: BlockNode, problems: readonly ContentProblem[]): BlockNode => {
  const isShown = !problems.some(({ code }) => NOT_SHOWN.has(code))
  const meta = visibilityOf(node.meta)
  return {
    id: `problem-${node.id}`,
    type: PROBLEM_BLOCK,
    version: 1,
    props: { problems: problems.map(toJson) },
    ...(isShown ? { slots: { body: [node] } } : {}),
    ...defined({ meta }),
  }
}

/** A note comes and goes with its block; the anchor stays the block's. */
const visibilityOf = (meta: BlockMeta | undefined): BlockMeta | undefined =>
  meta === undefined ? undefined : without(without(meta, 'anchor'), 'analyticsTitle')

const toJson = ({ severity, where, message }: ContentProblem): Json => ({ severity, where, message })
