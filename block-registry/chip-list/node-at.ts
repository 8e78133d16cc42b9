import type { NavigationNode } from '../../src/site/navigation.ts'

/** The node of the tree at a path, hidden or not. */
export const nodeAt = (path: string, tree: readonly NavigationNode[]): NavigationNode | undefined => {
  const above = tree.find((node) => path === node.path || path.startsWith(`${node.path}/`))
  return above === undefined || above.path === path ? above : nodeAt(path, above.children)
}
