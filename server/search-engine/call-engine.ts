import { Client, Errors } from 'typesense'
import type { Counts } from '../operations/counts.ts'
import { AlgoliaError } from '../search-wire/algolia-error.ts'

export interface EngineAddress {
  /** `https://typesense.internal:8108`. */
  readonly url: string
  readonly key: string
}

/** Shorter than a listing waits for its search (server/storefront): the shop degrades by an answer and not by a silence. */
const SECONDS = 2

/** The engine's own client. It asks once more where a connection broke, which a keep-alive of the engine's may do at any time. */
export const createEngineClient = ({ url, key }: EngineAddress): Client =>
  new Client({
    nodes: [{ url }],
    apiKey: key,
    connectionTimeoutSeconds: SECONDS,
    numRetries: 1,
    retryIntervalSeconds: 0.1,
    logLevel: 'silent',
  })

export type CallEngine = <Answer>(call: (client: Client) => Promise<Answer>) => Promise<Answer>

/** Calls the engine, counts how long it takes, and turns its failures into the wire's, with a sentence for the log. */
export const createCallEngine = (address: EngineAddress, counts: Pick<Counts, 'vendorCalls'>): CallEngine => {
  const client = createEngineClient(address)
  const { host } = new URL(address.url)
  return async (call) => {
    const end = counts.vendorCalls.startTimer({ vendor: 'search-engine' })
    try {
      const answer = await call(client)
      end({ outcome: 'ok' })
      return answer
    } catch (cause) {
      end({ outcome: outcomeOf(cause) })
      throw cause instanceof AlgoliaError || isMissing(cause) ? cause : engineFailed(cause, host)
    }
  }
}

/** What is not there is for the operation to judge. */
export const isMissing = (error: unknown): boolean => error instanceof Errors.ObjectNotFound

/** Answers undefined for what is not there. */
export const orMissing = async <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const outcomeOf = (error: unknown): 'refused' | 'failed' | 'unanswered' => {
  const status = statusOf(error)
  if (status === undefined) return 'unanswered'
  return status >= 500 ? 'failed' : 'refused'
}

const statusOf = (error: unknown): number | undefined => (error instanceof Errors.TypesenseError ? error.httpStatus : undefined)

/** Shoppers and their clients read the first sentence, operators the second. */
const engineFailed = (error: unknown, host: string): AlgoliaError => {
  const status = statusOf(error)
  const cause = bare(error)
  if (error instanceof Errors.ImportError)
    return new AlgoliaError(400, `The search engine refused ${error.payload.failedItems.length} records: ${refusalsOf(error)}`, {
      cause,
      forOperators: 'The search engine refused records: its schema and what the shop sends differ (docs/search-engine.md)',
    })
  if (status === undefined)
    return unavailable(cause, `The search engine at ${host} does not answer: is it running, and is SEARCH_ENGINE_URL its address?`)
  if (status === 401 || status === 403)
    return unavailable(
      cause,
      `The search engine at ${host} refuses the key: check SEARCH_ENGINE_KEY, and that its actions allow everything`,
    )
  if (status >= 500) return unavailable(cause, `The search engine at ${host} answers ${status}: see its log, its memory and its disk`)
  return new AlgoliaError(500, 'Internal server error', {
    cause,
    forOperators: `The search engine at ${host} answers ${status} to a call of the shop: it needs version 30 (docs/search-engine.md)`,
  })
}

/** An error of the client holds the whole request, with the key in its headers and all records in its body: the log gets its message. */
const bare = (error: unknown): Error => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? ` (${String(error.code)})` : ''
  return new Error(error instanceof Error ? `${error.message.slice(0, MAX_MESSAGE)}${code}` : 'unknown')
}

const MAX_MESSAGE = 500

const unavailable = (cause: unknown, forOperators: string): AlgoliaError =>
  new AlgoliaError(503, 'The search is not available', { cause, forOperators })

const refusalsOf = ({ payload }: InstanceType<typeof Errors.ImportError>): string =>
  payload.failedItems
    .slice(0, 3)
    .map((item) => String('error' in item ? item.error : 'no reason given'))
    .join('; ')
