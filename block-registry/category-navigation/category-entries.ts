import type { FilterOption } from '../../src/features/listing/listing-address.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'

/** A category of the tree that listed products are in. */
export interface CategoryEntry {
  readonly tag: string
  readonly label: string
  readonly count: number
  readonly children: readonly CategoryEntry[]
}

/**
 * Tree nodes whose category occurs among the listed products' categories. Hidden nodes and nodes that mean "on sale" are
 * left out with all that is under them (CATNAV-06).
 */
export const categoryEntries = (
  nodes: readonly NavigationNode[],
  options: readonly FilterOption[],
  levels: number,
): readonly CategoryEntry[] => {
  if (levels <= 0) return []
  return nodes.flatMap((node) => {
    const [tag] = node.filters['categories'] ?? []
    const option = options.find((facet) => facet.tag === tag)
    if (node.hide === true || node.filters['onSale'] !== undefined || option === undefined) return []
    return [{ tag: option.tag, label: node.label, count: option.count, children: categoryEntries(node.children, options, levels - 1) }]
  })
}
