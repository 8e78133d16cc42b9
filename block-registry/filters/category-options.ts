import type { FilterOption, SelectedFilters } from '../../src/features/listing/listing-address.ts'

interface Input {
  readonly options: readonly FilterOption[]
  readonly pageFilters: SelectedFilters
  readonly chosen: readonly string[]
}

/** Between the levels of a category tag (contracts 11). */
const LEVEL = ' > '

/**
 * Categories worth choosing on a page: one level below the page's own, or, where the page has none, the first two levels
 * with the upper one in the name, since several have a "Clothing". Chosen values are always shown.
 */
export const categoryOptions = ({ options, pageFilters, chosen }: Input): readonly FilterOption[] => {
  const own = pageFilters.categories ?? []
  const isOffered = ({ tag }: FilterOption): boolean =>
    chosen.includes(tag) ||
    (own.length === 0 ? depthOf(tag) === 2 : own.some((page) => tag.startsWith(page + LEVEL) && depthOf(tag) === depthOf(page) + 1))
  const nameOf = (tag: string): string => options.find((option) => option.tag === tag)?.value ?? tag
  return options
    .filter(isOffered)
    .map((option) => (own.length === 0 ? { ...option, value: pathOf(option.tag).map(nameOf).join(' / ') } : option))
}

const depthOf = (tag: string): number => tag.split(LEVEL).length

/** A tag and those above it, the first level first. */
const pathOf = (tag: string): readonly string[] => tag.split(LEVEL).map((_, index, parts) => parts.slice(0, index + 1).join(LEVEL))
