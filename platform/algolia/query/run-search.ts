import type { SearchDeps } from '../search-deps.ts'
import { selectRows } from '../../../server/database/select-rows.ts'
import { DEFAULT_PAGINATION_LIMIT } from '../settings.ts'
import { restrictedWeights } from '../text/attribute-weights.ts'
import { PLURAL_LANGUAGES } from '../text/plurals.ts'
import { queryWords, type QueryWord } from '../text/query-words.ts'
import { STOP_WORD_LANGUAGES } from '../text/stop-words.ts'
import { textQuery } from '../text/text-query.ts'
import type { Answer } from './answer.ts'
import { facetAnswer } from './facet-answer.ts'
import { facetPlan } from './facet-plan.ts'
import type { RuleOutcome } from './apply-rules.ts'
import type { FoundIndex } from './found-index.ts'
import { highlightTags } from './highlight-tags.ts'
import { hitAnswer } from './hit-answer.ts'
import { matchedSql } from './matched-sql.ts'
import { rankingSql } from './ranking-sql.ts'
import type { SearchParameters } from './search-parameters.ts'
import { searchSql, type SearchRow } from './search-sql.ts'
import type { SearchRecord } from '../record.ts'

const DEFAULT_HITS_PER_PAGE = 20
const DEFAULT_MAX_FACET_VALUES = 100

/** A query after the index's rules. */
export type RuledQuery = Pick<RuleOutcome, 'parameters' | 'merchandised'>

/** Answers a query from the database; again with fewer words where it finds nothing and asks for that. */
export const runSearch = async (deps: SearchDeps, index: FoundIndex, query: RuledQuery): Promise<Answer> => {
  const words = await wordsOf(deps, index, query.parameters)
  const found = await searchWords(deps, { ...query, index, words })
  if (found.nbHits > 0 || words.length < 2) return found
  for (const fewer of fewerWords(words, query.parameters.removeWordsIfNoResults ?? 'none')) {
    const other = await searchWords(deps, { ...query, index, words: fewer })
    if (other.nbHits > 0) return { ...other, ...removedWords(words, fewer) }
  }
  return found
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

/** The vendor's words for it, where words were removed: those are marked. */
const removedWords = (words: readonly QueryWord[], left: readonly QueryWord[]): { readonly queryAfterRemoval?: string } =>
  left.length === words.length
    ? {}
    : { queryAfterRemoval: words.map((word) => (left.includes(word) ? word.text : `<em>${word.text}</em>`)).join(' ') }

interface SearchInput extends RuledQuery {
  readonly index: FoundIndex
  readonly words: readonly QueryWord[]
}

const searchWords = async (deps: SearchDeps, { index, parameters, merchandised, words }: SearchInput): Promise<Answer> => {
  const page = pageOf(index, parameters)
  const facets = facetPlan(parameters.facets ?? [], index.settings)
  const matched = matchedSql({
    index,
    parameters,
    merchandised,
    text: textQuery(words, restrictedWeights(parameters.restrictSearchableAttributes, index.settings)),
  })
  const statement = searchSql({
    indexName: index.recordsOf,
    matched,
    ranking: rankingSql(index, matched),
    positions: merchandised.positions,
    offset: page.offset,
    limit: page.limit,
    distinct: distinctOf(index, parameters),
    facets,
    isFacetingAfterDistinct: parameters.facetingAfterDistinct ?? false,
  })
  const [row] = await selectRows<SearchRow>(deps.database, statement)
  if (row === undefined) throw new Error('A search statement answers exactly one row.')
  return {
    hits: hitsOf(row, { index, parameters, words }),
    nbHits: row.total,
    page: page.number,
    nbPages: page.size === 0 ? 0 : Math.min(Math.ceil(row.total / page.size), Math.ceil(page.reach / page.size)),
    hitsPerPage: page.size,
    ...facetsOf(row, parameters),
    exhaustive: { facetsCount: true, facetValues: true, nbHits: true, rulesMatch: true, typo: true },
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    exhaustiveTypo: true,
    ...(index.settings.renderingContent === undefined ? {} : { renderingContent: index.settings.renderingContent }),
  }
}

const wordsOf = ({ database }: SearchDeps, index: FoundIndex, parameters: SearchParameters): Promise<readonly QueryWord[]> => {
  const { queryLanguages, ignorePlurals, removeStopWords, optionalWords, synonyms } = parameters
  return queryWords({
    database,
    indexName: index.recordsOf,
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
  index.hasGroups && typeof index.settings.attributeForDistinct === 'string' ? Number(distinct ?? index.settings.distinct ?? 0) : 0

const facetsOf = (row: SearchRow, parameters: SearchParameters) => {
  if (parameters.facets === undefined || parameters.facets.length === 0) return {}
  const { facets, facets_stats } = facetAnswer(row, {
    maxValues: parameters.maxValuesPerFacet ?? DEFAULT_MAX_FACET_VALUES,
    isAlphabetical: parameters.sortFacetValuesBy === 'alpha',
  })
  return { facets, ...(Object.keys(facets_stats).length === 0 ? {} : { facets_stats }) }
}

interface HitsInput {
  readonly index: FoundIndex
  readonly parameters: SearchParameters
  readonly words: readonly QueryWord[]
}

const hitsOf = (row: SearchRow, { index, parameters, words }: HitsInput): Answer['hits'] => {
  const highlighted = parameters.attributesToHighlight ?? index.settings.searchableAttributes ?? []
  const options = {
    retrieve: parameters.attributesToRetrieve ?? undefined,
    highlighted: highlighted.flatMap((entry) => entry.split(',')).map((entry) => entry.trim().replace(/^(?:un)?ordered\(|\)$/g, '')),
    tags: highlightTags(parameters, index.settings),
    words,
  }
  return (row.hits ?? []).map((hit) => ({
    // Records are stored with their objectID and only by `saveRecords`.
    ...hitAnswer(hit.record as SearchRecord, options),
    ...(parameters.getRankingInfo === true
      ? {
          _rankingInfo: {
            nbTypos: hit.is_exact === false ? 1 : 0,
            filters: hit.score ?? 0,
            words: hit.words_found ?? words.length,
            nbExactWords: hit.is_exact === true ? words.length : 0,
            firstMatchedWord: 0,
            userScore: 0,
            proximityDistance: 0,
            geoDistance: 0,
          },
        }
      : {}),
  }))
}
