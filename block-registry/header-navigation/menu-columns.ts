import { buttonOf, visibleChildren } from '../../src/features/menu/visible-children.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'

/** A column of a menu's panel: links under each other, the first of which is the heading where there is none. */
export interface MenuColumn {
  /** Words above the links that lead nowhere themselves. */
  readonly heading?: string
  readonly nodes: readonly NavigationNode[]
}

/** The panel of a first-level node: its leaves together in one column, every child with children in one of its own. */
export const menuColumns = (node: NavigationNode): readonly MenuColumn[] => {
  const children = visibleChildren(node)
  const leaves = children.filter((child) => visibleChildren(child).length === 0)
  const branches = children.filter((child) => visibleChildren(child).length > 0)
  return [
    { nodes: [allOf(node), ...leaves] },
    ...branches.map((branch): MenuColumn =>
      branch.path === '' ? { heading: branch.label, nodes: visibleChildren(branch) } : { nodes: [branch, ...visibleChildren(branch)] },
    ),
  ]
}

/** The node itself, or the words and address that merchandisers gave its “All” link. */
const allOf = (node: NavigationNode): NavigationNode => {
  const button = buttonOf(node, 'view-all-button')
  return button === undefined ? node : { ...button, path: button.path === '' ? node.path : button.path }
}
