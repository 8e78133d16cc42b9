import { sql, type SQL } from 'drizzle-orm'
import { parseFacetFilters, parseNumericFilters, parseOptionalFilters } from '../filters/filter-lists.ts'
import { filterSql, textArray } from '../filters/filter-sql.ts'
import { optionalScoreSql } from '../filters/optional-score-sql.ts'
import { parseFilters } from '../filters/parse-filters.ts'
import type { TextQuery } from '../text/text-query.ts'
import type { FoundIndex } from './found-index.ts'
import type { Merchandised } from './rule-consequence.ts'
import type { SearchParameters } from './search-parameters.ts'

/** The rows a query matches, with the columns its ranking needs. */
export interface Matched {
  readonly select: SQL
  readonly hasText: boolean
  readonly hasScore: boolean
  /** Whether records may have some of the words only. */
  readonly hasOptionalWords: boolean
}

export interface MatchedInput {
  readonly index: FoundIndex
  readonly parameters: SearchParameters
  readonly merchandised: Merchandised
  readonly text: TextQuery | undefined
}

/** How much a match in the first, second, third and any later searchable attribute counts, in PostgreSQL's order D-A. */
const ATTRIBUTE_WEIGHTS = '{0.02, 0.1, 0.4, 1.0}'

export const matchedSql = ({ index, parameters, merchandised, text }: MatchedInput): Matched => {
  const score =
    parameters.optionalFilters === undefined
      ? undefined
      : optionalScoreSql(parseOptionalFilters(parameters.optionalFilters), parameters.sumOrFiltersScores ?? false)
  const optional = text?.optional ?? []
  const columns = [
    sql`object_id, facets, numbers, distinct_key`,
    ...(score === undefined ? [] : [sql`${score} as score`]),
    ...(text === undefined
      ? []
      : [
          sql`words @@ ${text.exact}::tsquery as is_exact, ts_rank(${ATTRIBUTE_WEIGHTS}, ${rankedWords(text)}, ${text.tolerant}::tsquery) as text_rank`,
        ]),
    ...(optional.length === 0 ? [] : [sql`${sql.join(optional.map(hasWord), sql` + `)} as words_found`]),
  ]
  const conditions = [sql`index_name = ${index.recordsOf}`, ...chosen(merchandised, text, filterConditions(parameters))]
  return {
    select: sql`select ${sql.join(columns, sql`, `)} from search_records where ${sql.join(conditions, sql` and `)}`,
    hasText: text !== undefined,
    hasScore: score !== undefined,
    hasOptionalWords: optional.length > 0,
  }
}

/** Ranking looks at a word wherever it is, whatever marks the query asks for. */
const rankedWords = ({ weights }: TextQuery): SQL =>
  weights === '' ? sql`words` : sql`ts_filter(words, ${textArray([...weights])}::"char"[])`

const hasWord = (term: string): SQL => sql`(words @@ ${term}::tsquery)::int`

/** What words and filters match, with what rules promote and without what they hide. */
const chosen = ({ positions, hidden, isFiltered }: Merchandised, text: TextQuery | undefined, filters: readonly SQL[]): readonly SQL[] => {
  const withText = text === undefined ? [] : [sql`words @@ ${text.tolerant}::tsquery`]
  const shown = hidden.length === 0 ? [] : [sql`object_id <> all(${textArray(hidden)})`]
  if (positions.size === 0) return [...withText, ...filters, ...shown]
  const promoted = sql`object_id = any(${textArray([...positions.keys()])})`
  const orPromoted = (conditions: readonly SQL[]): readonly SQL[] =>
    conditions.length === 0 ? [] : [sql`((${sql.join([...conditions], sql` and `)}) or ${promoted})`]
  return isFiltered ? [...orPromoted(withText), ...filters, ...shown] : [...orPromoted([...withText, ...filters]), ...shown]
}

/** All three ways of giving a condition. */
export const filterConditions = ({ filters, facetFilters, numericFilters }: SearchParameters): readonly SQL[] => {
  const parsed = [
    filters === undefined ? undefined : parseFilters(filters),
    facetFilters === undefined ? undefined : parseFacetFilters(facetFilters),
    numericFilters === undefined ? undefined : parseNumericFilters(numericFilters),
  ]
  return parsed.flatMap((filter) => (filter === undefined ? [] : [filterSql(filter)]))
}
