import { liteClient, type LiteClient } from 'algoliasearch/lite'
import type { Report } from '../../lib/report.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { isRecord, recordsOf, type UnknownRecord } from './read-record.ts'
import { defined } from '../../lib/defined.ts'

/** One query as it goes over the wire. */
export interface WireQuery {
  readonly indexName: string
  readonly [parameter: string]: unknown
}

/** The calls of the search, answers not yet understood. */
export interface SearchWire {
  /** Answers in the order of the queries, however many there are. */
  readonly queries: (queries: readonly WireQuery[]) => Promise<readonly UnknownRecord[]>
  readonly recommendations: (requests: readonly WireQuery[]) => Promise<readonly UnknownRecord[]>
}

/** What the search takes in one call (INDEX-03). */
export const MAX_QUERIES_A_CALL = 50

/** Speaks to the search; a missing index is reported and thrown on (INDEX-09). */
export const createSearchWire = (client: LiteClient, report: (entry: Report) => void): SearchWire => ({
  queries: async (queries) => {
    const batches = chunk(queries, MAX_QUERIES_A_CALL)
    const answers = await reporting(report, () =>
      Promise.all(
        batches.map((requests) =>
          client.customPost({
            path: '1/indexes/*/queries',
            body: { requests: requests.map((query) => ({ type: 'default', ...query })), strategy: 'none' },
          }),
        ),
      ),
    )
    return answers.flatMap(resultsOf)
  },
  recommendations: async (requests) =>
    resultsOf(await reporting(report, () => client.customPost({ path: '1/indexes/*/recommendations', body: { requests } }))),
})

const resultsOf = (answer: unknown): readonly UnknownRecord[] => (isRecord(answer) ? recordsOf(answer['results']) : [])

const reporting = async <Answer>(report: (entry: Report) => void, call: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) report({ code: 'searchIndexMissing', message: error.message })
    throw error
  }
}

const chunk = (queries: readonly WireQuery[], size: number): readonly (readonly WireQuery[])[] =>
  queries.length === 0 ? [] : [queries.slice(0, size), ...chunk(queries.slice(size), size)]

/** How requests leave: the vendor's own way unless given. */
export type SearchRequester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>

export interface TransportInput {
  readonly site: Pick<SiteConfig, 'search'>
  /** Absolute address of the service, `https://shop.example/algolia`. */
  readonly baseUrl: string
  readonly requester?: SearchRequester
}

/** The vendor's client on an address of ours. Its cache is off: stock and prices change during a visit. */
export const createTransport = ({ site, baseUrl, requester }: TransportInput): LiteClient => {
  const { protocol, host, pathname } = new URL(baseUrl)
  return liteClient(site.search.appId, site.search.apiKey, {
    hosts: [{ url: `${host}${pathname.replace(/\/$/, '')}`, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' }],
    timeouts: TIMEOUTS_MS,
    responsesCache: NO_CACHE,
    requestsCache: NO_CACHE,
    ...defined({ requester }),
  })
}

/**
 * Longer than the vendor's own: a batch of fifty counts is one call, and a browser's request may wait seconds for a connection
 * while the pictures of a long page hold all six of them.
 */
const TIMEOUTS_MS = { connect: 10_000, read: 10_000, write: 10_000 }

const NO_CACHE: NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['responsesCache']> = {
  get: (_key, fallback) => fallback(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
}

/** Lets the vendor's client speak through a given `fetch`; on the server that one answers in process. */
export const fetchRequester = (fetcher: typeof fetch): SearchRequester => ({
  send: async ({ url, method, headers, data, responseTimeout }) => {
    try {
      const answer = await fetcher(url, {
        method,
        headers,
        signal: AbortSignal.timeout(responseTimeout),
        ...(data === undefined ? {} : { body: typeof data === 'string' ? data : new Uint8Array(data) }),
      })
      return { status: answer.status, content: await answer.text(), isTimedOut: false }
    } catch (error) {
      // The vendor's client wants a failure as an answer, and decides itself whether to try again.
      return { status: 0, content: String(error), isTimedOut: error instanceof DOMException && error.name === 'TimeoutError' }
    }
  },
})
