import { readPriceRange, type FilterKind, type FilterOption, type PriceBounds, type SelectedFilters } from './listing-address.ts'
import type { ListingContext } from './listing-context.ts'

/** A chosen value that can be taken away again. */
export type SelectedChip =
  | { readonly kind: FilterKind; readonly tag: string; readonly label: string }
  | { readonly kind: 'priceRange'; readonly bounds: PriceBounds }
  | { readonly kind: 'onSale' }

/** Chosen values by name, in the order of kinds; values nobody knows have no chip (EXTRA-09). The page's own filters are none. */
export const selectedChips = (filters: SelectedFilters, facets: ListingContext['facets']): readonly SelectedChip[] => [
  ...NAMED.flatMap((kind) => (filters[kind] ?? []).flatMap((tag) => chipOf(kind, tag, facets[kind]) ?? [])),
  ...priceChip(filters),
  ...(filters.onSale === undefined ? [] : [{ kind: 'onSale' as const }]),
]

const NAMED = ['categories', 'brand', 'color', 'size', 'collections'] as const satisfies readonly FilterKind[]

const chipOf = (kind: FilterKind, tag: string, options: readonly FilterOption[] | undefined): SelectedChip | undefined => {
  const option = options?.find((candidate) => candidate.tag === tag)
  return option === undefined ? undefined : { kind, tag, label: option.value }
}

const priceChip = ({ priceRange }: SelectedFilters): readonly SelectedChip[] => {
  const bounds = priceRange === undefined ? undefined : readPriceRange(priceRange)
  return bounds === undefined ? [] : [{ kind: 'priceRange', bounds }]
}
