import { sql, type SQL } from 'drizzle-orm'
import { DEFAULT_RANKING } from '../settings.ts'
import type { FoundIndex } from './found-index.ts'

/** The columns of a query that a ranking criterion may name. */
export interface RankColumns {
  readonly hasText: boolean
  readonly hasScore: boolean
  readonly hasOptionalWords: boolean
}

/** `order by` of an index: its ranking criteria in their order, then the object id so that pages never overlap. */
export const rankingSql = (index: FoundIndex, columns: RankColumns): SQL => {
  const custom = (index.settings.customRanking ?? []).flatMap(sortBy)
  const ranking = index.settings.ranking ?? DEFAULT_RANKING
  const criteria = ranking.flatMap((criterion) => (criterion === 'custom' ? custom : criterionSql(criterion, columns)))
  // A virtual replica has no ranking of its own: its custom ranking is its sort.
  const all = index.isVirtual ? [...custom, ...criteria] : criteria
  return sql.join([...all, sql`object_id`], sql`, `)
}

const criterionSql = (criterion: string, { hasText, hasScore, hasOptionalWords }: RankColumns): readonly SQL[] => {
  if (criterion === 'typo' && hasText) return [sql`is_exact desc`]
  if (criterion === 'words' && hasOptionalWords) return [sql`words_found desc`]
  if (criterion === 'filters' && hasScore) return [sql`score desc`]
  if (criterion === 'attribute' && hasText) return [sql`text_rank desc`]
  return sortBy(criterion)
}

const SORT = /^(?<direction>asc|desc)\((?<attribute>.+)\)$/

/** `asc(price.GB.sale)`; records without the attribute come last. */
const sortBy = (criterion: string): readonly SQL[] => {
  const groups = SORT.exec(criterion)?.groups
  if (groups === undefined) return []
  const value = sql`numbers -> ${groups['attribute'] ?? ''}::text`
  return [groups['direction'] === 'asc' ? sql`${value} asc nulls last` : sql`${value} desc nulls last`]
}
