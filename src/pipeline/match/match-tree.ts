import type { NavigationNode } from '../../site/navigation.ts'

const MAX_LEVELS = 4

/** Nodes a path goes through, top first, when every segment is in the tree (NOTFOUND-01 to 03, ROUTE-25). */
export const matchTree = (segments: readonly string[], tree: readonly NavigationNode[]): readonly NavigationNode[] | undefined => {
  if (segments.length === 0 || segments.length > MAX_LEVELS) return undefined
  const trail: NavigationNode[] = []
  let level = tree
  for (const segment of segments) {
    const node = level.find((candidate) => candidate.slug.toLowerCase() === segment.toLowerCase())
    if (node === undefined) return undefined
    trail.push(node)
    level = node.children
  }
  return trail
}
