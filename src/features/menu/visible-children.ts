import { menuChildren, type NavigationNode } from '../../site/navigation.ts'

/** Links a menu shows below a node. */
export const visibleChildren = (node: NavigationNode): readonly NavigationNode[] =>
  shownBelow(node).filter(({ type }) => type === undefined)

/** Pictures with a link that a menu shows beside them. */
export const contentsOf = (node: NavigationNode): readonly NavigationNode[] => shownBelow(node).filter(({ type }) => type === 'content')

/** What a level's own button says and leads to, where merchandisers say so. */
export const buttonOf = (node: NavigationNode | undefined, type: 'back-button' | 'view-all-button'): NavigationNode | undefined =>
  node === undefined ? undefined : shownBelow(node).find((entry) => entry.type === type)

/** Whether a menu has anything to show below a node. */
export const hasPanel = (node: NavigationNode): boolean => visibleChildren(node).length + contentsOf(node).length > 0

export const isVisible = (node: NavigationNode): boolean => node.hide !== true

const shownBelow = (node: NavigationNode): readonly NavigationNode[] => menuChildren(node).filter(isVisible)
