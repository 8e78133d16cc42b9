import { useEffect, useMemo, useState } from 'react'
import { usePendingSearch } from '../../page/router-context.ts'
import { readListingAddress, withPage, writeListingAddress, type ListingAddress, type SelectedFilters } from './listing-address.ts'
import { BEST_MATCH } from './sort-options.ts'
import { without } from '../../lib/without.ts'
import type { ListingContext } from './listing-context.ts'
import { usePageContext } from '../../page/use-page-context.ts'

/** The page's listing, and how to lead to the same one with something changed. */
export interface ListingAccess {
  readonly listing: ListingContext
  /**
   * What is chosen, which controls show and begin from: the state of the address being loaded, else of the one shown. Products of an
   * earlier choice may still be on the page.
   */
  readonly address: ListingAddress
  /** The state of the address shown, with the page and the order that are really shown. */
  readonly shown: ListingAddress
  /** The chosen filters that count. */
  readonly filters: SelectedFilters
  readonly sort: string
  /** A changed address as a path without prefix. */
  readonly hrefOf: (address: ListingAddress) => string
}

/** The page's listing; undefined on pages that have none. */
export const useListing = (): ListingAccess | undefined => {
  const { listing, query, path } = usePageContext()
  const pendingSearch = usePendingSearch(path)
  const pending = useMemo(
    () => (pendingSearch === undefined ? undefined : readListingAddress(new URLSearchParams(pendingSearch))),
    [pendingSearch],
  )
  if (listing === undefined) return undefined
  const named = withPage(readListingAddress(new URLSearchParams(query)), listing.page)
  const shown = listing.selectedSort === named.sortBy ? named : without(named, 'sortBy')
  return {
    listing,
    address: pending ?? shown,
    shown,
    filters: pending?.filters ?? listing.selectedFilters,
    sort: pending === undefined ? listing.selectedSort : (pending.sortBy ?? BEST_MATCH.key),
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
