import type { LiteClient } from 'algoliasearch/lite'
import type { Report } from '../../lib/report.ts'
import { isRecord, recordsOf, type UnknownRecord } from './read-record.ts'

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
