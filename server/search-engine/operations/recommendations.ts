import { AlgoliaError } from '../../search-wire/algolia-error.ts'
import { isObject } from '../../search-wire/record.ts'
import { recommendationQuery } from '../../search-wire/recommendation-query.ts'
import type { SearchCall } from '../../search-wire/search-call.ts'
import type { EngineDeps } from '../engine-deps.ts'
import { answerQueries, type QueryRequest } from './queries.ts'
import { readRecord } from './records.ts'

const MAX_RECOMMENDATIONS = 30

/** `recommendations` of the index named `*`: read off the catalogue, as the embedded search does. The engine learns nothing from shoppers. */
export const recommendations =
  (deps: EngineDeps) =>
  async ({ body }: SearchCall): Promise<unknown> => {
    const requests = isObject(body) ? body['requests'] : undefined
    if (!Array.isArray(requests)) throw new AlgoliaError(400, 'requests must be a list')
    const queries = await Promise.all(requests.map((request) => queryOf(deps, isObject(request) ? request : {})))
    const answers = await answerQueries(deps, queries)
    return {
      results: answers.map((answer) => ({ ...answer, hits: hitsOf(answer).map((hit, at) => ({ ...hit, _score: Math.max(1, 100 - at) })) })),
    }
  }

const queryOf = async (deps: EngineDeps, request: Readonly<Record<string, unknown>>): Promise<QueryRequest> => {
  const indexName = String(request['indexName'] ?? '')
  const objectID = typeof request['objectID'] === 'string' ? request['objectID'] : undefined
  const record = objectID === undefined ? undefined : await readRecord(deps, await deps.definitions.find(indexName), objectID)
  if (objectID !== undefined && record === undefined) throw new AlgoliaError(404, 'ObjectID does not exist')
  const parameters = isObject(request['queryParameters']) ? request['queryParameters'] : {}
  const own = recommendationQuery(String(request['model']), record)
  if (own === undefined)
    throw new AlgoliaError(501, `Recommendation model ${String(request['model'])} is not implemented by the search engine`)
  const filters = [parameters['filters'], own.filters].filter((filter) => typeof filter === 'string' && filter !== '').join(' AND ')
  const hitsPerPage = Math.min(Number(request['maxRecommendations'] ?? MAX_RECOMMENDATIONS), MAX_RECOMMENDATIONS)
  return { indexName, body: { ...parameters, ...own, filters, hitsPerPage, query: '' } }
}

const hitsOf = ({ hits }: Readonly<Record<string, unknown>>) => (Array.isArray(hits) ? hits.filter(isObject) : [])
