import type { Report } from '../../lib/report.ts'
import type { ListingSearch } from './create-listing-search.ts'
import { indexName } from '../../clients/search/index-name.ts'
import { readListingAddress, type ListingAddress, type SelectedFilters } from './listing-address.ts'
import type { ListingAnswer } from './listing-answer.ts'
import { chooseSort, sortsFor, type RouteKind, type SortOption } from './sort-options.ts'
import { usableFilters } from './filter-expression.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { ListingContext } from './listing-context.ts'
import type { SidePaths } from './side-paths.ts'

export interface LoadListingInput {
  readonly search: Pick<ListingSearch, 'listing'>
  readonly site: SiteConfig
  readonly report: (entry: Report) => void
  readonly routeKind: RouteKind
  readonly heading: string
  /** Without prefix. */
  readonly path: string
  /** The address's parameters. */
  readonly query: URLSearchParams
  readonly pageFilters: SelectedFilters
  /** Which nodes around a path hold products; without it the side navigation shows them all. */
  readonly findSidePaths?: SidePaths['find']
  /** How long products that are there wait for what the side navigation shows. */
  readonly sidePatienceMs?: number
}

/** Loads what a listing's address asks for. Never throws: an outage is status `failed` (PLP-23). */
export const loadListing = async (input: LoadListingInput): Promise<ListingContext> => {
  const { site, report } = input
  const request = readRequest(input)
  // Sent with the products' query, and never in their way: they show with what is known by then, and the rest follows.
  const counting = input.routeKind === 'listing' ? input.findSidePaths?.(input.path) : undefined
  try {
    const answer = await loadPage(input, request)
    return { ...contextOf(request, site), ...answer, ...(await sidePathsOf(counting, input.sidePatienceMs)), status: 'loaded' }
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

type Loaded = Omit<ListingAnswer, 'isApproximate' | 'nbPages'> & Pick<ListingContext, 'approximateTotal' | 'page' | 'pages'>

/** Loads the page, and the last one where the address lies beyond it (PLP-24). */
const loadPage = async ({ search }: LoadListingInput, request: ListingRequest): Promise<Loaded> => {
  const { address, hitsPerPage } = request
  const load = (page: number) => search.listing({ ...queryOf(request), page, hitsPerPage })
  const first = await load(address.page)
  const pages = pagesOf(first.nbHits, hitsPerPage)
  const page = Math.max(1, Math.min(address.page, pages))
  const { isApproximate, nbPages: _, ...answer } = page === address.page ? first : await load(page)
  return { ...answer, approximateTotal: isApproximate, page, pages }
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

/** What is known after a moment; else where it will be. Not knowing hides nothing (SIDENAV-05). */
const sidePathsOf = async (
  counting: ReturnType<SidePaths['find']> | undefined,
  patienceMs = 0,
): Promise<Pick<ListingContext, 'sidePaths' | 'laterSidePaths'>> => {
  if (counting === undefined) return {}
  const tooLate = new Promise<'tooLate'>((resolve) => setTimeout(() => resolve('tooLate'), patienceMs))
  const sidePaths = await Promise.race([counting, tooLate])
  if (sidePaths === 'tooLate') return { laterSidePaths: counting }
  return sidePaths === undefined ? {} : { sidePaths }
}

const DEFAULT_HITS_PER_PAGE = 48
/** How far the index lets anyone page (PLP-24). */
const PAGINATION_LIMIT = 1000

/** Products a page: multiples of 12 from 12 to 96; undefined for other values of the configuration. */
const isAllowed = (hitsPerPage: number): boolean => Number.isInteger(hitsPerPage / 12) && hitsPerPage >= 12 && hitsPerPage <= 96

/** The configured page size, or the default and a report of what was wrong (PLP-24). */
const pageSizeOf = (configured: number, onWrong: (configured: number) => void): number => {
  if (isAllowed(configured)) return configured
  onWrong(configured)
  return DEFAULT_HITS_PER_PAGE
}

/** Pages that can be reached. */
const pagesOf = (nbHits: number, hitsPerPage: number): number =>
  Math.min(Math.ceil(nbHits / hitsPerPage), Math.ceil(PAGINATION_LIMIT / hitsPerPage))
