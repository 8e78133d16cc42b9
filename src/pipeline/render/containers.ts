import { isLazy, type Registry } from './registry.ts'
import { isStatic, type TreeItem, type TreeNode } from './tree.ts'

/** A block that hydrates only because blocks inside it do. */
export interface Container {
  readonly id: string
  readonly type: string
  /** Blocks inside that have a policy of their own. */
  readonly inside: readonly string[]
}

/** Of a page's blocks those without a policy of their own in which every block that hydrates waits for something. */
export const containersIn = (items: readonly TreeItem[], registry: Registry): readonly Container[] => read(items, registry).containers

interface Found {
  readonly containers: readonly Container[]
  readonly lazy: readonly string[]
  /** Something here hydrates at once. */
  readonly isEager: boolean
}

const read = (items: readonly TreeItem[], registry: Registry): Found => {
  const found = items.map((item) => (typeof item === 'number' || isStatic(item, registry) ? NOTHING : readNode(item, registry)))
  return {
    containers: found.flatMap(({ containers }) => containers),
    lazy: found.flatMap(({ lazy }) => lazy),
    isEager: found.some(({ isEager }) => isEager),
  }
}

const NOTHING: Found = { containers: [], lazy: [], isEager: false }

const readNode = ({ id, type, slots = {}, meta }: TreeNode, registry: Registry): Found => {
  const inner = read(Object.values(slots).flat(), registry)
  const policy = registry[type]?.hydrate
  if (isLazy(policy)) return { ...inner, lazy: [id, ...inner.lazy] }
  // What comes and goes with the navigation context may have nothing inside that could open it.
  const isContainer = policy === 'never' && !inner.isEager && inner.lazy.length > 0 && meta?.navContexts === undefined
  if (!isContainer) return { ...inner, isEager: true }
  return { ...inner, containers: [{ id, type, inside: inner.lazy }, ...inner.containers] }
}

/** Types whose code must be there before hydration: all that hydrate at once. */
export const eagerTypes = (items: readonly TreeItem[], registry: Registry): readonly string[] => {
  const waiting = new Set(containersIn(items, registry).map(({ id }) => id))
  return [...eagerIn(items, (node) => !waiting.has(node.id) && !isLazy(registry[node.type]?.hydrate), new Set())]
}

const eagerIn = (items: readonly TreeItem[], isEager: (node: TreeNode) => boolean, found: Set<string>): Set<string> => {
  for (const item of items) {
    if (typeof item === 'number') continue
    if (isEager(item)) found.add(item.type)
    eagerIn(Object.values(item.slots ?? {}).flat(), isEager, found)
  }
  return found
}
