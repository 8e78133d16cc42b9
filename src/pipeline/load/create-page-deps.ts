import { createSearchClient, type SearchClient } from '../../clients/search/create-search-client.ts'
import { fetchRequester } from '../../clients/search/search-wire.ts'
import { createListingSearch, type ListingSearch } from '../../features/listing/create-listing-search.ts'
import { createSidePaths, type SidePaths } from '../../features/listing/side-paths.ts'
import { loadListing } from '../../features/listing/load-listing.ts'
import type { ContentDeps, PageDeps } from '../../page/page-deps.ts'
import { offerSizeGuide } from '../../features/size-guide/offer-size-guide.ts'

/** What server and browser each supply: content and products, from wherever each of them reads. */
export interface HostDeps extends Pick<PageDeps, 'getProduct'> {
  readonly content: ContentDeps
}

/** What pages are loaded with from the search. */
export type SearchDeps = Pick<SearchClient, 'places' | 'productsById' | 'recommendations' | 'suggestions'> & ListingSearch

/** What a browser knows of the side navigation from the server's page. */
interface SideDeps {
  readonly sidePaths: SidePaths
}

/** A page of the server's is stored as it is made; in a browser the side navigation can follow its products. */
const SIDE_PATIENCE_MS = typeof document === 'undefined' ? 400 : 0

interface Input extends HostDeps, Pick<PageDeps, 'site' | 't' | 'report'> {
  readonly searchUrl: string
  /** How the server reaches the search service; the browser uses its own way. */
  readonly fetch?: typeof fetch
  /** A cache for a host that serves many shoppers. */
  readonly wrapSearch?: (search: SearchDeps) => SearchDeps
}

export const createPageDeps = (input: Input): PageDeps & SideDeps => {
  const { content, getProduct, site, t, report, searchUrl, fetch, wrapSearch = (search) => search } = input
  const searched = { site: site.site, language: site.language, report }
  const client = createSearchClient({
    ...searched,
    baseUrl: searchUrl,
    ...(fetch === undefined ? {} : { requester: fetchRequester(fetch) }),
  })
  const search = wrapSearch({ ...client, ...createListingSearch({ ...searched, client }) })
  const sidePaths = createSidePaths({ countHits: search.countHits, getNavigation: content.getNavigation, report })
  return {
    site,
    t,
    report,
    ...content,
    getProduct,
    loadListing: (request) =>
      loadListing({ ...request, search, site: site.site, report, findSidePaths: sidePaths.find, sidePatienceMs: SIDE_PATIENCE_MS }),
    sidePaths,
    findPlaces: search.places,
    data: {
      ...search,
      shippingOptions: content.getShippingOptions,
      sizeGuides: content.getSizeGuides,
      sizeGuide: async (product) => offerSizeGuide({ guides: await content.getSizeGuides(), product, site: site.site }),
      unshippablePlaces: content.getUnshippablePlaces,
      firstCategories: async (max) =>
        (await import('../../features/listing/first-categories.ts')).firstCategories({ ...content, search: search.search }, max),
    },
  }
}
