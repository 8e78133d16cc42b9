import type { SelectedFilters, FilterKind } from './listing-address.ts'
import { sanitiseFilterValue } from '../../clients/search/filter-value.ts'
import { facetOf, filterExpression, usableFilters } from './filter-expression.ts'
import { indexName, type IndexOwner } from '../../clients/search/index-name.ts'
import type { WireQuery } from '../../clients/search/search-wire.ts'
import { hitAttributes } from '../../clients/search/to-hit.ts'
import { IN_DESCRIPTIONS, productWordParameters, SOME_WORDS } from '../../clients/search/word-parameters.ts'
import { BEST_MATCH, type RouteKind, type SortOption } from './sort-options.ts'
import { defined } from '../../lib/defined.ts'

export interface ListingQueryInput {
  readonly site: IndexOwner & {
    readonly siteTag: string
    readonly languages: readonly string[]
    readonly listing: { readonly fetchOutOfStock: boolean }
  }
  readonly language: string
  readonly routeKind: RouteKind
  readonly query: string
  readonly sort: SortOption
  /** 1-based. */
  readonly page: number
  readonly hitsPerPage: number
  readonly pageFilters: SelectedFilters
  readonly selectedFilters: SelectedFilters
  readonly featuredProductIds: readonly string[]
  readonly featuredCollections: readonly string[]
}

/** Kinds a shopper chooses among, and so wants counts of. */
export const COUNTED_KINDS = [
  'brand',
  'categories',
  'collections',
  'color',
  'size',
  'onSale',
  'priceRange',
] as const satisfies readonly FilterKind[]
export type CountedKind = (typeof COUNTED_KINDS)[number]

/** The facet that counts a kind. */
export const countedFacet = (kind: CountedKind, country: string): string =>
  kind === 'priceRange' ? `price.${country}.sale` : facetOf(kind)

/** A listing's queries (INDEX-10): its products with all counts, then one per chosen kind, counted as if it were not chosen. */
export const listingQueries = (
  input: ListingQueryInput,
): { readonly queries: readonly WireQuery[]; readonly disjunctive: readonly CountedKind[] } => {
  const disjunctive = COUNTED_KINDS.filter((kind) => usableFilters(input.selectedFilters)[kind] !== undefined)
  return { queries: [productQuery(input), ...disjunctive.map((kind) => countQuery(input, kind))], disjunctive }
}

/**
 * What is asked after `listingQueries` found nothing: the same in descriptions too. Filters may be what leaves nothing, so the words
 * are counted without the chosen ones as well: the last two queries, first without descriptions.
 */
export const describedQueries = (input: ListingQueryInput, queries: readonly WireQuery[]): readonly WireQuery[] => {
  const unfiltered = sharedParameters({ ...input, selectedFilters: {} })
  const counted = { ...unfiltered, page: 0, hitsPerPage: 0, attributesToRetrieve: [], analytics: false }
  return [...queries.map((query) => ({ ...query, ...IN_DESCRIPTIONS })), counted, { ...counted, ...IN_DESCRIPTIONS }]
}

/** What is asked where no product has all of the words anywhere: those that have some, descriptions aside. */
export const partialQueries = (queries: readonly WireQuery[]): readonly WireQuery[] => queries.map((query) => ({ ...query, ...SOME_WORDS }))

/** Whether a query has words of which some may be missing. Japanese has no spaces to count them by. */
export const hasSeveralWords = (query: string): boolean => /\S\s+\S/.test(query) || UNSPACED_WORDS.test(query)

const UNSPACED_WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u

const productQuery = (input: ListingQueryInput): WireQuery => {
  const { site, sort, featuredProductIds, featuredCollections, pageFilters, selectedFilters } = input
  const isBestMatch = sort.key === BEST_MATCH.key
  const prioritizedProductIds = [...(selectedFilters.prioritizedProductIds ?? []), ...(pageFilters.prioritizedProductIds ?? [])]
  const optionalFilters = isBestMatch ? boosts({ featuredProductIds, prioritizedProductIds, featuredCollections }) : []
  return {
    ...sharedParameters(input),
    page: input.page - 1,
    hitsPerPage: input.hitsPerPage,
    ...(optionalFilters.length === 0 ? {} : { optionalFilters }),
    facets: COUNTED_KINDS.map((kind) => countedFacet(kind, site.code)),
    // Without products nothing was looked at.
    clickAnalytics: input.hitsPerPage > 0,
    analytics: input.hitsPerPage > 0,
    attributesToRetrieve: hitAttributes(site.code, input.language),
  }
}

const countQuery = (input: ListingQueryInput, kind: CountedKind): WireQuery => ({
  ...sharedParameters(input, kind),
  page: 0,
  hitsPerPage: 0,
  facets: [countedFacet(kind, input.site.code)],
  clickAnalytics: false,
  analytics: false,
  attributesToRetrieve: [],
})

const sharedParameters = (
  { site, language, sort, routeKind, query, pageFilters, selectedFilters, featuredProductIds }: ListingQueryInput,
  without?: FilterKind,
): WireQuery => ({
  indexName: indexName(site, sort.indexSuffix),
  query,
  ...productWordParameters(query, { site, language }),
  filters: filterExpression({
    country: site.code,
    selections: [pageFilters, selectedFilters],
    fetchOutOfStock: site.listing.fetchOutOfStock,
    ...(sort.key === BEST_MATCH.key ? { featuredProductIds } : {}),
    ...defined({ without }),
  }),
  maxValuesPerFacet: 1000,
  distinct: 1,
  getRankingInfo: false,
  attributesToHighlight: [],
  typoTolerance: 'min',
  ruleContexts: [site.siteTag, routeKind],
})

interface Boosts {
  readonly featuredProductIds: readonly string[]
  readonly prioritizedProductIds: readonly string[]
  readonly featuredCollections: readonly string[]
}

const FEATURED_FROM = 1000
const PRIORITIZED_FROM = 900
const COLLECTION_SCORE = 500
const MAX_FEATURED = 20
const MAX_PRIORITIZED = 300

/** `optionalFilters` that bring merchandised products first, in their order (DATA-106). */
export const boosts = ({ featuredProductIds, prioritizedProductIds, featuredCollections }: Boosts): readonly string[] => [
  ...unique(featuredProductIds)
    .slice(0, MAX_FEATURED)
    .map((id, index) => `productId:${id}<score=${FEATURED_FROM - index}>`),
  ...unique(prioritizedProductIds)
    .slice(0, MAX_PRIORITIZED)
    .map((id, index) => `productId:${id}<score=${PRIORITIZED_FROM - index}>`),
  ...unique(featuredCollections)
    .slice(0, MAX_FEATURED)
    .map((tag) => `collections:${tag}<score=${COLLECTION_SCORE}>`),
]

const unique = (values: readonly string[]): readonly string[] => [...new Set(values.flatMap((value) => sanitiseFilterValue(value) ?? []))]
