import { FILTER_PARAMETERS } from '../../site/filter-parameters.ts'

/** A filter is called in code as in an address. */
export const FILTER_KINDS = FILTER_PARAMETERS
export type FilterKind = (typeof FILTER_KINDS)[number]

/** Values by kind; `priceRange` holds `min,max` as one or two numbers in text form. */
export type SelectedFilters = Readonly<Partial<Record<FilterKind, readonly string[]>>>

/** One value a shopper can filter by, with how many products it would show. */
export interface FilterOption {
  readonly filterType: FilterKind
  readonly tag: string
  readonly value: string
  readonly count: number
  readonly properties?: { readonly rgb?: readonly string[]; readonly swatchURL?: string; readonly sizeGroupLabel?: string }
}

/** Whether two selections mean the same: order, repetition and empty kinds make no difference (FILTER-03, TRICKY-18). */
export const areFiltersEqual = (a: SelectedFilters, b: SelectedFilters): boolean =>
  FILTER_KINDS.every((kind) => canonical(kind, a[kind] ?? []) === canonical(kind, b[kind] ?? []))

const canonical = (kind: FilterKind, values: readonly string[]): string => {
  const bounds = kind === 'priceRange' ? readPriceRange(values) : undefined
  if (bounds !== undefined) return JSON.stringify([bounds.min, bounds.max ?? null])
  return JSON.stringify([...new Set(values)].sort())
}

/** Bounds of a price filter in major units. */
export interface PriceBounds {
  readonly min: number
  readonly max?: number
}

const DECIMAL = /^\d+(?:\.\d+)?$/

/** Reads `min,max` or `min`; an empty min is 0. Undefined for what is not a number, negative, or the wrong way round (EXTRA-09). */
export const readPriceRange = (values: readonly string[]): PriceBounds | undefined => {
  const [low = '', high = ''] = values
  if (values.length === 0 || values.length > 2 || (low === '' && high === '')) return undefined
  if ((low !== '' && !DECIMAL.test(low)) || (high !== '' && !DECIMAL.test(high))) return undefined
  const min = low === '' ? 0 : Number(low)
  if (high === '') return { min }
  return Number(high) < min ? undefined : { min, max: Number(high) }
}
