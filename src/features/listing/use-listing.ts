import { readListingAddress, withPage, writeListingAddress, type ListingAddress } from './listing-address.ts'
import { without } from '../../lib/without.ts'
import type { ListingContext } from './listing-context.ts'
import { usePageContext } from '../../page/use-page-context.ts'

/** The page's listing, and how to lead to the same one with something changed. */
export interface ListingAccess {
  readonly listing: ListingContext
  /** The address's state, with the page that is really shown. */
  readonly address: ListingAddress
  /** A changed address as a path without prefix. */
  readonly hrefOf: (address: ListingAddress) => string
}

/** The page's listing; undefined on pages that have none. */
export const useListing = (): ListingAccess | undefined => {
  const { listing, query, path } = usePageContext()
  if (listing === undefined) return undefined
  const address = { ...withPage(readListingAddress(new URLSearchParams(query)), listing.page) }
  return {
    listing,
    address: listing.selectedSort === address.sortBy ? address : without(address, 'sortBy'),
    hrefOf: (changed) => `${path}${writeListingAddress(changed)}`,
  }
}
