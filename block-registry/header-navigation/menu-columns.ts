import { visibleChildren } from '../../src/features/menu/visible-children.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'

/** A column of a menu's panel: links under each other; the first is the heading where `isHeaded`. */
export interface MenuColumn {
  readonly isHeaded: boolean
  readonly nodes: readonly NavigationNode[]
}

/** The panel of a first-level node: its leaves together in one column, every child with children in one of its own. */
export const menuColumns = (node: NavigationNode): readonly MenuColumn[] => {
  const children = visibleChildren(node)
  const leaves = children.filter((child) => visibleChildren(child).length === 0)
  const branches = children.filter((child) => visibleChildren(child).length > 0)
  return [
    { isHeaded: false, nodes: [node, ...leaves] },
    ...branches.map((branch) => ({ isHeaded: true, nodes: [branch, ...visibleChildren(branch)] })),
  ]
}
