import { AlgoliaError } from '../../../server/search-wire/algolia-error.ts'
import { isObject } from '../../../server/search-wire/record.ts'
import type { SearchDeps } from '../search-deps.ts'
import { facetAttributes } from '../../../server/search-wire/settings.ts'
import { highlight } from '../../../server/search-wire/text/highlight.ts'
import { fold } from '../../../server/search-wire/text/fold.ts'
import { tokenise } from '../../../server/search-wire/text/tokenise.ts'
import { answerQuery } from './answer-query.ts'
import { findIndex } from './find-index.ts'
import { highlightTags } from '../../../server/search-wire/highlight-tags.ts'
import { readSearchParameters } from '../../../server/search-wire/search-parameters.ts'

const MAX_FACET_HITS = 100
const DEFAULT_FACET_HITS = 10
const ALL_VALUES = 1000

/** Values of one facet whose words begin with what was typed, with their counts under the same filters. */
export const answerFacetQuery = async (
  deps: SearchDeps,
  { indexName, facet, body }: { indexName: string; facet: string; body: unknown },
): Promise<unknown> => {
  const given = isObject(body) && isObject(body['params']) ? { ...body, ...body['params'] } : isObject(body) ? body : {}
  const index = await findIndex(deps, indexName)
  if (!facetAttributes(index.settings).some(({ name, isSearchable }) => name === facet && isSearchable)) {
    throw new AlgoliaError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    )
  }
  const { facetQuery, maxFacetHits, ...parameters } = given
  const tags = highlightTags(readSearchParameters(parameters), index.settings)
  const answer = await answerQuery(deps, indexName, { ...parameters, facets: [facet], hitsPerPage: 0, maxValuesPerFacet: ALL_VALUES })
  const counts = isObject(answer['facets']) && isObject(answer['facets'][facet]) ? answer['facets'][facet] : {}
  const typed = String(facetQuery ?? '')
  const words = tokenise(fold(typed)).map(({ kind, text }) => ({ kind, text, isPrefix: true, spellings: [] }))
  const limit = Math.min(Number(maxFacetHits ?? DEFAULT_FACET_HITS), MAX_FACET_HITS)
  const facetHits = Object.entries(counts)
    .map(([value, count]) => ({ value, count, marked: highlight(value, words, tags) }))
    .filter(({ marked }) => words.length === 0 || marked.matchLevel === 'full')
    .slice(0, limit)
    .map(({ value, count, marked }) => ({ value, highlighted: marked.value, count }))
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: 1 }
}
