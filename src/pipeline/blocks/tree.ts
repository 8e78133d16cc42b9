import type { BlockNode } from '../../../schemas/page.ts'
import type { Registry } from './registry.ts'

/**
 * A page's blocks as the renderer takes them. A number stands for that many blocks (slots included) that the server
 * has rendered and that stay HTML: their props never travel.
 */
export type TreeItem = TreeNode | number

export interface TreeNode extends Omit<BlockNode, 'slots'> {
  readonly slots?: Readonly<Record<string, readonly TreeItem[]>>
}

/**
 * Whether a block and everything in its slots stays HTML. Types nobody knows render nothing, so they stay too. What comes and
 * goes with the navigation context does not.
 */
export const isStatic = (node: TreeNode, registry: Registry): boolean => {
  if (node.meta?.navContexts !== undefined) return false
  const definition = registry[node.type]
  if (definition !== undefined && definition.hydrate !== 'never') return false
  return Object.values(node.slots ?? {}).every((items) => items.every((item) => typeof item === 'number' || isStatic(item, registry)))
}

/** Breadcrumbs stand before a page and not in it: what follows them opens the page. */
export const placesOf = (type: string): number => (type === 'breadcrumbs' ? 0 : 1)

/** How many blocks an item is, slots included and breadcrumbs not. */
export const countBlocks = (item: TreeItem): number => {
  if (typeof item === 'number') return item
  return (
    placesOf(item.type) +
    Object.values(item.slots ?? {}).reduce((sum, items) => sum + items.reduce<number>((inner, each) => inner + countBlocks(each), 0), 0)
  )
}

/** What of a page's blocks the browser needs to take over: each run of static ones becomes a number. */
export const toHydrationTree = (nodes: readonly TreeItem[], registry: Registry): readonly TreeItem[] => {
  const items: TreeItem[] = []
  for (const node of nodes) {
    const last = items.at(-1)
    if (typeof node !== 'number' && !isStatic(node, registry)) items.push(withHydrationSlots(node, registry))
    else if (typeof last === 'number') items[items.length - 1] = last + countBlocks(node)
    else items.push(countBlocks(node))
  }
  return items
}

const withHydrationSlots = (node: TreeNode, registry: Registry): TreeNode => {
  if (node.slots === undefined) return node
  const slots = Object.entries(node.slots).map(([name, items]) => [name, toHydrationTree(items, registry)] as const)
  return { ...node, slots: Object.fromEntries(slots) }
}

/** Types in a tree, each once. */
export const typesOf = (items: readonly TreeItem[], found = new Set<string>()): ReadonlySet<string> => {
  for (const item of items) {
    if (typeof item === 'number') continue
    found.add(item.type)
    for (const slot of Object.values(item.slots ?? {})) typesOf(slot, found)
  }
  return found
}
