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
