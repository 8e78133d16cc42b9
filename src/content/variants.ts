import type { BlockMeta, BlockNode, BlockVariant, ForWhom, Page, ShownVariant } from '../../schemas/page.ts'
import { groupBy } from '../lib/group-by.ts'
import { without } from '../lib/without.ts'
import { defined } from '../lib/defined.ts'

/** Blocks of one slot of which a visitor sees one. */
export interface VariantTest {
  readonly test: string
  /** The original first, in the order of the page. */
  readonly members: readonly VariantMember[]
}

interface VariantMember {
  readonly name: string
  /** Percentage of visitors; of the original nothing, it has the rest. */
  readonly share: number
}

/** Which member of a test is to be shown; one that it does not have is the original. */
export type PickVariant = (test: VariantTest) => string | undefined

/** Who takes part in no test sees the original of each. */
export const pickOriginal: PickVariant = () => undefined

/** The variant that a block is, undefined for settings of another shape: drafts come here unchecked. */
export const variantOf = (meta: BlockMeta | undefined): Required<BlockVariant> | undefined => {
  const variant: unknown = meta?.variant
  if (typeof variant !== 'object' || variant === null) return undefined
  const { test, name, share } = variant as { readonly [field: string]: unknown }
  if (typeof test !== 'string' || typeof name !== 'string') return undefined
  return { test, name, share: typeof share === 'number' && share > 0 ? Math.min(100, share) : 0 }
}

/** The tests of variants that stand in one list. */
export const testsOfVariants = (variants: readonly Required<BlockVariant>[]): readonly VariantTest[] =>
  [...groupBy(variants, ({ test }) => test)].map(([test, found]) => ({
    test,
    members: found.map(({ name, share }, index) => ({ name, share: index === 0 ? 0 : share })),
  }))

/** The tests among blocks of one slot. */
export const testsAmong = (nodes: readonly BlockNode[]): readonly VariantTest[] =>
  testsOfVariants(nodes.flatMap(({ meta }) => variantOf(meta) ?? []))

/** All tests of a page, at every depth. */
export const testsOf = (nodes: readonly BlockNode[]): readonly VariantTest[] => [
  ...testsAmong(nodes),
  ...nodes.flatMap(({ slots = {} }) => Object.values(slots).flatMap(testsOf)),
]

/** How many of these blocks a visitor sees: of a test one. */
export const shownCount = (nodes: readonly BlockNode[]): number =>
  testsAmong(nodes).reduce((count, { members }) => count + 1 - members.length, nodes.length)

/** The page with one block of each test, which is then like others; the same page where it has none. */
export const chooseVariants = <Any extends Page>(page: Any, pick: PickVariant): Any => {
  const shown: ShownVariant[] = []
  const blocks = chooseAmong(page.blocks, { pick, shown, around: [] })
  return blocks === page.blocks ? page : { ...page, blocks, variants: shown }
}

interface Choosing {
  readonly pick: PickVariant
  readonly shown: ShownVariant[]
  /** For whom the blocks are that these stand in. */
  readonly around: readonly ForWhom[]
}

const chooseAmong = (nodes: readonly BlockNode[], choosing: Choosing): readonly BlockNode[] => {
  const { pick, shown, around } = choosing
  const names = new Map(testsAmong(nodes).map((test) => [test.test, nameOf(test, pick(test))]))
  const decided = new Set<string>()
  const chosen = nodes.flatMap((node): readonly BlockNode[] => {
    const variant = variantOf(node.meta)
    if (variant === undefined) return [chooseInside(node, choosing)]
    // A name that two have is refused when it is published; of a draft the first of them is shown.
    if (names.get(variant.test) !== variant.name || decided.has(variant.test)) return []
    decided.add(variant.test)
    const isFor = [...around, ...forWhom(node.meta)]
    shown.push({ test: variant.test, variant: variant.name, block: node.id, ...(isFor.length === 0 ? {} : { isFor }) })
    return [chooseInside(withoutVariant(node), choosing)]
  })
  return chosen.length === nodes.length && chosen.every((node, index) => node === nodes[index]) ? nodes : chosen
}

const nameOf = ({ members }: VariantTest, picked: string | undefined): string | undefined =>
  (members.find(({ name }) => name === picked) ?? members[0])?.name

const chooseInside = (node: BlockNode, choosing: Choosing): BlockNode => {
  const { slots = {} } = node
  const inside = { ...choosing, around: [...choosing.around, ...forWhom(node.meta)] }
  const chosen = Object.entries(slots).map(([name, nodes]) => [name, chooseAmong(nodes, inside)] as const)
  return chosen.every(([name, nodes]) => nodes === slots[name]) ? node : { ...node, slots: Object.fromEntries(chosen) }
}

const forWhom = ({ audience, segment }: BlockMeta = {}): readonly ForWhom[] =>
  audience === undefined && segment === undefined ? [] : [defined({ audience, segment })]

/** A block that was chosen is like others: it may stay HTML. */
const withoutVariant = ({ meta = {}, ...node }: BlockNode): BlockNode => {
  const rest = without(meta, 'variant')
  return Object.keys(rest).length === 0 ? node : { ...node, meta: rest }
}
