import type { NavigationNode } from '../../site/navigation.ts'
import { isVisible, visibleChildren } from './visible-children.ts'

/** The way down the tree as indexes among visible nodes (MENU-01); empty is the root. */
export type PulloutStack = readonly number[]

interface Opening {
  readonly tree: readonly NavigationNode[]
  /** Address without prefix. */
  readonly path: string
  /** Config `navigation.restorePulloutLevel`. */
  readonly restores: boolean
}

/** Where the menu opens: at the first-level node the shopper is in, where that has children; else at the root (MENU-12). */
export const openingStack = ({ tree, path, restores }: Opening): PulloutStack => {
  if (!restores) return []
  const slug = path.split('/')[1]
  // Merchandisers' own entries are no categories and have an empty slug: nobody is in one, least of all on the home page.
  if (slug === undefined || slug === '') return []
  const index = tree.filter(isVisible).findIndex((node) => node.slug === slug && visibleChildren(node).length > 0)
  return index < 0 ? [] : [index]
}

/** Goes into a node that has children (MENU-02). */
export const pushLevel = (stack: PulloutStack, index: number): PulloutStack => [...stack, index]

/** Back to the level above (MENU-03). */
export const popLevel = (stack: PulloutStack): PulloutStack => stack.slice(0, -1)

interface Level {
  /** The node whose children show; none at the root. */
  readonly parent: NavigationNode | undefined
  readonly nodes: readonly NavigationNode[]
}

/** What a stack shows. An index that no longer exists stops the way down there. */
export const levelAt = (tree: readonly NavigationNode[], stack: PulloutStack): Level =>
  stack.reduce<Level>(
    (level, index) => {
      const parent = level.nodes[index]
      return parent === undefined ? level : { parent, nodes: visibleChildren(parent) }
    },
    { parent: undefined, nodes: tree.filter(isVisible) },
  )
