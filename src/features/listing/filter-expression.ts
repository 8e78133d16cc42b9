import type { FilterKind, SelectedFilters } from './filters.ts'
import { quoteFilterValue, sanitiseFilterValue } from './filter-value.ts'
import { readPriceRange } from './price-range.ts'
import { usableFilters } from './usable-filters.ts'

export interface ExpressionInput {
  /** ISO alpha-2, upper case. */
  readonly country: string
  /** Selections that must each hold: the page's own and the shopper's. */
  readonly selections: readonly SelectedFilters[]
  /** Whether products that are out of stock show (config `listing.fetchOutOfStock`). */
  readonly fetchOutOfStock: boolean
  /** Products let in by every facet group (DATA-106). */
  readonly featuredProductIds?: readonly string[]
  /** A kind to leave out of the last selection, for counts of what else could be chosen. */
  readonly without?: FilterKind
}

/** The `filters` text of a query: the standing clauses (FILTER-13, FILTER-14), then one group per kind. */
export const filterExpression = ({ country, selections, fetchOutOfStock, featuredProductIds = [], without }: ExpressionInput): string => {
  const usable = selections.map(usableFilters)
  const includesOutOfStock = fetchOutOfStock || usable.some((filters) => filters.includeOutOfStock !== undefined)
  const groups = usable.flatMap((filters, place) =>
    Object.entries(filters).flatMap(([kind, values]) => {
      // Keys of a SelectedFilters are filter kinds.
      const known = kind as FilterKind
      if (known === without && place === usable.length - 1) return []
      return groupOf(known, values, { country, featuredProductIds }) ?? []
    }),
  )
  return [...standingClauses(country, includesOutOfStock), ...groups].join(' AND ')
}

/** A price in the country, and in stock; out of stock too where that is asked for, never what is discontinued. */
export const standingClauses = (country: string, includesOutOfStock: boolean): readonly string[] => [
  `price.${country}.sale > 0`,
  `availabilityFlag < ${includesOutOfStock ? 4 : 3}`,
]

/** Kinds that change the order or the standing clauses, and are no condition themselves. */
const NO_CONDITION: ReadonlySet<FilterKind> = new Set(['prioritizedProductIds', 'includeOutOfStock'])

/** Brands are compared by tag, which every name has in the alphabet of filter values (FILTER-16). */
export const facetOf = (kind: FilterKind): string => (kind === 'brand' ? 'brandTag' : kind)

interface GroupContext {
  readonly country: string
  readonly featuredProductIds: readonly string[]
}

const groupOf = (kind: FilterKind, values: readonly string[], { country, featuredProductIds }: GroupContext): string | undefined => {
  if (NO_CONDITION.has(kind)) return undefined
  if (kind === 'priceRange') return priceGroup(country, values)
  const own = values.map((value) => `${facetOf(kind)}:${quoteFilterValue(value)}`)
  const featured = featuredProductIds.flatMap((id) => sanitiseFilterValue(id) ?? []).map((id) => `productId:${quoteFilterValue(id)}`)
  const all = [...own, ...featured]
  return all.length === 1 ? all[0] : `(${all.join(' OR ')})`
}

const priceGroup = (country: string, values: readonly string[]): string | undefined => {
  const bounds = readPriceRange(values)
  if (bounds === undefined) return undefined
  const attribute = `price.${country}.sale`
  return [`${attribute} >= ${bounds.min}`, ...(bounds.max === undefined ? [] : [`${attribute} <= ${bounds.max}`])].join(' AND ')
}
