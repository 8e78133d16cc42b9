import type { SearchDeps } from '../search-deps.ts'
import type { FacetCounts } from '../engine/count-facets.ts'
import { indexVocabulary } from '../engine/index-vocabulary.ts'
import type { MemoryIndex } from '../engine/memory-index.ts'
import { searchIndex, type Found, type FoundHit } from '../engine/search-index.ts'
import { readRecords } from '../indexing/read-records.ts'
import type { SearchRecord } from '../record.ts'
import { DEFAULT_PAGINATION_LIMIT } from '../settings.ts'
import { bareAttribute, restrictedWeights } from '../text/attribute-weights.ts'
import { PLURAL_LANGUAGES } from '../text/plurals.ts'
import { queryWords, type QueryWord } from '../text/query-words.ts'
import { STOP_WORD_LANGUAGES } from '../text/stop-words.ts'
import { wordTerms } from '../text/text-query.ts'
import type { Answer } from './answer.ts'
import { facetAnswer } from './facet-answer.ts'
import { facetPlan } from './facet-plan.ts'
import type { RuleOutcome } from './apply-rules.ts'
import type { FoundIndex } from './found-index.ts'
import { highlightTags } from './highlight-tags.ts'
import { hitAnswer } from './hit-answer.ts'
import { memoryIndexOf } from './search-caches.ts'
import type { SearchParameters } from './search-parameters.ts'

const DEFAULT_HITS_PER_PAGE = 20
const DEFAULT_MAX_FACET_VALUES = 100

/** A query after the index's rules. */
export type RuledQuery = Pick<RuleOutcome, 'parameters' | 'merchandised'>

/** Answers a query from memory, with the records of its page from the database. */
export const runSearch = async ({ database }: SearchDeps, index: FoundIndex, query: RuledQuery): Promise<Answer> => {
  const search = searchFor(await memoryIndexOf(database, index), index, query)
  const records = await readRecords(
    database,
    index.recordsOf,
    search.found.hits.map(({ objectId }) => objectId),
  )
  return answerOf(search, { index, records, parameters: query.parameters })
}

interface Search {
  readonly found: Found
  readonly words: readonly QueryWord[]
  /** The vendor's words for it, where words were removed: those are marked. */
  readonly queryAfterRemoval?: string
}

/** Searches; again with fewer words where nothing is found and the query asks for that. */
const searchFor = (memory: MemoryIndex, index: FoundIndex, query: RuledQuery): Search => {
  const words = wordsOf(memory, index, query.parameters)
  const search = (some: readonly QueryWord[]) => ({ words: some, found: searchIndex(memory, searchInput(index, query, some)) })
  const first = search(words)
  if (first.found.total > 0 || words.length < 2) return first
  for (const fewer of fewerWords(words, query.parameters.removeWordsIfNoResults ?? 'none')) {
    const other = search(fewer)
    if (other.found.total > 0) return { ...other, ...removedWords(words, fewer) }
  }
  return first
}

/** What to search for instead, one after the other. */
const fewerWords = (
  words: readonly QueryWord[],
  how: 'none' | 'lastWords' | 'firstWords' | 'allOptional',
): readonly (readonly QueryWord[])[] => {
  if (how === 'none') return []
  if (how === 'allOptional') return [words.map((word) => ({ ...word, isOptional: true }))]
  return words.slice(1).map((_, index) => (how === 'lastWords' ? words.slice(0, words.length - 1 - index) : words.slice(index + 1)))
}

const removedWords = (words: readonly QueryWord[], left: readonly QueryWord[]): { readonly queryAfterRemoval?: string } =>
  left.length === words.length
    ? {}
    : { queryAfterRemoval: words.map((word) => (left.includes(word) ? word.text : `<em>${word.text}</em>`)).join(' ') }

const searchInput = (index: FoundIndex, { parameters, merchandised }: RuledQuery, words: readonly QueryWord[]) => ({
  ...pageOf(index, parameters),
  parameters,
  merchandised,
  words: words.map(wordTerms),
  allowedWeights: restrictedWeights(parameters.restrictSearchableAttributes, index.settings),
  settings: index.settings,
  isVirtual: index.isVirtual,
  distinct: distinctOf(index, parameters),
  facets: facetPlan(parameters.facets ?? [], index.settings),
  isFacetingAfterDistinct: parameters.facetingAfterDistinct ?? false,
})

interface AnswerInput {
  readonly index: FoundIndex
  readonly parameters: SearchParameters
  readonly records: ReadonlyMap<string, SearchRecord>
}

const answerOf = (search: Search, input: AnswerInput): Answer => {
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
    ...(index.settings.renderingContent === undefined ? {} : { renderingContent: index.settings.renderingContent }),
    ...(search.queryAfterRemoval === undefined ? {} : { queryAfterRemoval: search.queryAfterRemoval }),
  }
}

const wordsOf = (memory: MemoryIndex, index: FoundIndex, parameters: SearchParameters): readonly QueryWord[] => {
  const { queryLanguages, ignorePlurals, removeStopWords, optionalWords, synonyms } = parameters
  return queryWords({
    vocabulary: indexVocabulary(memory),
    query: parameters.query ?? '',
    queryType: parameters.queryType ?? 'prefixLast',
    typoTolerance: parameters.typoTolerance ?? true,
    synonyms: synonyms === false ? new Map() : index.synonyms,
    pluralLanguages: languagesOf(ignorePlurals, queryLanguages ?? PLURAL_LANGUAGES),
    stopWordLanguages: languagesOf(removeStopWords, queryLanguages ?? STOP_WORD_LANGUAGES),
    queryLanguages: queryLanguages ?? [],
    hasCompounds: Object.keys(index.settings.decompoundedAttributes ?? {}).some((language) => queryLanguages?.includes(language) ?? true),
    optionalWords: optionalWords ?? [],
  })
}

/** `true` stands for the languages of the query, a list for its own. */
const languagesOf = (given: boolean | readonly string[] | undefined, ofQuery: readonly string[]): readonly string[] => {
  if (given === undefined || given === false) return []
  return given === true ? ofQuery : given
}

/** `page` and `hitsPerPage`, or `offset` and `length`; nothing lies beyond the index's pagination limit. */
const pageOf = (index: FoundIndex, { page, hitsPerPage, offset, length }: SearchParameters) => {
  const reach = index.settings.paginationLimitedTo ?? DEFAULT_PAGINATION_LIMIT
  const size = length ?? hitsPerPage ?? DEFAULT_HITS_PER_PAGE
  const start = offset ?? (page ?? 0) * size
  return { number: page ?? 0, size, reach, offset: start, limit: Math.max(0, Math.min(size, reach - start)) }
}

const distinctOf = (index: FoundIndex, { distinct }: SearchParameters): number =>
  typeof index.settings.attributeForDistinct === 'string' ? Number(distinct ?? index.settings.distinct ?? 0) : 0

const facetsOf = (counts: FacetCounts, parameters: SearchParameters) => {
  if (parameters.facets === undefined || parameters.facets.length === 0) return {}
  const { facets, facets_stats } = facetAnswer(counts, {
    maxValues: parameters.maxValuesPerFacet ?? DEFAULT_MAX_FACET_VALUES,
    isAlphabetical: parameters.sortFacetValuesBy === 'alpha',
  })
  return { facets, ...(Object.keys(facets_stats).length === 0 ? {} : { facets_stats }) }
}

const hitsOf = ({ found, words }: Search, { index, parameters, records }: AnswerInput): Answer['hits'] => {
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
