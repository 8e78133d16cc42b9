import { AlgoliaError } from '../../search-wire/algolia-error.ts'
import { pageOf } from '../../search-wire/page-of.ts'
import type { SearchParameters } from '../../search-wire/search-parameters.ts'
import { facetAttributes } from '../../search-wire/settings.ts'
import type { TextToken } from '../../search-wire/text/tokenise.ts'
import { facetField, GROUP_FIELD, numberField, wordsField } from '../index/index-fields.ts'
import type { EngineIndex } from '../index/definitions.ts'
import { askedText } from '../index/searched-text.ts'
import { askedWords } from './asked-words.ts'
import { filterBy } from './filter-by.ts'
import type { EngineSearch } from './search-engine.ts'
import { sortBy } from './sort-by.ts'

/** A query of the wire as searches of the engine. */
export interface EngineQuery {
  readonly index: EngineIndex
  readonly parameters: SearchParameters
  readonly words: readonly TextToken[]
  /** Hits in parts, the first of which counts them; then the facets, where these are counted apart. */
  readonly searches: readonly EngineSearch[]
  readonly facets: readonly EngineFacet[]
  readonly countsFacetsApart: boolean
}

interface EngineFacet {
  readonly attribute: string
  readonly field: string
  readonly isNumber: boolean
}

/** The engine gives no more hits in one answer. */
const MAX_HITS = 250
const DEFAULT_MAX_FACET_VALUES = 100

export const engineQuery = (index: EngineIndex, parameters: SearchParameters): EngineQuery => {
  refuseUnknownWays(parameters)
  const words = askedWords(index, parameters)
  const facets = facetsOf(index, parameters)
  const distinct = index.fields.distinct === undefined ? 0 : Number(parameters.distinct ?? index.settings.distinct ?? 0)
  const base = { ...matching(index, parameters, words), collection: index.recordsOf, include_fields: 'record' }
  const grouped = distinct === 0 ? {} : { group_by: GROUP_FIELD, group_limit: distinct }
  const counted = facets.length === 0 ? {} : facetPart(facets, index, parameters)
  // The wire counts the values of all products, also of those that another one of their group stands for.
  const countsFacetsApart = distinct > 0 && facets.length > 0 && parameters.facetingAfterDistinct !== true
  const sort = sortBy(index, parameters, words.length > 0)
  const hits = hitParts(pageOf(index, parameters)).map((part, at) => ({
    ...base,
    ...grouped,
    ...(sort === '' ? {} : { sort_by: sort }),
    ...(at === 0 && !countsFacetsApart ? counted : {}),
    ...part,
  }))
  return {
    index,
    parameters,
    words,
    facets,
    countsFacetsApart,
    searches: [...hits, ...(countsFacetsApart ? [{ ...base, ...counted, page: 1, per_page: 0 }] : [])],
  }
}

/** What the engine has no way to do is refused, not done in part. */
const refuseUnknownWays = ({ typoTolerance, queryType, optionalWords, sumOrFiltersScores }: SearchParameters): void => {
  const refused = [
    typoTolerance === 'strict' ? 'typoTolerance: strict' : undefined,
    queryType === 'prefixAll' ? 'queryType: prefixAll' : undefined,
    (optionalWords ?? []).length > 0 ? 'optionalWords' : undefined,
    sumOrFiltersScores === true ? 'sumOrFiltersScores' : undefined,
  ].find((what) => what !== undefined)
  if (refused !== undefined) throw new AlgoliaError(400, `${refused} is not implemented by the search engine`)
}

const matching = (index: EngineIndex, parameters: SearchParameters, words: readonly TextToken[]) => {
  const filter = filterBy(parameters, index.fields)
  const { attributes, weights } = searchedIn(index, parameters.restrictSearchableAttributes ?? [])
  return {
    q: words.length === 0 ? '*' : askedText(words),
    query_by: attributes.map(wordsField).join(','),
    query_by_weights: weights.join(','),
    ...(filter === '' ? {} : { filter_by: filter }),
    prefix: parameters.queryType !== 'prefixNone' && !/\s$/.test(parameters.query ?? ''),
    ...typos(parameters.typoTolerance ?? true),
    ...dropped(parameters.removeWordsIfNoResults ?? 'none'),
    ...(parameters.synonyms === false ? { enable_synonyms: false } : {}),
  }
}

/** With `min`, words with mistakes are looked for only where there is no hit without. */
const typos = (tolerance: boolean | 'min' | 'strict'): Pick<EngineSearch, 'num_typos' | 'typo_tokens_threshold'> => {
  if (tolerance === false) return { num_typos: 0 }
  return tolerance === 'min' ? { num_typos: 2, typo_tokens_threshold: 1 } : { num_typos: 2 }
}

const dropped = (
  how: NonNullable<SearchParameters['removeWordsIfNoResults']>,
): Pick<EngineSearch, 'drop_tokens_threshold' | 'drop_tokens_mode'> => {
  if (how === 'none') return { drop_tokens_threshold: 0 }
  const modes = { lastWords: 'right_to_left', firstWords: 'left_to_right', allOptional: 'both_sides:3' } as const
  return { drop_tokens_threshold: 1, drop_tokens_mode: modes[how] }
}

const searchedIn = ({ fields }: EngineIndex, restricted: readonly string[]) => {
  const ranked = fields.words.flatMap((attributes, rank) =>
    attributes.map((attribute) => ({ attribute, weight: fields.words.length - rank })),
  )
  const unknown = restricted.find((attribute) => !ranked.some((each) => each.attribute === attribute))
  if (unknown !== undefined) throw new AlgoliaError(400, `restrictSearchableAttributes: ${unknown} is not in searchableAttributes`)
  const chosen = restricted.length === 0 ? ranked : ranked.filter(({ attribute }) => restricted.includes(attribute))
  return { attributes: chosen.map(({ attribute }) => attribute), weights: chosen.map(({ weight }) => weight) }
}

/** Requested facets that the index declares, as the vendor leaves out the others. A number below a declared object is one too. */
const facetsOf = ({ settings, fields }: EngineIndex, { facets = [] }: SearchParameters): readonly EngineFacet[] => {
  const declared = facetAttributes(settings)
    .filter(({ isFilterOnly }) => !isFilterOnly)
    .map(({ name }) => name)
  const isNumber = (name: string): boolean =>
    fields.numbers.includes(name) && declared.some((attribute) => attribute === name || name.startsWith(`${attribute}.`))
  const asked = facets.includes('*') ? [...declared, ...fields.numbers] : facets
  return [...new Set(asked)].flatMap((attribute): readonly EngineFacet[] => {
    if (isNumber(attribute)) return [{ attribute, field: numberField(attribute), isNumber: true }]
    return declared.includes(attribute) ? [{ attribute, field: facetField(attribute), isNumber: false }] : []
  })
}

const facetPart = (facets: readonly EngineFacet[], { settings }: EngineIndex, { maxValuesPerFacet }: SearchParameters) => ({
  facet_by: facets.map(({ field }) => field).join(','),
  // Counts are exact: the other ways sample, or count the most frequent values alone.
  facet_strategy: 'exhaustive' as const,
  max_facet_values: maxValuesPerFacet ?? Number(settings['maxValuesPerFacet'] ?? DEFAULT_MAX_FACET_VALUES),
})

const hitParts = ({
  offset,
  limit,
}: ReturnType<typeof pageOf>): readonly Pick<EngineSearch, 'page' | 'per_page' | 'offset' | 'limit'>[] => {
  if (limit === 0) return [{ page: 1, per_page: 0 }]
  return Array.from({ length: Math.ceil(limit / MAX_HITS) }, (_, part) => ({
    offset: offset + part * MAX_HITS,
    limit: Math.min(MAX_HITS, limit - part * MAX_HITS),
  }))
}
