import { AlgoliaError, indexMissing } from '../../search-wire/algolia-error.ts'
import { highlightTags } from '../../search-wire/highlight-tags.ts'
import { isObject } from '../../search-wire/record.ts'
import type { SearchCall } from '../../search-wire/search-call.ts'
import { readSearchParameters } from '../../search-wire/search-parameters.ts'
import { facetAttributes } from '../../search-wire/settings.ts'
import { fold } from '../../search-wire/text/fold.ts'
import { highlight } from '../../search-wire/text/highlight.ts'
import { tokenise } from '../../search-wire/text/tokenise.ts'
import type { EngineDeps } from '../engine-deps.ts'
import { engineQuery, type EngineQuery } from '../query/engine-query.ts'
import { searchEngine, type EngineResult } from '../query/search-engine.ts'
import { withDefaults } from '../query/with-defaults.ts'
import { wireAnswer } from '../query/wire-answer.ts'

type Answer = Readonly<Record<string, unknown>>
type Deps = Pick<EngineDeps, 'callEngine' | 'definitions'>

const MAX_QUERIES = 50

/** `queries` of the index named `*`: several searches, or searches in facet values, by one call of the engine. */
export const multipleQueries =
  (deps: Deps) =>
  async ({ body }: SearchCall): Promise<unknown> => {
    const requests = isObject(body) ? body['requests'] : undefined
    if (!Array.isArray(requests)) throw new AlgoliaError(400, 'requests must be a list')
    if (requests.length > MAX_QUERIES) throw new AlgoliaError(400, `Too many queries in one request: at most ${MAX_QUERIES}`)
    if (isObject(body) && body['strategy'] === 'stopIfEnoughMatches')
      throw new AlgoliaError(400, 'strategy: stopIfEnoughMatches is not implemented by the search engine')
    return { results: await answerQueries(deps, requests.map(readRequest)) }
  }

const readRequest = (request: unknown): QueryRequest => {
  if (!isObject(request) || typeof request['indexName'] !== 'string') throw new AlgoliaError(400, 'indexName is missing')
  return {
    indexName: request['indexName'],
    body: request,
    ...(request['type'] === 'facet' ? { facet: String(request['facet'] ?? '') } : {}),
  }
}

/** `POST /1/indexes/{index}/query`. */
export const query =
  (deps: Deps) =>
  async ({ index, body }: SearchCall): Promise<unknown> => {
    const [answer] = await answerQueries(deps, [{ indexName: index, body }])
    return answer
  }

/** `POST /1/indexes/{index}/facets/{facet}/query`. */
export const facetQuery =
  (deps: Deps) =>
  async ({ index, id, body }: SearchCall): Promise<unknown> => {
    const [answer] = await answerQueries(deps, [{ indexName: index, body, facet: id }])
    return answer
  }

export interface QueryRequest {
  readonly indexName: string
  readonly body: unknown
  /** Of a search in the values of one. */
  readonly facet?: string
}

/** Answers in the order of the requests. */
export const answerQueries = async ({ callEngine, definitions }: Deps, requests: readonly QueryRequest[]): Promise<readonly Answer[]> => {
  const planned = await Promise.all(
    requests.map(async ({ indexName, body, facet }) => {
      const index = await definitions.find(indexName)
      if (facet === undefined) return { query: engineQuery(index, withDefaults(index, readSearchParameters(body))), read: wireAnswer }
      if (!facetAttributes(index.settings).some(({ name, isSearchable }) => name === facet && isSearchable))
        throw new AlgoliaError(
          400,
          `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
        )
      const asked = readFacetQuery(body)
      const all = { ...asked.parameters, facets: [facet], hitsPerPage: 0, maxValuesPerFacet: ALL_VALUES, responseFields: ['*'] }
      return { query: engineQuery(index, withDefaults(index, readSearchParameters(all))), read: facetHits(facet, asked) }
    }),
  )
  const results = await searchEngine(
    callEngine,
    planned.flatMap(({ query: { searches } }) => searches),
  )
  let at = 0
  return planned.map(({ query: { searches, ...rest }, read }) => {
    const own = results.slice(at, (at += searches.length))
    // Its alias went since the definition was read.
    if (own.some((result) => result === undefined)) throw indexMissing(rest.index.name)
    return read(
      { ...rest, searches },
      own.filter((result) => result !== undefined),
    )
  })
}

const ALL_VALUES = 1000
const MAX_FACET_HITS = 100
const DEFAULT_FACET_HITS = 10

interface FacetQuery {
  readonly typed: string
  readonly limit: number
  readonly parameters: Readonly<Record<string, unknown>>
}

const readFacetQuery = (body: unknown): FacetQuery => {
  const {
    facetQuery: typed,
    maxFacetHits,
    ...parameters
  } = isObject(body) ? { ...body, ...(isObject(body['params']) ? body['params'] : {}) } : {}
  return { typed: String(typed ?? ''), limit: Math.min(Number(maxFacetHits ?? DEFAULT_FACET_HITS), MAX_FACET_HITS), parameters }
}

/** The engine has values as codes, in which nobody can look for a word: they are searched here. */
const facetHits =
  (facet: string, { typed, limit }: FacetQuery) =>
  (asked: EngineQuery, results: readonly EngineResult[]): Answer => {
    const { facets } = wireAnswer(asked, results)
    const counts = isObject(facets) && isObject(facets[facet]) ? facets[facet] : {}
    const words = tokenise(fold(typed)).map(({ kind, text }) => ({ kind, text, isPrefix: true, spellings: [] }))
    const tags = highlightTags(asked.parameters, asked.index.settings)
    return {
      facetHits: Object.entries(counts)
        .map(([value, count]) => ({ value, count, marked: highlight(value, words, tags) }))
        .filter(({ marked }) => words.length === 0 || marked.matchLevel === 'full')
        .slice(0, limit)
        .map(({ value, count, marked }) => ({ value, highlighted: marked.value, count })),
      exhaustiveFacetsCount: true,
      processingTimeMS: 1,
    }
  }
