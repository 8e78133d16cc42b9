import { parseFacetFilters, parseNumericFilters, parseOptionalFilters } from '../../../server/search-wire/filters/filter-lists.ts'
import { parseFilters } from '../../../server/search-wire/filters/parse-filters.ts'
import type { Merchandised } from '../query/rule-consequence.ts'
import type { SearchParameters } from '../../../server/search-wire/search-parameters.ts'
import type { WordTerms } from '../text/text-query.ts'
import { both, either, neither, type Mask } from './mask.ts'
import { matchFilter } from './match-filter.ts'
import { matchWords, type WordMatch } from './match-words.ts'
import type { MemoryIndex } from './memory-index.ts'
import { optionalScores } from './optional-score.ts'

/** The records that a query matches, with what its ranking needs. */
export interface Matched {
  readonly mask: Mask
  readonly words: WordMatch | undefined
  readonly scores: Float64Array | undefined
  /** Those that rules promote, whether they are matched or not. */
  readonly promoted: Mask
}

export interface MatchInput {
  readonly parameters: SearchParameters
  readonly merchandised: Merchandised
  readonly words: readonly WordTerms[]
  /** The weights, a bit for each, that words may have. */
  readonly allowedWeights: number
}

export const matchQuery = (index: MemoryIndex, { parameters, merchandised, words, allowedWeights }: MatchInput): Matched => {
  const found = matchWords(index, words, allowedWeights)
  const { optionalFilters, sumOrFiltersScores } = parameters
  const promoted = maskOfIds(index, [...merchandised.positions.keys()])
  return {
    mask: chosen(index, { merchandised, promoted, words: found?.matched, filters: matchFilters(index, parameters) }),
    words: found,
    scores:
      optionalFilters === undefined
        ? undefined
        : optionalScores(index, parseOptionalFilters(optionalFilters), { isSum: sumOrFiltersScores ?? false }),
    promoted,
  }
}

/** What is there and fits all three ways of giving a condition. */
export const matchFilters = (index: MemoryIndex, { filters, facetFilters, numericFilters }: SearchParameters): Mask => {
  const parsed = [
    filters === undefined ? undefined : parseFilters(filters),
    facetFilters === undefined ? undefined : parseFacetFilters(facetFilters),
    numericFilters === undefined ? undefined : parseNumericFilters(numericFilters),
  ]
  return parsed.reduce((mask: Mask, filter) => (filter === undefined ? mask : both(mask, matchFilter(index, filter))), index.live)
}

interface ChosenInput {
  readonly merchandised: Merchandised
  readonly promoted: Mask
  readonly words: Mask | undefined
  readonly filters: Mask
}

/** What words and filters match, with what rules promote and without what they hide. */
const chosen = (index: MemoryIndex, { merchandised, promoted, words, filters }: ChosenInput): Mask => {
  const { hidden, isFiltered } = merchandised
  const found = words ?? index.live
  const withPromoted = isFiltered ? both(either(found, promoted), filters) : either(both(found, filters), promoted)
  const shown = hidden.length === 0 ? withPromoted : both(withPromoted, neither(maskOfIds(index, hidden)))
  return both(shown, index.live)
}

const maskOfIds = (index: MemoryIndex, ids: readonly string[]): Mask => {
  const mask = new Uint8Array(index.live.length)
  for (const id of ids) {
    const ordinal = index.ordinals.get(id)
    if (ordinal !== undefined) mask[ordinal] = 1
  }
  return mask
}
