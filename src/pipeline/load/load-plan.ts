import { loads as blockLoads } from '../../../block-registry/loads.ts'
import type { BlockNode } from '../../../schemas/page.ts'
import type { SearchRequest } from '../../features/listing/listing-context.ts'
import { ownValue } from '../../lib/own-value.ts'
import type { Report } from '../../lib/report.ts'
import { withPatience } from '../../lib/with-patience.ts'
import type { DataRequest, DataRequests, Load, CallName, DataCall } from '../../page/data-request.ts'
import type { PageContext } from '../../page/page-context.ts'
import type { BlockDataDeps } from '../../page/page-deps.ts'

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

// Drops the tie between a block's type and its props: nodes are validated at publish, where a mistake can still be refused.
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

/**
 * How long a page waits for a block's data. On the server the shopper sees nothing meanwhile; in a browser she has the page before,
 * and a call may first have to wait for a connection that a picture holds.
 */
const DEADLINE_MS = typeof document === 'undefined' ? 800 : 3_000
/** What the search service takes in one call (INDEX-03). */
const MAX_BATCH = 50

interface Deps {
  readonly data: BlockDataDeps
  readonly report: (entry: Report) => void
  /** Called for an answer that did not come: a page made without it is degraded. */
  readonly onMissing?: () => void
  readonly deadlineMs?: number
}

/** Answers by block id, then by the name the block gave its request; undefined where one failed or came too late. */
export type BlockData = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Sends all requests of a plan at once, searches in batches, each with a deadline. Never rejects. */
export const runPlan = async ({ requests, byBlock }: LoadPlan, deps: Deps): Promise<BlockData> => {
  if (requests.length === 0) return {}
  const answers = await answerAll(requests, deps)
  return mapValues(byBlock, (byName) => mapValues(byName, (index) => answers[index]))
}

const mapValues = <From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))

const answerAll = async (requests: readonly DataRequest[], deps: Deps): Promise<readonly unknown[]> => {
  const searches = requests.filter((request) => request.kind === 'search').map(({ request }) => request)
  const batches = chunk(searches, MAX_BATCH).map((batch) => withDeadline(() => deps.data.search(batch), deps))
  const single = requests.map((request) =>
    request.kind === 'search' ? undefined : withDeadline(() => answerCall(request, deps.data), deps),
  )
  const [found, others] = [await Promise.all(batches), await Promise.all(single)]
  let searched = -1
  return requests.map((request, index) => {
    if (request.kind !== 'search') return others[index]
    searched += 1
    return found[Math.floor(searched / MAX_BATCH)]?.[searched % MAX_BATCH]
  })
}

/** The functions as a mapped type: so the compiler sees that a call's arguments belong to its function. */
type Calls = { readonly [Name in CallName]: (...args: DataCall<Name>['args']) => ReturnType<BlockDataDeps[Name]> }

const answerCall = <Name extends CallName>({ kind, args }: DataCall<Name>, data: Calls): Promise<unknown> => data[kind](...args)

const withDeadline = async <Answer>(
  run: () => Promise<Answer>,
  { report, onMissing, deadlineMs = DEADLINE_MS }: Deps,
): Promise<Answer | undefined> => {
  try {
    return await withPatience(run(), deadlineMs)
  } catch (cause) {
    report({ code: 'blockDataFailed', message: 'Data of a block did not come', details: { cause: String(cause) } })
    onMissing?.()
    return undefined
  }
}

const chunk = (requests: readonly SearchRequest[], size: number): readonly (readonly SearchRequest[])[] =>
  requests.length === 0 ? [] : [requests.slice(0, size), ...chunk(requests.slice(size), size)]
