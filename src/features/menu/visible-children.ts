import type { NavigationNode } from '../../site/navigation.ts'

/** Children a menu shows. */
export const visibleChildren = (node: NavigationNode): readonly NavigationNode[] => node.children.filter(isVisible)

export const isVisible = (node: NavigationNode): boolean => node.hide !== true
