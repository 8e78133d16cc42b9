import { readListingAddress, withSort, writeListingAddress, knownFilters, type SelectedFilters } from './listing-address.ts'
import { chooseSort } from './sort-options.ts'
import type { PageContext } from '../../page/page-context.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import type { SiteConfig } from '../../site/site-config.ts'

/** Pages that cut across the tree show categories of their products instead of tree levels; never both (SIDENAV-13). */
export const showsCategoryNavigation = (
  { kind, path }: Pick<PageContext, 'kind' | 'path'>,
  { navigation }: Pick<SiteConfig, 'navigation'>,
): boolean => kind === 'brand' || navigation.categoryNavRoutes.includes(path)

/** The first-level node a path lies under, whose levels the side navigation shows (SIDENAV-03). */
export const sideRoot = (path: string, tree: readonly NavigationNode[]): NavigationNode | undefined => {
  const [, first = ''] = path.split('/')
  return tree.find((node) => node.slug === first)
}

/** Every node below, without hidden ones and what is under them (SIDENAV-06). */
export const sideItems = (node: NavigationNode): readonly NavigationNode[] =>
  node.children.filter(({ hide }) => hide !== true).flatMap((child) => [child, ...sideItems(child)])

/** What a node lists, of the filter kinds the search knows. */
export const filtersOfNode = (node: NavigationNode): SelectedFilters => knownFilters(node.filters)

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
