import { FILTER_KINDS, type FilterKind, type SelectedFilters } from './filters.ts'
import { sanitiseFilterValue } from './filter-value.ts'
import { readPriceRange } from './price-range.ts'

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
