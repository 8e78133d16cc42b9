import { sql, type SQL } from 'drizzle-orm'
import { textArray } from '../filters/filter-sql.ts'
import type { FacetPlan } from './facet-plan.ts'
import type { Matched } from './matched-sql.ts'

/** One row: everything an answer is made of. */
export interface SearchRow {
  readonly total: number
  readonly hits:
    | readonly {
        readonly record: Readonly<Record<string, unknown>>
        readonly is_exact?: boolean
        readonly score?: number
        readonly words_found?: number
      }[]
    | null
  readonly tokens: Readonly<Record<string, number>> | null
  readonly numbers: readonly { readonly key: string; readonly value: number; readonly n: number }[] | null
}

export interface SearchSqlInput {
  readonly indexName: string
  readonly matched: Matched
  readonly ranking: SQL
  /** Where rules put records, by objectID; they are among those matched. */
  readonly positions: ReadonlyMap<string, number>
  readonly offset: number
  readonly limit: number
  readonly distinct: number
  readonly facets: FacetPlan
  readonly isFacetingAfterDistinct: boolean
}

/** Hits, total and facet counts in one statement over rows that are matched once. */
export const searchSql = (input: SearchSqlInput): SQL => {
  const { matched, distinct, positions } = input
  const ranking = positions.size === 0 ? input.ranking : sql`object_id = any(${textArray([...positions.keys()])}) desc, ${input.ranking}`
  const shown = distinct > 0 ? sql`, shown as materialized (${distinctSql(ranking, distinct)})` : sql``
  const shownName = distinct > 0 ? sql`shown` : sql`matched`
  const counted = input.isFacetingAfterDistinct ? shownName : sql`matched`
  return sql`with matched as materialized (${matched.select})${shown}${placedSql(positions, shownName)}
    select (select count(*)::int from ${shownName}) as total,
      ${input.limit === 0 ? sql`null::json` : hitsSql(input, shownName)} as hits,
      ${tokensSql(input.facets, counted)} as tokens,
      ${numbersSql(input.facets.numbers, counted)} as numbers`
}

/** At most `distinct` records of a group, the best ones; a record without a group is a group of its own. */
const distinctSql = (ranking: SQL, distinct: number): SQL => sql`select * from (
  select *, row_number() over (partition by coalesce(distinct_key, object_id) order by ${ranking}) as place_in_group from matched
) grouped where place_in_group <= ${distinct}::int`

const hitsSql = ({ indexName, matched, ranking, positions, offset, limit }: SearchSqlInput, shown: SQL): SQL => {
  const info = [
    ...(matched.hasText ? [sql`is_exact`] : []),
    ...(matched.hasScore ? [sql`score`] : []),
    ...(matched.hasOptionalWords ? [sql`words_found`] : []),
  ]
  const columns = info.length === 0 ? sql`` : sql`, ${sql.join(info, sql`, `)}`
  const ordered =
    positions.size === 0
      ? sql`select object_id${columns}, row_number() over (order by ${ranking}) as position from ${shown}`
      : sql`select object_id${columns}, ${POSITION} as position from (
          select ${shown}.*, promoted_to, row_number() over (partition by promoted_to is null order by ${ranking}) - 1 as rank
          from ${shown} left join placed using (object_id)) ranked`
  return sql`(select json_agg(hit order by position) from (
    select page.position, r.record${columns} from (
      ${ordered} order by position limit ${limit} offset ${offset}
    ) page join search_records r on r.index_name = ${indexName} and r.object_id = page.object_id
  ) hit)`
}

/** Promoted records that are among those shown, with where they go. */
const placedSql = (positions: SearchSqlInput['positions'], shown: SQL): SQL =>
  positions.size === 0
    ? sql``
    : sql`, placed as materialized (select object_id, promoted_to, row_number() over (order by promoted_to) - 1 as place
        from ${shown} join (values ${sql.join(
          [...positions].map(([id, position]) => sql`(${id}::text, ${position}::int)`),
          sql`, `,
        )}) promoted(promoted_id, promoted_to) on promoted_id = object_id)`

/** A promoted record's own position; every other one takes the next that none of them has. */
const POSITION = sql`coalesce(promoted_to, rank + (select count(*) from placed where ranked.rank >= placed.promoted_to - placed.place))`

/**
 * Tokens are `attribute:value`, so one pass over them counts every facet. Counting first and choosing afterwards is the
 * cheaper order: there are far fewer tokens than times they occur; `offset 0` keeps the planner from turning it round.
 */
const tokensSql = ({ tokens: attributes, parents }: FacetPlan, counted: SQL): SQL => {
  if (attributes.length === 0) return sql`null::json`
  const nested =
    parents.length === 0 ? sql`` : sql` or split_part(token, ':', 1) like any(${textArray(parents.map((name) => `${likeText(name)}.%`))})`
  return sql`(select json_object_agg(token, n) from (
    select token, count(*)::int as n from ${counted}, unnest(facets) token group by token offset 0
  ) tokens where split_part(token, ':', 1) = any(${textArray(attributes)})${nested})`
}

const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** Equal numbers are counted before lists among them are unfolded, because unfolding costs more than all the rest. */
const numbersSql = (attributes: readonly string[], counted: SQL): SQL => {
  if (attributes.length === 0) return sql`null::json`
  const requested = sql`${counted} join unnest(${textArray(attributes)}) requested(key) on numbers ? requested.key`
  return sql`(select json_agg(v) from (
    select key, item as value, sum(n)::int as n from (
      select requested.key, numbers -> requested.key as value, count(*) as n from ${requested} group by 1, 2
    ) grouped, lateral jsonb_path_query(value, '$[*]') item group by key, item
  ) v)`
}
