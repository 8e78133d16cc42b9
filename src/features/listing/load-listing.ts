import type { Report } from '../../lib/report.ts'
import type { SearchClient } from '../../clients/search/create-search-client.ts'
import type { SelectedFilters } from './filters.ts'
import { indexName } from '../../clients/search/index-name.ts'
import { readListingAddress, type ListingAddress } from './listing-address.ts'
import type { ListingAnswer } from './listing-answer.ts'
import { chooseSort, sortsFor, type RouteKind, type SortOption } from './sort-options.ts'
import { usableFilters } from './usable-filters.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { ListingContext } from './listing-context.ts'
import { pagesOf, pageSizeOf } from './listing-page-size.ts'
import { filtersOfNode, sideItems, sideRoot } from './listing-side-items.ts'

export interface LoadListingInput {
  readonly search: Pick<SearchClient, 'listing' | 'countHits'>
  readonly site: SiteConfig
  readonly report: (entry: Report) => void
  readonly routeKind: RouteKind
  readonly heading: string
  /** Without prefix. */
  readonly path: string
  /** The address's parameters. */
  readonly query: URLSearchParams
  readonly pageFilters: SelectedFilters
  /** The navigation tree, for which of its nodes hold products; without it the side navigation shows them all. */
  readonly getNavigation?: () => Promise<readonly NavigationNode[]>
}

/** Loads what a listing's address asks for. Never throws: an outage is status `failed` (PLP-23). */
export const loadListing = async (input: LoadListingInput): Promise<ListingContext> => {
  const { site, report } = input
  const request = readRequest(input)
  try {
    const [answer, sidePaths] = await Promise.all([ask(input, request), findSidePaths(input)])
    return { ...contextOf(request, site), ...answer, ...(sidePaths === undefined ? {} : { sidePaths }), status: 'loaded' }
  } catch (cause) {
    report({
      code: 'listingFailed',
      message: 'Products of a listing could not be loaded',
      details: { path: input.path, cause: String(cause) },
    })
    return { ...contextOf(request, site), status: 'failed' }
  }
}

interface ListingRequest {
  readonly address: ListingAddress
  readonly heading: string
  readonly routeKind: RouteKind
  readonly pageFilters: SelectedFilters
  readonly sort: SortOption
  readonly sorts: readonly SortOption[]
  readonly hitsPerPage: number
}

const readRequest = ({ site, report, routeKind, heading, path, query, pageFilters }: LoadListingInput): ListingRequest => {
  const address = readListingAddress(query)
  const target = { routeKind, path }
  const onWrong = (configured: number): void => report({ code: 'hitsPerPageWrong', message: `listing.hitsPerPage cannot be ${configured}` })
  return {
    address,
    heading,
    routeKind,
    pageFilters,
    sort: chooseSort(address.sortBy, target),
    sorts: sortsFor(target),
    hitsPerPage: pageSizeOf(site.listing.hitsPerPage, onWrong),
  }
}

type Loaded = Pick<
  ListingContext,
  'facets' | 'priceRange' | 'page' | 'pages' | 'nbHits' | 'approximateTotal' | 'hits' | 'queryID' | 'redirect'
>

/** Asks for the page, and for the last one where the address lies beyond it (PLP-24). */
const ask = async ({ search }: LoadListingInput, request: ListingRequest): Promise<Loaded> => {
  const { address, hitsPerPage } = request
  const wanted = (page: number) => search.listing({ ...queryOf(request), page, hitsPerPage })
  const first = await wanted(address.page)
  const pages = pagesOf(first.nbHits, hitsPerPage)
  const page = Math.max(1, Math.min(address.page, pages))
  return loadedOf(page === address.page ? first : await wanted(page), page, pages)
}

const queryOf = ({ address, routeKind, sort, pageFilters }: ListingRequest) => ({
  routeKind,
  query: address.query,
  sort,
  pageFilters,
  selectedFilters: address.filters,
  featuredProductIds: address.featuredProductIds,
  featuredCollections: address.featuredCollections,
})

const loadedOf = (
  { hits, nbHits, isApproximate, facets, priceRange, queryID, redirect }: ListingAnswer,
  page: number,
  pages: number,
): Loaded => ({
  hits,
  nbHits,
  approximateTotal: isApproximate,
  facets,
  page,
  pages,
  ...(priceRange === undefined ? {} : { priceRange }),
  ...(queryID === undefined ? {} : { queryID }),
  ...(redirect === undefined ? {} : { redirect }),
})

/** What is known of a listing before the search has answered. */
const contextOf = (
  { address, heading, pageFilters, sort, sorts, hitsPerPage }: ListingRequest,
  site: SiteConfig,
): Omit<ListingContext, 'status'> => ({
  heading,
  pageFilters,
  selectedFilters: usableFilters(address.filters),
  facets: {},
  query: address.query,
  page: address.page,
  pages: 0,
  hitsPerPage,
  nbHits: 0,
  approximateTotal: false,
  selectedSort: sort.key,
  sortOptions: sorts.map(({ key, label }) => ({ key, label })),
  hits: [],
  indexName: indexName(site, sort.indexSuffix),
})

/** Nodes around the listing that hold products (SIDENAV-05). Not knowing hides nothing. */
const findSidePaths = async ({
  search,
  path,
  report,
  getNavigation,
  routeKind,
}: LoadListingInput): Promise<readonly string[] | undefined> => {
  if (getNavigation === undefined || routeKind !== 'listing') return undefined
  try {
    const root = sideRoot(path, await getNavigation())
    const nodes = root === undefined ? [] : sideItems(root)
    const counts = await search.countHits(nodes.map(filtersOfNode))
    return nodes.filter((_, place) => (counts[place] ?? 0) > 0).map((node) => node.path)
  } catch (cause) {
    report({
      code: 'sideNavigationFailed',
      message: 'Products of the side navigation could not be counted',
      details: { cause: String(cause) },
    })
    return undefined
  }
}
