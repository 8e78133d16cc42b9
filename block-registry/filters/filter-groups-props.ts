import type { FiltersProps } from '../../schemas/generated/types.ts'
import type { FilterKind, SelectedFilters } from '../../src/features/listing/filters.ts'
import type { ListingContext } from '../../src/features/listing/listing-context.ts'

/** What the groups of filters are shown with. */
export interface FilterGroupsProps {
  readonly listing: ListingContext
  /** What is chosen, or about to be. */
  readonly filters: SelectedFilters
  readonly options: Pick<FiltersProps, 'kinds' | 'selectors' | 'itemsToShow' | 'layout'>
  /** Where choosing a value leads, when it applies at once. */
  readonly linkTo?: (kind: FilterKind, tag: string) => string
  /** The address of a whole selection, when it applies at once. */
  readonly addressFor?: (filters: SelectedFilters) => string
  /** Notes a choice, when it waits for Apply. */
  readonly onToggle?: (kind: FilterKind, tag: string) => void
  readonly onReplace?: (filters: SelectedFilters) => void
}
