import { sql, type SQL } from 'drizzle-orm'
import type { Filter, NumberOperator } from './filter.ts'

/** A condition on a row of `search_records`. Every value is bound, none is put into the text. */
export const filterSql = (filter: Filter): SQL => {
  switch (filter.kind) {
    case 'and':
      return filter.of.length === 0 ? sql`true` : sql`(${sql.join(filter.of.map(filterSql), sql` and `)})`
    case 'or':
      return orSql(filter.of)
    case 'not':
      return sql`not ${filterSql(filter.of)}`
    case 'facet':
      return facetSql([filter])
    case 'number':
      return numberSql(filter)
    case 'range':
      return sql`(${numberSql({ ...filter, operator: '>=', value: filter.from })} and ${numberSql({ ...filter, operator: '<=', value: filter.to })})`
  }
}

/** The token of `facets` that says a record has this value. */
export const facetToken = (attribute: string, value: string): string => `${attribute}:${value}`

type Facet = Extract<Filter, { kind: 'facet' }>

const orSql = (of: readonly Filter[]): SQL => {
  if (of.length === 0) return sql`true`
  const facets = of.filter((filter): filter is Facet => filter.kind === 'facet')
  const others = of.filter((filter) => filter.kind !== 'facet').map(filterSql)
  return sql`(${sql.join(facets.length === 0 ? others : [facetSql(facets), ...others], sql` or `)})`
}

/** Any of the facet values. `objectID` is always a facet; numbers below an object (`price.GB.sale:80`) have no tokens. */
const facetSql = (facets: readonly Facet[]): SQL => {
  const ids = facets.filter((facet) => facet.attribute === 'objectID').map((facet) => facet.value)
  const tokens = facets.filter((facet) => facet.attribute !== 'objectID').map((facet) => facetToken(facet.attribute, facet.value))
  const conditions = [
    ...(ids.length === 0 ? [] : [sql`object_id = any(${textArray(ids)})`]),
    ...(tokens.length === 0 ? [] : [tokens.length === 1 ? sql`facets @> ${textArray(tokens)}` : sql`facets && ${textArray(tokens)}`]),
    ...facets
      .filter((facet) => facet.attribute.includes('.') && isNumeric(facet.value))
      .map((facet) => numberSql({ attribute: facet.attribute, operator: '=', value: Number(facet.value) })),
  ]
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** A list of texts with every value bound by itself, because the two drivers write arrays differently. */
export const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

const isNumeric = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value)

/**
 * `numbers` holds one number or a list by path. One number, the usual case, is compared as it is; a list through a JSON
 * path. A record without the attribute never matches, except that it is different from any number.
 */
const numberSql = ({ attribute, operator, value }: { attribute: string; operator: NumberOperator; value: number }): SQL => {
  if (operator === '!=') return sql`not ${numberSql({ attribute, operator: '=', value })}`
  const own = sql`numbers -> ${attribute}::text`
  const path = `$[*] ? (@ ${operator === '=' ? '==' : operator} ${value})`
  return sql`coalesce(case jsonb_typeof(${own}) when 'array' then ${own} @? ${path}::jsonpath else (${own}) ${sql.raw(operator)} ${String(value)}::jsonb end, false)`
}
