import type { SearchPlace } from '../../clients/search/create-search-client.ts'
import type { Hit } from '../../clients/search/hit.ts'
import type { FilterKind, FilterOption, SelectedFilters } from './listing-address.ts'

/** The listing's data, loaded for an address: everything the listing blocks show (product.md 3, Listing). */
export interface ListingContext {
  /** `women > shoes` node label, brand name or search words. */
  readonly heading: string
  readonly status: 'loaded' | 'failed'
  /** Filters of the page itself (navigation node, brand); never shown as chips. */
  readonly pageFilters: SelectedFilters
  readonly selectedFilters: SelectedFilters
  readonly facets: Readonly<Partial<Record<FilterKind, readonly FilterOption[]>>>
  readonly priceRange?: { readonly min: number; readonly max: number }
  readonly query: string
  /** 1-based. */
  readonly page: number
  readonly pages: number
  readonly hitsPerPage: number
  readonly nbHits: number
  readonly approximateTotal: boolean
  /** No product is called what was searched for: these have all of the words with their description, or some of them without. */
  readonly foundBy?: 'descriptions' | 'someWords'
  readonly selectedSort: string
  readonly sortOptions: readonly { readonly key: string; readonly label: string }[]
  readonly hits: readonly Hit[]
  readonly queryID?: string
  readonly indexName: string
  /** Paths of the navigation nodes around this listing that hold at least one product; absent where search did not answer. */
  readonly sidePaths?: readonly string[]
  /** In a browser, where `sidePaths` are still being counted. */
  readonly laterSidePaths?: Promise<readonly string[] | undefined>
  /** Pages that a search names beside its products. */
  readonly places?: readonly SearchPlace[]
  /** Where a search rule sends the shopper instead (product.md 2, Listing and search). */
  readonly redirect?: string
}

/** Cards by words, filters and order, as blocks ask for them. */
export interface SearchRequest {
  readonly query?: string
  readonly filters?: SelectedFilters
  readonly sort?: string
  /** 1-based. */
  readonly page?: number
  readonly hitsPerPage: number
}
