import { sanitiseFilterValue } from './filter-value.ts'

export interface Boosts {
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
    .map((id, place) => `productId:${id}<score=${FEATURED_FROM - place}>`),
  ...unique(prioritizedProductIds)
    .slice(0, MAX_PRIORITIZED)
    .map((id, place) => `productId:${id}<score=${PRIORITIZED_FROM - place}>`),
  ...unique(featuredCollections)
    .slice(0, MAX_FEATURED)
    .map((tag) => `collections:${tag}<score=${COLLECTION_SCORE}>`),
]

const unique = (values: readonly string[]): readonly string[] => [...new Set(values.flatMap((value) => sanitiseFilterValue(value) ?? []))]
