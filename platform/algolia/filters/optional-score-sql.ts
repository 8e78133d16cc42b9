import { sql, type SQL } from 'drizzle-orm'
import type { Filter } from './filter.ts'
import { filterSql } from './filter-sql.ts'

/** How well a record fits `optionalFilters`: per group the best (or, with `isSum`, every) match's score, added up. */
export const optionalScoreSql = (groups: readonly (readonly Filter[])[], isSum: boolean): SQL | undefined => {
  const scores = groups.filter((group) => group.length > 0).map((group) => groupScore(group, isSum))
  return scores.length === 0 ? undefined : sql`(${sql.join(scores, sql` + `)})`
}

const groupScore = (group: readonly Filter[], isSum: boolean): SQL => {
  const scores = group.map((filter) => sql`case when ${filterSql(filter)} then ${scoreOf(filter)}::int else 0 end`)
  if (scores.length === 1) return sql`(${scores[0]})`
  return isSum ? sql`(${sql.join(scores, sql` + `)})` : sql`greatest(${sql.join(scores, sql`, `)})`
}

const scoreOf = (filter: Filter): number => {
  if (filter.kind === 'not') return scoreOf(filter.of)
  return filter.kind === 'facet' ? filter.score : 1
}
