import { groupBrands } from '../group-brands.ts'
import { assemblePage } from '../assemble-page.ts'
import type { Loader } from '../loader.ts'
import { listingStatus } from '../listing-status.ts'

/** Every brand with something to sell, by first letter (ROUTE-24). */
export const loadBrandIndex: Loader = async (input) => {
  const { pageDeps, match } = input
  const listing = await pageDeps.loadListing({
    routeKind: 'brand',
    heading: '',
    path: match.path,
    query: new URLSearchParams(),
    pageFilters: {},
  })
  const brands = (listing.facets.brand ?? []).map(({ tag, value }) => ({
    name: value,
    tag,
    path: `${match.path}/${encodeURIComponent(tag)}`,
  }))
  return assemblePage({
    ...input,
    kind: 'brandIndex',
    status: listingStatus(listing),
    extra: { brandIndex: { groups: groupBrands(brands) } },
  })
}
