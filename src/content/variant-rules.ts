import type { PageKind } from '../../schemas/page-kinds.ts'
import type { BlockMeta, Page } from '../../schemas/page.ts'
import { groupBy } from '../lib/group-by.ts'
import type { BlockProblem } from './content-problem.ts'
import type { Trail } from './trail.ts'
import { testsOf, variantOf } from './variants.ts'

/** The process keeps a page for each combination: five tests of two blocks, or two of four with one of two. */
const MAX_COMBINATIONS = 32

/** Pages around or in front of others: with a test in them no page of the site could be cached in front of the shop. */
const WITHOUT_TESTS: readonly PageKind[] = ['header', 'footer', 'checkoutHeader', 'checkoutFooter', 'menu', 'splash', 'maintenance']

/** Whether blocks of such a page can have variants; undefined: a kind that is none of ours. */
export const takesTests = (kind: PageKind | undefined): boolean => kind === undefined || !WITHOUT_TESTS.includes(kind)

/** What a test needs so that each visitor sees exactly one of its blocks, and so that its result is about the blocks alone. */
export const variantRules = ({ kind, blocks }: Pick<Page, 'kind' | 'blocks'>, trails: readonly Trail[]): readonly BlockProblem[] => {
  const first = trails.find(({ node }) => variantOf(node.meta) !== undefined)
  if (first === undefined) return []
  if (!takesTests(kind)) return [problem('variantNotHere', first, NOT_HERE)]
  const tests = testsByName(trails)
  const combinations = testsOf(blocks).reduce((product, { members }) => product * members.length, 1)
  return [
    ...(combinations > MAX_COMBINATIONS
      ? [problem('variantTooMany', first, tooMany(combinations), { values: { count: combinations, most: MAX_COMBINATIONS } })]
      : []),
    ...[...tests].flatMap(([test, members]) => problemsOfTest(test, members)),
  ]
}

const NOT_HERE = 'Tests are for the blocks of a page. This one is around or in front of other pages: end the test, and try it on a page.'

const tooMany = (combinations: number): string =>
  `The tests of this page make ${combinations} different pages, more than ${MAX_COMBINATIONS}. End one of them first.`

const testsByName = (trails: readonly Trail[]): ReadonlyMap<string, readonly Trail[]> =>
  groupBy(
    trails.filter(({ node }) => variantOf(node.meta) !== undefined),
    ({ node }) => variantOf(node.meta)?.test ?? '',
  )

const problemsOfTest = (test: string, members: readonly Trail[]): readonly BlockProblem[] => {
  const [original, ...others] = members
  if (original === undefined) return []
  if (others.length === 0) return [problem('variantAlone', original, alone(test), { values: { test } })]
  const shares = others.reduce((sum, { node }) => sum + (variantOf(node.meta)?.share ?? 0), 0)
  return [
    ...(hasShare(original) ? [problem('variantFirst', original, first(test), { values: { test } })] : []),
    ...(shares > 100 ? [problem('variantShares', original, sharesOf(test, shares), { values: { test, shares } })] : []),
    ...others.flatMap((member, index) => problemsOfMember(test, member, members.slice(0, index + 1))),
  ]
}

const alone = (test: string): string =>
  `The test "${test}" has this block only, so there is nothing to compare. Add a variant, or end the test; all its blocks need the same countries and languages.`

/** It has what the others leave; a share is what makes a block a variant. */
const hasShare = ({ node }: Trail): boolean => (variantOf(node.meta)?.share ?? 0) > 0

const first = (test: string): string =>
  `A variant of the test "${test}" stands above its original, which would be shown to nobody. Move the original above its variants.`

const sharesOf = (test: string, shares: number): string =>
  `The variants of "${test}" have ${shares} % of the visitors together. Lower the shares to 100 % or less; the original has the rest.`

/** `before`: those of the test that stand before it, the original first. */
const problemsOfMember = (test: string, member: Trail, before: readonly Trail[]): readonly BlockProblem[] => {
  const [original] = before
  const name = nameOf(member)
  const apart = `Another place of this page has a test "${test}" too. Blocks of one test stand in one list; give another test another name.`
  const taken = `Two blocks of the test "${test}" are called ${name.toUpperCase()}. Give each a letter of its own.`
  const differing = original === undefined ? [] : SETTINGS.filter(([key]) => !isSame(original.node.meta?.[key], member.node.meta?.[key]))
  const settings = `Blocks of the test "${test}" are shown differently: ${differing.map(([, words]) => words).join(', ')}. Give all the same, so that only the block itself makes the difference.`
  return [
    ...(original?.siblings === member.siblings ? [] : [problem('variantApart', member, apart, { values: { test } })]),
    ...(before.some((other) => nameOf(other) === name)
      ? [problem('variantApart', member, taken, { kind: 'letter', values: { test, letter: name.toUpperCase() } })]
      : []),
    ...(differing.length > 0
      ? [problem('variantSettings', member, settings, { values: { test, settings: differing.map(([key]) => key).join(' ') } })]
      : []),
  ]
}

const nameOf = ({ node }: Trail): string => variantOf(node.meta)?.name ?? ''

const SETTINGS: readonly (readonly [keyof BlockMeta, string])[] = [
  ['visibleFrom', 'from when'],
  ['visibleUntil', 'until when'],
  ['countries', 'countries'],
  ['languages', 'languages'],
  ['navContexts', 'sections'],
  ['audience', 'visitors'],
  ['segment', 'segment'],
  ['hiddenOn', 'devices'],
]

/** Texts and lists of texts; an empty list allows everybody, as none does. */
const isSame = (one: unknown, other: unknown): boolean => asText(one) === asText(other)

const asText = (value: unknown): string => (Array.isArray(value) ? value.toSorted().join(' ') : String(value ?? ''))

const problem = (
  code: BlockProblem['code'],
  trail: Trail,
  message: string,
  parts: Pick<BlockProblem, 'kind' | 'values'> = {},
): BlockProblem => ({
  code,
  trail,
  pointer: '/meta/variant',
  field: 'Test',
  message,
  ...parts,
})
