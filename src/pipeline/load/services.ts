import type { Product } from '../../../schemas/api/product.ts'
import type { Report } from '../../lib/report.ts'
import type { SelectedFilters } from '../../features/listing/filters.ts'
import type { Translate } from '../../i18n/messages.ts'
import type { ContentReads } from '../../page/content-reads.ts'
import type { DataSource } from '../../page/data-source.ts'
import type { ListingContext } from '../../features/listing/listing-context.ts'
import type { SiteValue } from '../../site/site-value.ts'

/** Everything loaders ask of the outside; the server and the browser each supply their own. */
export interface Services extends ContentReads {
  readonly site: SiteValue
  readonly t: Translate
  readonly report: (entry: Report) => void
  readonly getProduct: (idOrSlug: string) => Promise<ProductOutcome>
  readonly loadListing: (request: ListingRequest) => Promise<ListingContext>
  readonly data: DataSource
}

/** What `getProduct` of the catalogue reads answers (EXTRA-03). */
export type ProductOutcome =
  | { readonly outcome: 'found'; readonly product: Product }
  | { readonly outcome: 'notFound' }
  | { readonly outcome: 'failed'; readonly status: number }

export interface ListingRequest {
  readonly routeKind: 'listing' | 'search' | 'brand' | 'landing'
  readonly heading: string
  readonly path: string
  readonly query: URLSearchParams
  readonly pageFilters: SelectedFilters
}
