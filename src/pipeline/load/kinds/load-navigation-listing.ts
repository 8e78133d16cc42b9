import { FILTER_KINDS, type FilterKind, type SelectedFilters } from '../../../features/listing/filters.ts'
import type { NavigationNode } from '../../../site/navigation.ts'
import { assemblePage } from '../assemble-page.ts'
import type { Loader } from '../loader.ts'
import { listingStatus } from '../listing-status.ts'
import { loadNotFound } from './load-not-found.ts'

/** A category from the navigation tree, up to four levels (ROUTE-25). */
export const loadNavigationListing: Loader = async (input) => {
  const { match, request, pageDeps } = input
  const trail = match.trail ?? []
  const node = trail.at(-1)
  if (node === undefined) return loadNotFound(input)
  const listing = await pageDeps.loadListing({
    routeKind: 'listing',
    heading: node.label,
    path: node.path,
    query: request.query,
    pageFilters: filtersOf(node),
  })
  const description = pageDeps.t('pageTitle.listingDescription', { name: node.label, siteName: pageDeps.site.site.siteName })
  const seo = { description, ...node.seo }
  const between = trail.slice(0, -1).map(({ label, path }) => ({ h1: label, path }))
  return assemblePage({
    ...input,
    kind: 'listing',
    status: listingStatus(listing),
    name: node.label,
    between,
    seo,
    extra: { listing },
  })
}

/** Filter kinds the search knows; a tree from elsewhere may have more. */
const filtersOf = (node: NavigationNode): SelectedFilters =>
  Object.fromEntries(Object.entries(node.filters).filter(([kind]) => isFilterKind(kind)))

const isFilterKind = (kind: string): kind is FilterKind => FILTER_KINDS.some((known) => known === kind)
