import type { FiltersProps } from '../../schemas/generated/types.ts'
import type { FilterKind, SelectedFilters } from '../../src/features/listing/listing-address.ts'
import type { ListingContext } from '../../src/features/listing/listing-context.ts'

export interface FilterGroupsProps {
  readonly listing: ListingContext
  /** The chosen values, pending ones included. */
  readonly filters: SelectedFilters
  readonly options: Pick<FiltersProps, 'kinds' | 'selectors' | 'itemsToShow' | 'layout'>
  /** The address after choosing a value, when it applies at once. */
  readonly linkTo?: (kind: FilterKind, tag: string) => string
  /** The address of a whole selection, when it applies at once. */
  readonly addressFor?: (filters: SelectedFilters) => string
  /** Adds or removes a pending choice, when it waits for Apply. */
  readonly onToggle?: (kind: FilterKind, tag: string) => void
  readonly onReplace?: (filters: SelectedFilters) => void
}
