import { FILTER_KINDS, type FilterKind, type SelectedFilters } from './filters.ts'
import { readPriceRange } from './price-range.ts'

/** Whether two selections mean the same: order, repetition and empty kinds make no difference (FILTER-03, TRICKY-18). */
export const areFiltersEqual = (a: SelectedFilters, b: SelectedFilters): boolean =>
  FILTER_KINDS.every((kind) => canonical(kind, a[kind] ?? []) === canonical(kind, b[kind] ?? []))

const canonical = (kind: FilterKind, values: readonly string[]): string => {
  const bounds = kind === 'priceRange' ? readPriceRange(values) : undefined
  if (bounds !== undefined) return JSON.stringify([bounds.min, bounds.max ?? null])
  return JSON.stringify([...new Set(values)].sort())
}
