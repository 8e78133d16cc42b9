import { FILTER_KINDS, type SelectedFilters } from './filters.ts'
import type { NavigationNode } from '../../site/navigation.ts'

/** The first-level node a path lies under, whose levels the side navigation shows (SIDENAV-03). */
export const sideRoot = (path: string, tree: readonly NavigationNode[]): NavigationNode | undefined => {
  const [, first = ''] = path.split('/')
  return tree.find((node) => node.slug === first)
}

/** Every node below, without hidden ones and what is under them (SIDENAV-06). */
export const sideItems = (node: NavigationNode): readonly NavigationNode[] =>
  node.children.filter(({ hide }) => hide !== true).flatMap((child) => [child, ...sideItems(child)])

/** What a node lists, of the filter kinds the search knows. */
export const filtersOfNode = (node: NavigationNode): SelectedFilters =>
  Object.fromEntries(FILTER_KINDS.flatMap((kind) => (node.filters[kind] === undefined ? [] : [[kind, node.filters[kind]]])))
