import { readListingAddress, withSort, writeListingAddress } from './listing-address.ts'
import { chooseSort } from './sort-options.ts'

/**
 * Where a side item leads (SIDENAV-07 to SIDENAV-10): another path keeps all parameters but page, featured products and
 * a sort it does not offer; the same path keeps its whole address.
 */
export const sideLink = (
  target: string,
  { path, query }: { readonly path: string; readonly query: Readonly<Record<string, string>> },
): string => {
  const address = readListingAddress(new URLSearchParams(query))
  if (target === path) return `${target}${writeListingAddress(address)}`
  const { key } = chooseSort(address.sortBy, { routeKind: 'listing', path: target })
  return `${target}${writeListingAddress({ ...withSort(address, key), featuredProductIds: [] })}`
}
