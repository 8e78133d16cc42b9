import type { Report } from '../../lib/report.ts'
import type { SearchRequest } from '../../features/listing/search-request.ts'
import type { CallName, DataRequest, DataCall } from '../../page/data-request.ts'
import type { BlockDataDeps } from '../../page/page-deps.ts'
import type { LoadPlan } from './load-plan.ts'

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
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${deadlineMs} ms`)), deadlineMs)
  })
  try {
    return await Promise.race([run(), tooLate])
  } catch (cause) {
    report({ code: 'blockDataFailed', message: 'Data of a block did not come', details: { cause: String(cause) } })
    onMissing?.()
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

const chunk = (requests: readonly SearchRequest[], size: number): readonly (readonly SearchRequest[])[] =>
  requests.length === 0 ? [] : [requests.slice(0, size), ...chunk(requests.slice(size), size)]
