import { AlgoliaError } from '../../../server/search-wire/algolia-error.ts'
import { isObject } from '../../../server/search-wire/record.ts'
import { answerQuery } from '../query/answer-query.ts'
import { answerFacetQuery } from '../query/answer-facet-query.ts'
import type { Operation } from './operation.ts'

const MAX_QUERIES = 50

/** `queries` of the index named `*`: several searches, or searches in facet values, at once. */
export const multipleQueries: Operation =
  (deps) =>
  async ({ body }) => {
    const requests = isObject(body) ? body['requests'] : undefined
    if (!Array.isArray(requests)) throw new AlgoliaError(400, 'requests must be a list')
    if (requests.length > MAX_QUERIES) throw new AlgoliaError(400, `Too many queries in one request: at most ${MAX_QUERIES}`)
    const isStopping = isObject(body) && body['strategy'] === 'stopIfEnoughMatches'
    const results: unknown[] = []
    let isEnough = false
    for (const request of requests) {
      if (!isObject(request) || typeof request['indexName'] !== 'string') throw new AlgoliaError(400, 'indexName is missing')
      const result: unknown = isEnough
        ? { hits: [], processed: false, index: request['indexName'] }
        : await answerOne(deps, request['indexName'], request)
      isEnough ||= isStopping && isObject(result) && Number(result['nbHits']) >= Number(result['hitsPerPage'])
      results.push(result)
    }
    return { results }
  }

const answerOne = (deps: Parameters<Operation>[0], indexName: string, request: Readonly<Record<string, unknown>>): Promise<unknown> => {
  if (request['type'] !== 'facet') return answerQuery(deps, indexName, request)
  return answerFacetQuery(deps, { indexName, facet: String(request['facet'] ?? ''), body: request })
}

/** `POST /1/indexes/{index}/query`. */
export const query: Operation =
  (deps) =>
  ({ index, body }) =>
    answerQuery(deps, index, body)

/** `POST /1/indexes/{index}/facets/{facet}/query`. */
export const facetQuery: Operation =
  (deps) =>
  ({ index, id, body }) =>
    answerFacetQuery(deps, { indexName: index, facet: id, body })
