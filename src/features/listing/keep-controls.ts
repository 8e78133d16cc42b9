import type { ListingContext } from './listing-context.ts'

type LoadListing<Request> = (request: Request) => Promise<ListingContext>

interface Shown {
  /** Without prefix. */
  readonly path: string
  readonly listing: ListingContext | undefined
}

/**
 * Loads listings as `load` does; one that fails keeps what could be chosen on the same page when it was last loaded, so that filters
 * and sort order stay (PLP-23). `first`: the page the server made.
 */
export const keepControls = <Request extends { readonly path: string }>(load: LoadListing<Request>, first: Shown): LoadListing<Request> => {
  let last = first
  return async (request) => {
    const listing = await load(request)
    const { path } = request
    if (listing.status === 'loaded') last = { path, listing }
    return listing.status === 'failed' && last.path === path && last.listing?.status === 'loaded'
      ? { ...last.listing, ...listing, facets: last.listing.facets, nbHits: last.listing.nbHits }
      : listing
  }
}
