import type { BlockNode } from '../../../schemas/page.ts'
import type { DataRequest, DataRequests } from '../../page/data-request.ts'
import type { PageContext } from '../../page/page-context.ts'
import type { Registry } from '../render/registry.ts'

/** What the blocks of a page ask for: each different request once, and which block gets which answer under which name. */
export interface LoadPlan {
  readonly requests: readonly DataRequest[]
  /** Indexes into `requests` by block id, then by the name the block gave its request. */
  readonly byBlock: Readonly<Record<string, Readonly<Record<string, number>>>>
}

interface Options {
  readonly blocks: readonly BlockNode[]
  readonly registry: Registry
  readonly context: PageContext
  readonly onProblem: (node: BlockNode, cause: unknown) => void
}

/** Walks a page once and collects its blocks' requests, equal ones together. A block whose `load` throws asks for nothing. */
export const planData = ({ blocks, registry, context, onProblem }: Options): LoadPlan => {
  const requests: DataRequest[] = []
  const indexes = new Map<string, number>()
  const byBlock: Record<string, Record<string, number>> = {}

  const indexOf = (request: DataRequest): number => {
    const key = JSON.stringify(request)
    const index = indexes.get(key) ?? requests.push(request) - 1
    indexes.set(key, index)
    return index
  }
  const visit = (node: BlockNode): void => {
    for (const [name, request] of Object.entries(requestsOf(node)))
      if (request !== undefined) (byBlock[node.id] ??= {})[name] = indexOf(request)
    for (const slot of Object.values(node.slots ?? {})) slot.forEach(visit)
  }
  const requestsOf = (node: BlockNode): DataRequests => {
    try {
      return registry[node.type]?.load?.(node.props, context) ?? {}
    } catch (cause) {
      onProblem(node, cause)
      return {}
    }
  }

  blocks.forEach(visit)
  return { requests, byBlock }
}
