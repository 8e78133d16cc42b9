import type { ShippingOption } from '../../schemas/api/cart.ts'
import type { Product } from '../../schemas/api/product.ts'
import type { RedirectMap } from '../../schemas/api/redirects.ts'
import type { SizeGuideOffer, SizeGuides } from '../../schemas/api/size-guide.ts'
import type { UnshippablePlace } from '../../schemas/api/unshippable-place.ts'
import type { Page } from '../../schemas/page.ts'
import type { Hit, HitImage } from '../clients/search/hit.ts'
import type { RecommendationModel, SearchPlace } from '../clients/search/create-search-client.ts'
import type { SelectedFilters } from '../features/listing/listing-address.ts'
import type { ListingContext, SearchRequest } from '../features/listing/listing-context.ts'
import type { Translate } from '../i18n/messages.ts'
import type { Report } from '../lib/report.ts'
import type { NavigationNode } from '../site/navigation.ts'
import type { SiteValue } from '../site/site-value.ts'

/** Everything a page is loaded with, in one site and language; the server and the browser each supply their own. */
export interface PageDeps extends ContentDeps {
  readonly site: SiteValue
  readonly t: Translate
  readonly report: (entry: Report) => void
  readonly getProduct: (idOrSlug: string) => Promise<ProductOutcome>
  readonly loadListing: (request: ListingRequest) => Promise<ListingContext>
  /** Categories, brands and pages that words name. */
  readonly findPlaces: (words: string) => Promise<readonly SearchPlace[]>
  readonly data: BlockDataDeps
}

/** Published content of one site in one language. Each function rejects when its store or server does not answer. */
export interface ContentDeps {
  /** Undefined where no such page is published. */
  readonly getPage: (key: string) => Promise<Page | undefined>
  /** Tags of all sites on which a page with this key is live. A browser does not know: what needs it is for crawlers. */
  readonly sitesWithPage?: (key: string) => Promise<ReadonlySet<string>>
  /** `at`: a preview shows the menus as they will be then, in epoch milliseconds. */
  readonly getNavigation: (at?: number) => Promise<readonly NavigationNode[]>
  readonly getRedirects: () => Promise<RedirectMap>
  /** Every way to ship on the site, for small and for bulky pieces; data file `/data/shippingOptions_{language}.json`. */
  readonly getShippingOptions: () => Promise<readonly ShippingOption[]>
  /** Data file `/data/size-guides_{language}.json`. */
  readonly getSizeGuides: () => Promise<SizeGuides>
  /** Where no parcel goes; data file `/data/unable-to-ship_{language}.json`, which not every site has. */
  readonly getUnshippablePlaces: () => Promise<readonly UnshippablePlace[]>
}

/** What blocks can request data from: a block names a function and its arguments (data-request.ts). */
export interface BlockDataDeps {
  /** Answers in the order of the requests. */
  readonly search: (requests: readonly SearchRequest[]) => Promise<readonly (readonly Hit[])[]>
  readonly productsById: (ids: readonly string[]) => Promise<readonly Hit[]>
  readonly recommendations: (request: RecommendationRequest) => Promise<readonly Hit[]>
  readonly shippingOptions: () => Promise<readonly ShippingOption[]>
  readonly sizeGuides: () => Promise<SizeGuides>
  /** Undefined where there is none for the product. */
  readonly sizeGuide: (product: Product) => Promise<SizeGuideOffer | undefined>
  readonly unshippablePlaces: () => Promise<readonly UnshippablePlace[]>
  /** The first categories of the navigation that have products, each with the picture of its newest one. */
  readonly firstCategories: (max: number) => Promise<readonly PicturedCategory[]>
  /** Searches worth offering for some words, the most popular ones for none. */
  readonly suggestions: (query: string, max: number) => Promise<readonly string[]>
}

/** A category as a card shows it. */
export interface PicturedCategory {
  readonly label: string
  readonly path: string
  readonly picture: HitImage
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

export interface RecommendationRequest {
  readonly model: RecommendationModel
  readonly productId?: string
  readonly max: number
}
