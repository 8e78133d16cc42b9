import { AlgoliaError } from '../../../server/search-wire/algolia-error.ts'
import { readRecords } from '../indexing/read-records.ts'
import { findIndex } from '../query/find-index.ts'
import { answerQuery } from '../query/answer-query.ts'
import { recommendationQuery } from '../../../server/search-wire/recommendation-query.ts'
import { isObject } from '../../../server/search-wire/record.ts'
import type { SearchDeps } from '../search-deps.ts'
import type { Operation } from './operation.ts'

/** `recommendations` of the index named `*`. */
export const recommendations: Operation =
  (deps) =>
  async ({ body }) => {
    const requests = isObject(body) ? body['requests'] : undefined
    if (!Array.isArray(requests)) throw new AlgoliaError(400, 'requests must be a list')
    const results: unknown[] = []
    for (const request of requests) results.push(await recommend(deps, isObject(request) ? request : {}))
    return { results }
  }

const MAX_RECOMMENDATIONS = 30

const recommend = async (deps: SearchDeps, request: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const indexName = String(request['indexName'] ?? '')
  const { recordsOf } = await findIndex(deps, indexName)
  const objectID = typeof request['objectID'] === 'string' ? request['objectID'] : undefined
  const record = objectID === undefined ? undefined : (await readRecords(deps.database, recordsOf, [objectID])).get(objectID)
  if (objectID !== undefined && record === undefined) throw new AlgoliaError(404, 'ObjectID does not exist')
  const parameters = isObject(request['queryParameters']) ? request['queryParameters'] : {}
  const own = recommendationQuery(String(request['model']), record)
  if (own === undefined)
    throw new AlgoliaError(501, `Recommendation model ${String(request['model'])} is not implemented by the embedded search`)
  const answer = await answerQuery(deps, indexName, {
    ...parameters,
    ...own,
    filters: [parameters['filters'], own.filters].filter((filter) => typeof filter === 'string' && filter !== '').join(' AND '),
    hitsPerPage: Math.min(Number(request['maxRecommendations'] ?? MAX_RECOMMENDATIONS), MAX_RECOMMENDATIONS),
    query: '',
  })
  const hits = Array.isArray(answer['hits']) ? answer['hits'].filter(isObject) : []
  return { ...answer, hits: hits.map((hit, position) => ({ ...hit, _score: Math.max(1, 100 - position) })) }
}
