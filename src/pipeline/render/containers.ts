import { isLazy, type Registry } from '../blocks/registry.ts'
import { isStatic, type TreeItem, type TreeNode } from '../blocks/tree.ts'

/** A block that hydrates only because blocks inside it do. */
export interface Container {
  readonly id: string
  readonly type: string
  /** Blocks inside that have a policy of their own. */
  readonly inside: readonly string[]
}

/** Which of a page's blocks wait for something before they hydrate. */
export interface HydrationPlan {
  /** Blocks without a policy of their own in which every block that hydrates waits. */
  readonly containers: readonly Container[]
  /** Types whose code must be there before hydration: all that hydrate at once. */
  readonly eager: readonly string[]
}

export const planHydration = (items: readonly TreeItem[], registry: Registry): HydrationPlan => {
  const { containers, eager } = read(items, registry)
  return { containers, eager: [...new Set(eager)] }
}

interface Found extends HydrationPlan {
  readonly lazy: readonly string[]
}

const read = (items: readonly TreeItem[], registry: Registry): Found => {
  const found = items.map((item) => (typeof item === 'number' || isStatic(item, registry) ? NOTHING : readNode(item, registry)))
  return {
    containers: found.flatMap(({ containers }) => containers),
    lazy: found.flatMap(({ lazy }) => lazy),
    eager: found.flatMap(({ eager }) => eager),
  }
}

const NOTHING: Found = { containers: [], lazy: [], eager: [] }

const readNode = ({ id, type, slots = {}, meta }: TreeNode, registry: Registry): Found => {
  const inner = read(Object.values(slots).flat(), registry)
  const policy = registry[type]?.hydrate
  if (isLazy(policy)) return { ...inner, lazy: [id, ...inner.lazy] }
  // What comes and goes with the navigation context may have nothing inside that could open it.
  const isContainer = policy === 'never' && inner.eager.length === 0 && inner.lazy.length > 0 && meta?.navContexts === undefined
  if (!isContainer) return { ...inner, eager: [type, ...inner.eager] }
  return { ...inner, containers: [{ id, type, inside: inner.lazy }, ...inner.containers] }
}
