import type { SearchDeps } from '../search-deps.ts'
import { indexVocabulary } from '../engine/index-vocabulary.ts'
import type { MemoryIndex } from '../engine/memory-index.ts'
import { searchIndex } from '../engine/search-index.ts'
import { readRecords } from '../indexing/read-records.ts'
import { restrictedWeights } from '../text/attribute-weights.ts'
import { PLURAL_LANGUAGES } from '../../../server/search-wire/text/plurals.ts'
import { queryWords, type QueryWord } from '../text/query-words.ts'
import { STOP_WORD_LANGUAGES } from '../../../server/search-wire/text/stop-words.ts'
import { wordTerms } from '../text/text-query.ts'
import type { Answer } from './answer.ts'
import { facetPlan } from './facet-plan.ts'
import type { RuleOutcome } from './apply-rules.ts'
import type { FoundIndex } from './found-index.ts'
import { pageOf } from '../../../server/search-wire/page-of.ts'
import { searchAnswer, type QueryFound } from './search-answer.ts'
import { memoryIndexOf } from './search-caches.ts'
import type { SearchParameters } from '../../../server/search-wire/search-parameters.ts'

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
  return searchAnswer(search, { index, records, parameters: query.parameters })
}

/** Searches; again with fewer words where nothing is found and the query asks for that. */
const searchFor = (memory: MemoryIndex, index: FoundIndex, query: RuledQuery): QueryFound => {
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

const distinctOf = (index: FoundIndex, { distinct }: SearchParameters): number =>
  typeof index.settings.attributeForDistinct === 'string' ? Number(distinct ?? index.settings.distinct ?? 0) : 0
