import type { Report } from '../../lib/report.ts'
import type { SearchRequest } from '../../features/listing/search-request.ts'
import type { DataRequest } from '../../page/data-request.ts'
import type { DataSource } from '../../page/data-source.ts'
import type { LoadPlan } from './load-plan.ts'

/** How long a block's data may keep a page waiting. */
const DEADLINE_MS = 800
/** What the search service takes in one call (INDEX-03). */
const MAX_BATCH = 50

interface Deps {
  readonly source: DataSource
  readonly report: (entry: Report) => void
  /** Called for an answer that did not come: what is made without it is not what it should be. */
  readonly onMissing?: () => void
  readonly deadlineMs?: number
}

/** Answers by block id, in the order each block asked; undefined where one failed or came too late. */
export type BlockData = Readonly<Record<string, readonly unknown[]>>

/** Asks for everything a plan holds at once, searches in batches, each with a deadline. Never rejects. */
export const runPlan = async (plan: LoadPlan, deps: Deps): Promise<BlockData> => {
  if (plan.requests.length === 0) return {}
  const answers = await answerAll(plan.requests, deps)
  return Object.fromEntries(Object.entries(plan.wanted).map(([id, positions]) => [id, positions.map((position) => answers[position])]))
}

const answerAll = async (requests: readonly DataRequest[], deps: Deps): Promise<readonly unknown[]> => {
  const searches = requests.filter((request) => request.kind === 'search').map(({ request }) => request)
  const batches = chunk(searches, MAX_BATCH).map((batch) => withDeadline(() => deps.source.search(batch), deps))
  const single = requests.map((request) => (request.kind === 'search' ? undefined : withDeadline(() => askOne(request, deps.source), deps)))
  const [found, others] = [await Promise.all(batches), await Promise.all(single)]
  let searched = -1
  return requests.map((request, position) => {
    if (request.kind !== 'search') return others[position]
    searched += 1
    return found[Math.floor(searched / MAX_BATCH)]?.[searched % MAX_BATCH]
  })
}

const askOne = (request: Exclude<DataRequest, { kind: 'search' }>, source: DataSource): Promise<unknown> => {
  if (request.kind === 'productsById') return source.productsById(request.ids)
  if (request.kind === 'shippingOptions') return source.shippingOptions()
  if (request.kind === 'sizeGuides') return source.sizeGuides()
  if (request.kind === 'sizeGuide') return source.sizeGuide(request.product)
  if (request.kind === 'unshippablePlaces') return source.unshippablePlaces()
  if (request.kind === 'suggestions') return source.suggestions(request.query, request.max)
  const { kind: _, ...recommendation } = request
  return source.recommendations(recommendation)
}

const withDeadline = async <Answer>(
  ask: () => Promise<Answer>,
  { report, onMissing, deadlineMs = DEADLINE_MS }: Deps,
): Promise<Answer | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${deadlineMs} ms`)), deadlineMs)
  })
  try {
    return await Promise.race([ask(), tooLate])
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
