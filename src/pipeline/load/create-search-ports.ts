import type { Report } from '../../lib/report.ts'
import { createSearchClient, type SearchClient } from '../../clients/search/create-search-client.ts'
import { fetchRequester } from '../../clients/search/fetch-requester.ts'
import { createListingSearch, type ListingSearch } from '../../features/listing/create-listing-search.ts'
import { loadListing } from '../../features/listing/load-listing.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { Ports } from './create-services.ts'

/** What pages are loaded with from the search. */
export type SearchReads = Pick<SearchClient, 'productsById' | 'recommendations' | 'suggestions'> & ListingSearch

interface Deps {
  readonly site: SiteConfig
  readonly language: string
  readonly baseUrl: string
  /** The host's way to the search service; the browser uses its own. */
  readonly fetch?: typeof fetch
  /** What a host that serves many shoppers does with the calls. */
  readonly wrap?: (search: SearchReads) => SearchReads
  readonly report: (entry: Report) => void
  readonly getNavigation: () => Promise<readonly NavigationNode[]>
}

/** Listings and cards from the search service. */
export const createSearchPorts = ({
  fetch,
  wrap = (search) => search,
  getNavigation,
  ...deps
}: Deps): Pick<Ports, 'loadListing' | 'data'> => {
  const client = createSearchClient({ ...deps, ...(fetch === undefined ? {} : { requester: fetchRequester(fetch) }) })
  const search = wrap({ ...client, ...createListingSearch({ ...deps, client }) })
  const { site, report } = deps
  return { data: search, loadListing: (request) => loadListing({ ...request, search, site, report, getNavigation }) }
}
