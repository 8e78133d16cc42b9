import { loadSearch } from '../../clients/search/load-search.ts'
import { report } from '../../lib/report.ts'
import type { SiteValue } from '../../site/site-value.ts'
import { createListingSearch, type ListingSearch } from './create-listing-search.ts'
import type { SelectedFilters } from './listing-address.ts'
import type { ListingAnswer } from './listing-answer.ts'
import type { ListingContext } from './listing-context.ts'
import { BEST_MATCH, type RouteKind } from './sort-options.ts'

interface Choice {
  readonly site: SiteValue
  readonly routeKind: RouteKind
  readonly listing: Pick<ListingContext, 'query' | 'pageFilters'>
  readonly filters: SelectedFilters
}

const searches = new WeakMap<SiteValue, ListingSearch>()

/** What a listing would show with other filters, without its products. Loaded with the first choice that waits. */
export const countChoice = async ({ site, routeKind, listing, filters }: Choice): Promise<ListingAnswer> => {
  const { query, pageFilters } = listing
  const search =
    searches.get(site) ?? createListingSearch({ client: await loadSearch(site), site: site.site, language: site.language, report })
  searches.set(site, search)
  return search.listing({
    routeKind,
    query,
    pageFilters,
    selectedFilters: filters,
    sort: BEST_MATCH,
    page: 1,
    hitsPerPage: 0,
    featuredProductIds: [],
    featuredCollections: [],
  })
}
