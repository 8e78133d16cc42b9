import { anyOf, facetConditions, sanitiseFilterValue, standingClauses } from '../../clients/search/filter-value.ts'
import { FILTER_KINDS, readPriceRange, type FilterKind, type SelectedFilters } from './listing-address.ts'

interface ClausesInput {
  /** ISO alpha-2, upper case. */
  readonly country: string
  /** Selections that must each hold: the page's own and the shopper's. */
  readonly selections: readonly SelectedFilters[]
  /** Products let in by every facet group (DATA-106). */
  readonly featuredProductIds?: readonly string[]
  /** A kind to leave out of the last selection, for counts of what else could be chosen. */
  readonly without?: FilterKind
}

export interface ExpressionInput extends ClausesInput {
  /** Whether products that are out of stock show (config `listing.fetchOutOfStock`). */
  readonly fetchOutOfStock: boolean
}

/** The `filters` text of a query: the standing clauses (FILTER-13, FILTER-14), then one group per kind. */
export const filterExpression = ({ fetchOutOfStock, ...input }: ExpressionInput): string => {
  const { clauses, includesOutOfStock } = filterClauses(input)
  return [...standingClauses(input.country, fetchOutOfStock || includesOutOfStock), ...clauses].join(' AND ')
}

/** One clause per kind of each selection, and whether one of them asks for what is out of stock. */
export const filterClauses = ({
  country,
  selections,
  featuredProductIds = [],
  without,
}: ClausesInput): { readonly clauses: readonly string[]; readonly includesOutOfStock: boolean } => {
  const usable = selections.map(usableFilters)
  const clauses = usable.flatMap((filters, index) =>
    Object.entries(filters).flatMap(([name, values]) => {
      // Keys of a SelectedFilters are filter kinds.
      const kind = name as FilterKind
      if (kind === without && index === usable.length - 1) return []
      return groupOf(kind, values, { country, featuredProductIds }) ?? []
    }),
  )
  return { clauses, includesOutOfStock: usable.some((filters) => filters.includeOutOfStock !== undefined) }
}

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
  return anyOf([...facetConditions(facetOf(kind), values), ...facetConditions('productId', featuredProductIds)])
}

const priceGroup = (country: string, values: readonly string[]): string | undefined => {
  const bounds = readPriceRange(values)
  if (bounds === undefined) return undefined
  const attribute = `price.${country}.sale`
  return [`${attribute} >= ${bounds.min}`, ...(bounds.max === undefined ? [] : [`${attribute} <= ${bounds.max}`])].join(' AND ')
}

/** More values of one kind than this are ignored (EXTRA-09). */
const MAX_VALUES_A_KIND = 50

/** What of the filters in an address takes part in a query: clean values once each, yes only as `true`, a price range that is one. */
export const usableFilters = (filters: SelectedFilters): SelectedFilters =>
  Object.fromEntries(
    FILTER_KINDS.flatMap((kind) => {
      const values = usableValues(kind, filters[kind] ?? [])
      return values.length === 0 ? [] : [[kind, values]]
    }),
  )

const usableValues = (kind: FilterKind, values: readonly string[]): readonly string[] => {
  if (kind === 'onSale' || kind === 'includeOutOfStock') return values.includes('true') ? ['true'] : []
  if (kind === 'priceRange') return readPriceRange(values) === undefined ? [] : values
  const clean = values.flatMap((value) => sanitiseFilterValue(value) ?? [])
  return [...new Set(clean)].slice(0, MAX_VALUES_A_KIND)
}
