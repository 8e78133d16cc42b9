import { assemblePage } from '../assemble-page.ts'
import type { Loader } from '../loader.ts'
import { listingStatus } from '../listing-status.ts'

/** Search results; a search rule may send the shopper elsewhere, and nothing found has content of its own. */
export const loadSearch: Loader = async (input) => {
  const { request, pageDeps, match } = input
  const words = (request.query.get('query') ?? '').trim()
  const listing = await pageDeps.loadListing({
    routeKind: 'search',
    heading: words,
    path: match.path,
    query: request.query,
    pageFilters: {},
  })
  if (listing.redirect !== undefined) return { outcome: 'redirect', to: listing.redirect, status: 302 }
  const isEmpty = listing.status === 'loaded' && listing.nbHits === 0
  const key = isEmpty && (await pageDeps.getPage('emptySearch')) !== undefined ? 'emptySearch' : 'search'
  return assemblePage({ ...input, kind: 'search', key, status: listingStatus(listing), name: words, extra: { listing } })
}
