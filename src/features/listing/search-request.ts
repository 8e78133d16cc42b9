import type { SelectedFilters } from './filters.ts'

/** Cards by words, filters and order, as blocks ask for them. */
export interface SearchRequest {
  readonly query?: string
  readonly filters?: SelectedFilters
  readonly sort?: string
  /** 1-based. */
  readonly page?: number
  readonly hitsPerPage: number
}
