import { loads as blockLoads } from '../../../block-registry/loads.ts'
import type { BlockNode } from '../../../schemas/page.ts'
import { ownValue } from '../../lib/own-value.ts'
import type { DataRequest, DataRequests, Load } from '../../page/data-request.ts'
import type { PageContext } from '../../page/page-context.ts'

/** What the blocks of a page ask for: each different request once, and which block gets which answer under which name. */
export interface LoadPlan {
  readonly requests: readonly DataRequest[]
  /** Indexes into `requests` by block id, then by the name the block gave its request. */
  readonly byBlock: Readonly<Record<string, Readonly<Record<string, number>>>>
}

interface Options {
  readonly blocks: readonly BlockNode[]
  readonly context: PageContext
  readonly onProblem: (node: BlockNode, cause: unknown) => void
  readonly loads?: Loads
}

type Loads = Readonly<Record<string, Load<BlockNode['props']>>>

// Forgets which type goes with which props: nodes are validated at publish, where a mistake can still be refused.
const LOADS = blockLoads as unknown as Loads

/** Walks a page once and collects its blocks' requests, equal ones together. A block whose `load` throws asks for nothing. */
export const planData = ({ blocks, context, onProblem, loads = LOADS }: Options): LoadPlan => {
  const requests: DataRequest[] = []
  const indexes = new Map<string, number>()
  const byBlock: Record<string, Readonly<Record<string, number>>> = {}

  const indexOf = (request: DataRequest): number => {
    const key = JSON.stringify(request)
    const index = indexes.get(key) ?? requests.push(request) - 1
    indexes.set(key, index)
    return index
  }
  const visit = (node: BlockNode): void => {
    const made = Object.entries(requestsOf(node)).flatMap(([name, request]) =>
      request === undefined ? [] : [[name, indexOf(request)] as const],
    )
    if (made.length > 0) byBlock[node.id] = Object.fromEntries(made)
    for (const slot of Object.values(node.slots ?? {})) slot.forEach(visit)
  }
  const requestsOf = (node: BlockNode): DataRequests => {
    try {
      return ownValue(loads, node.type)?.(node.props, context) ?? {}
    } catch (cause) {
      onProblem(node, cause)
      return {}
    }
  }

  blocks.forEach(visit)
  return { requests, byBlock }
}
