import { sql, type SQL } from 'drizzle-orm'
import { parseFacetFilters, parseNumericFilters, parseOptionalFilters } from '../filters/filter-lists.ts'
import { filterSql } from '../filters/filter-sql.ts'
import { optionalScoreSql } from '../filters/optional-score-sql.ts'
import { parseFilters } from '../filters/parse-filters.ts'
import type { FoundIndex } from './found-index.ts'
import type { SearchParameters } from './search-parameters.ts'

/** The rows a query matches, with the columns its ranking needs. */
export interface Matched {
  readonly select: SQL
  readonly hasText: boolean
  readonly hasScore: boolean
}

export interface MatchedInput {
  readonly index: FoundIndex
  readonly parameters: SearchParameters
  readonly text: { readonly tolerant: string; readonly exact: string } | undefined
}

/** How much a match in the first, second, third and any later searchable attribute counts, in PostgreSQL's order D-A. */
const ATTRIBUTE_WEIGHTS = '{0.02, 0.1, 0.4, 1.0}'

export const matchedSql = ({ index, parameters, text }: MatchedInput): Matched => {
  const score =
    parameters.optionalFilters === undefined
      ? undefined
      : optionalScoreSql(parseOptionalFilters(parameters.optionalFilters), parameters.sumOrFiltersScores ?? false)
  const columns = [
    sql`object_id, facets, numbers, distinct_key`,
    ...(score === undefined ? [] : [sql`${score} as score`]),
    ...(text === undefined
      ? []
      : [sql`words @@ ${text.exact}::tsquery as is_exact, ts_rank(${ATTRIBUTE_WEIGHTS}, words, ${text.tolerant}::tsquery) as text_rank`]),
  ]
  const conditions = [
    sql`index_name = ${index.recordsOf}`,
    ...(text === undefined ? [] : [sql`words @@ ${text.tolerant}::tsquery`]),
    ...filterConditions(parameters),
  ]
  return {
    select: sql`select ${sql.join(columns, sql`, `)} from search_records where ${sql.join(conditions, sql` and `)}`,
    hasText: text !== undefined,
    hasScore: score !== undefined,
  }
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
