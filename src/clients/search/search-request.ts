import type { SelectedFilters } from '../../features/listing/filters.ts'

/** One search for cards; standing price and availability filters are added by the client (FILTER-14). */
export interface SearchRequest {
  readonly query?: string
  readonly filters?: SelectedFilters
  readonly sort?: string
  /** 1-based. */
  readonly page?: number
  readonly hitsPerPage: number
}

export type RecommendationModel = 'bought-together' | 'related-products' | 'recommended'
