import { groupBy } from '../../../src/lib/group-by.ts'
import type { FacetPlan } from '../query/facet-plan.ts'
import { firstOf } from './first-of.ts'
import { countFacets, type FacetCounts } from './count-facets.ts'
import { ordinalsIn, type Mask } from './mask.ts'
import { matchQuery, type Matched, type MatchInput } from './matched.ts'
import type { MemoryIndex } from './memory-index.ts'
import { ranked, type Compare, type Ranking } from './rank.ts'

export interface SearchInput extends MatchInput, Ranking {
  readonly offset: number
  readonly limit: number
  /** How many records of a group are shown; 0 for all. */
  readonly distinct: number
  readonly facets: FacetPlan
  readonly isFacetingAfterDistinct: boolean
}

/** Everything an answer is made of but the records. */
export interface Found {
  readonly total: number
  readonly hits: readonly FoundHit[]
  readonly facets: FacetCounts
}

export interface FoundHit {
  readonly objectId: string
  readonly isExact: boolean | undefined
  readonly score: number | undefined
  readonly wordsFound: number | undefined
}

/** Answers a query of an index in one go, so that no write comes in between. */
export const searchIndex = (index: MemoryIndex, input: SearchInput): Found => {
  const matched = matchQuery(index, input)
  const compare = ranked(index, matched, input)
  const all = ordinalsIn(matched.mask)
  const shown = input.distinct > 0 ? bestOfGroups(index, all, { distinct: input.distinct, compare: promotedFirst(matched, compare) }) : all
  return {
    total: shown.length,
    hits: pageOf(index, shown, { input, matched, compare }).map((ordinal) => hitOf(index, matched, ordinal)),
    facets: countFacets(
      index,
      input.facets,
      input.isFacetingAfterDistinct ? { ordinals: shown.toSorted(), mask: maskOf(index, shown) } : { ordinals: all, mask: matched.mask },
    ),
  }
}

const promotedFirst =
  ({ promoted }: Matched, compare: Compare): Compare =>
  (one, other) =>
    (promoted[other] ?? 0) - (promoted[one] ?? 0) || compare(one, other)

interface DistinctInput {
  readonly distinct: number
  readonly compare: Compare
}

/** At most `distinct` records of a group, the best ones. */
const bestOfGroups = (index: MemoryIndex, ordinals: Uint32Array, { distinct, compare }: DistinctInput): Uint32Array => {
  const groupOf = (ordinal: number): number => index.groups[ordinal] ?? 0
  const sizes = new Uint32Array(index.groupNumbers.size)
  let isEachWhole = true
  for (const ordinal of ordinals) {
    const size = (sizes[groupOf(ordinal)] ?? 0) + 1
    sizes[groupOf(ordinal)] = size
    isEachWhole &&= size <= distinct
  }
  // Most groups are of one record: only the others are made into lists.
  if (isEachWhole) return ordinals
  const isWhole = (ordinal: number): boolean => (sizes[groupOf(ordinal)] ?? 0) <= distinct
  const tooLarge = groupBy([...ordinals.filter((ordinal) => !isWhole(ordinal))], groupOf)
  return Uint32Array.from([...ordinals.filter(isWhole), ...[...tooLarge.values()].flatMap((group) => firstOf(group, distinct, compare))])
}

interface PageInput {
  readonly input: SearchInput
  readonly matched: Matched
  readonly compare: Compare
}

/** A promoted record is at its own position, after the last one where that is beyond; every other one takes the next that none of them has. */
const pageOf = (index: MemoryIndex, shown: Uint32Array, { input, matched, compare }: PageInput): readonly number[] => {
  const { offset, limit, merchandised } = input
  if (limit === 0) return []
  const { promoted: isPromoted } = matched
  if (merchandised.positions.size === 0) return firstOf(shown, offset + limit, compare).slice(offset)
  const page = [
    ...firstOf(
      shown.filter((ordinal) => isPromoted[ordinal] === 0),
      offset + limit,
      compare,
    ),
  ]
  const promoted = [...shown.filter((ordinal) => isPromoted[ordinal] === 1)]
    .map((ordinal) => ({ ordinal, position: merchandised.positions.get(index.ids[ordinal] ?? '') ?? 0 }))
    .sort((a, b) => a.position - b.position)
  for (const { ordinal, position } of promoted) page.splice(position, 0, ordinal)
  return page.slice(offset, offset + limit)
}

const hitOf = (index: MemoryIndex, { words, scores }: Matched, ordinal: number): FoundHit => ({
  objectId: index.ids[ordinal] ?? '',
  isExact: words === undefined ? undefined : words.isExact[ordinal] === 1,
  score: scores?.[ordinal],
  wordsFound: words?.wordsFound?.[ordinal],
})

const maskOf = ({ live }: MemoryIndex, ordinals: Uint32Array): Mask => {
  const mask = new Uint8Array(live.length)
  for (const ordinal of ordinals) mask[ordinal] = 1
  return mask
}
