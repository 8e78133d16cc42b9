/** One query for cards. What every query asks for (FILTER-14) is added by the client. */
export interface HitQuery {
  readonly query?: string
  /** Further conditions in the search's filter language; all of them must hold. */
  readonly clauses?: readonly string[]
  readonly includesOutOfStock?: boolean
  /** Of the index that holds the products in another order. */
  readonly indexSuffix?: string
  /** 1-based. */
  readonly page?: number
  readonly hitsPerPage: number
}

export type RecommendationModel = 'bought-together' | 'related-products' | 'recommended'
