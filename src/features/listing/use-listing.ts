import { useEffect, useState } from 'react'
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

/** Paths of the nodes around the page's listing that hold products, once they are known; undefined hides none. */
export const useSidePaths = (): readonly string[] | undefined => {
  const { sidePaths, laterSidePaths } = usePageContext().listing ?? {}
  const [counted, setCounted] = useState<{ readonly of: unknown; readonly paths: readonly string[] | undefined }>()
  useEffect(() => {
    void laterSidePaths?.then((paths) => setCounted({ of: laterSidePaths, paths }))
  }, [laterSidePaths])
  return sidePaths ?? (counted?.of === laterSidePaths ? counted?.paths : undefined)
}
