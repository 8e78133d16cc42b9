import type { FilterKind, FilterOption } from './listing-address.ts'
import type { FilterNames } from './filter-names.ts'
import type { Hit } from '../../clients/search/hit.ts'
import { countedFacet, COUNTED_KINDS, type CountedKind } from './listing-query.ts'
import { numberOf, recordOf, recordsOf, textOf, type UnknownRecord } from '../../clients/search/read-record.ts'
import { readHits } from '../../clients/search/to-hit.ts'
import { defined } from '../../lib/defined.ts'

/** A listing as the search answered it. */
export interface ListingAnswer {
  readonly hits: readonly Hit[]
  readonly nbHits: number
  readonly nbPages: number
  readonly isApproximate: boolean
  readonly facets: Readonly<Partial<Record<FilterKind, readonly FilterOption[]>>>
  readonly priceRange?: { readonly min: number; readonly max: number }
  readonly queryID?: string
  readonly redirect?: string
  /** No product is called what was searched for: these have all of the words with their description, or some of them without. */
  readonly foundBy?: 'descriptions' | 'someWords'
}

export interface ListingAnswerInput {
  readonly results: readonly UnknownRecord[]
  readonly disjunctive: readonly CountedKind[]
  readonly names: FilterNames
  readonly country: string
  readonly language: string
  /** 1-based. */
  readonly page: number
  readonly hitsPerPage: number
}

/** Understands the answers to `listingQueries`. Records that are none are left out. */
export const readListingAnswer = (input: ListingAnswerInput): ListingAnswer => {
  const main = input.results[0] ?? {}
  const queryID = textOf(main['queryID'])
  const priceRange = readPriceSpan(answerFor('priceRange', input), input.country)
  const redirect = recordsOf(main['userData'])
    .map((data) => textOf(data['redirect']))
    .find((target) => target !== undefined)
  return {
    hits: readHits(main, input),
    nbHits: numberOf(main['nbHits']) ?? 0,
    nbPages: numberOf(main['nbPages']) ?? 0,
    isApproximate: main['exhaustiveNbHits'] === false,
    facets: Object.fromEntries(COUNTED_KINDS.flatMap((kind) => optionsEntry(kind, input))),
    ...defined({ priceRange, queryID, redirect }),
  }
}

/** The answer that counts a kind: its own where it is chosen, the main one otherwise. */
const answerFor = (kind: CountedKind, { results, disjunctive }: ListingAnswerInput): UnknownRecord =>
  results[disjunctive.indexOf(kind) + 1] ?? {}

const readPriceSpan = (answer: UnknownRecord, country: string): ListingAnswer['priceRange'] => {
  const stats = recordOf(recordOf(answer['facets_stats'])[countedFacet('priceRange', country)])
  const min = numberOf(stats['min'])
  const max = numberOf(stats['max'])
  return min === undefined || max === undefined ? undefined : { min: Math.floor(min), max: Math.ceil(max) }
}

const optionsEntry = (kind: CountedKind, input: ListingAnswerInput): readonly (readonly [FilterKind, readonly FilterOption[]])[] => {
  if (kind === 'priceRange') return []
  const counts = recordOf(recordOf(answerFor(kind, input)['facets'])[countedFacet(kind, input.country)])
  const options = Object.entries(counts).map(([tag, count]) => ({
    tag,
    count: numberOf(count) ?? 0,
    name: input.names.get(`${kind}:${tag}`),
  }))
  const ordered = options.sort(
    (a, b) => (kind === 'size' ? (a.name?.index ?? 0) - (b.name?.index ?? 0) : 0) || b.count - a.count || (a.tag < b.tag ? -1 : 1),
  )
  return ordered.length === 0 ? [] : [[kind, ordered.map(({ tag, count, name }) => optionOf({ kind, tag, count, name }))]]
}

const optionOf = ({
  kind,
  tag,
  count,
  name,
}: {
  kind: FilterKind
  tag: string
  count: number
  name: ReturnType<FilterNames['get']>
}): FilterOption => ({
  filterType: kind,
  tag,
  value: name?.value ?? tag,
  count,
  ...defined({ properties: name?.properties }),
})
