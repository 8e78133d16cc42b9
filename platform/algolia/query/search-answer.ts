import type { FacetCounts } from '../engine/count-facets.ts'
import type { Found, FoundHit } from '../engine/search-index.ts'
import type { SearchRecord } from '../../../server/search-wire/record.ts'
import { bareAttribute } from '../text/attribute-weights.ts'
import type { QueryWord } from '../text/query-words.ts'
import type { Answer } from './answer.ts'
import { facetAnswer } from './facet-answer.ts'
import type { FoundIndex } from './found-index.ts'
import { highlightTags } from '../../../server/search-wire/highlight-tags.ts'
import { hitAnswer } from '../../../server/search-wire/hit-answer.ts'
import { pageOf } from '../../../server/search-wire/page-of.ts'
import type { SearchParameters } from '../../../server/search-wire/search-parameters.ts'
import { defined } from '../../../src/lib/defined.ts'

/** What was found for a query, and the words that it was found by. */
export interface QueryFound {
  readonly found: Found
  readonly words: readonly QueryWord[]
  /** The vendor's words for it, where words were removed: those are marked. */
  readonly queryAfterRemoval?: string
}

interface AnswerInput {
  readonly index: FoundIndex
  readonly parameters: SearchParameters
  readonly records: ReadonlyMap<string, SearchRecord>
}

/** An answer in the vendor's form. */
export const searchAnswer = (search: QueryFound, input: AnswerInput): Answer => {
  const { index, parameters } = input
  const page = pageOf(index, parameters)
  const { total, facets } = search.found
  return {
    hits: hitsOf(search, input),
    nbHits: total,
    page: page.number,
    nbPages: page.size === 0 ? 0 : Math.min(Math.ceil(total / page.size), Math.ceil(page.reach / page.size)),
    hitsPerPage: page.size,
    ...facetsOf(facets, parameters),
    exhaustive: { facetsCount: true, facetValues: true, nbHits: true, rulesMatch: true, typo: true },
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    exhaustiveTypo: true,
    ...defined({ renderingContent: index.settings.renderingContent, queryAfterRemoval: search.queryAfterRemoval }),
  }
}

const DEFAULT_MAX_FACET_VALUES = 100

const facetsOf = (counts: FacetCounts, parameters: SearchParameters) => {
  if (parameters.facets === undefined || parameters.facets.length === 0) return {}
  const { facets, facets_stats } = facetAnswer(counts, {
    maxValues: parameters.maxValuesPerFacet ?? DEFAULT_MAX_FACET_VALUES,
    isAlphabetical: parameters.sortFacetValuesBy === 'alpha',
  })
  return { facets, ...(Object.keys(facets_stats).length === 0 ? {} : { facets_stats }) }
}

const hitsOf = ({ found, words }: QueryFound, { index, parameters, records }: AnswerInput): Answer['hits'] => {
  const highlighted = parameters.attributesToHighlight ?? index.settings.searchableAttributes ?? []
  const options = {
    retrieve: parameters.attributesToRetrieve ?? undefined,
    highlighted: highlighted.flatMap((entry) => entry.split(',')).map(bareAttribute),
    tags: highlightTags(parameters, index.settings),
    words,
  }
  return found.hits.flatMap((hit) => {
    const record = records.get(hit.objectId)
    // Removed since it was found.
    if (record === undefined) return []
    return [{ ...hitAnswer(record, options), ...(parameters.getRankingInfo === true ? rankingInfo(hit, words) : {}) }]
  })
}

const rankingInfo = ({ isExact, score, wordsFound }: FoundHit, words: readonly QueryWord[]) => ({
  _rankingInfo: {
    nbTypos: isExact === false ? 1 : 0,
    filters: score ?? 0,
    words: wordsFound ?? words.length,
    nbExactWords: isExact === true ? words.length : 0,
    firstMatchedWord: 0,
    userScore: 0,
    proximityDistance: 0,
    geoDistance: 0,
  },
})
