import type { BlockNode } from '../../../schemas/page.ts'
import type { DataRequest } from '../../page/data-request.ts'
import type { PageContext } from '../../page/page-context.ts'
import type { Registry } from '../render/registry.ts'

/** What the blocks of a page ask for: each different request once, and who wants which answers in what order. */
export interface LoadPlan {
  readonly requests: readonly DataRequest[]
  /** Positions in `requests`, by block id. */
  readonly wanted: Readonly<Record<string, readonly number[]>>
}

interface Options {
  readonly blocks: readonly BlockNode[]
  readonly registry: Registry
  readonly context: PageContext
  readonly onProblem: (node: BlockNode, cause: unknown) => void
}

/** Walks a page once and collects its blocks' requests, equal ones together. A block that fails to ask asks for nothing. */
export const planData = ({ blocks, registry, context, onProblem }: Options): LoadPlan => {
  const requests: DataRequest[] = []
  const positions = new Map<string, number>()
  const wanted: Record<string, readonly number[]> = {}

  const place = (request: DataRequest): number => {
    const key = JSON.stringify(request)
    const known = positions.get(key)
    if (known !== undefined) return known
    positions.set(key, requests.length)
    return requests.push(request) - 1
  }
  const visit = (node: BlockNode): void => {
    const asked = ask(node)
    if (asked.length > 0) wanted[node.id] = asked.map(place)
    for (const slot of Object.values(node.slots ?? {})) slot.forEach(visit)
  }
  const ask = (node: BlockNode): readonly DataRequest[] => {
    try {
      return registry[node.type]?.load?.(node.props, context) ?? []
    } catch (cause) {
      onProblem(node, cause)
      return []
    }
  }

  blocks.forEach(visit)
  return { requests, wanted }
}
