import type { FilterKind, FilterOption, SelectedFilters } from '../../src/features/listing/listing-address.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Disclosure } from '../../src/ui/disclosure/disclosure.tsx'
import { FilterOptions } from './filter-options.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { FilterGroupsProps } from './filter-groups-props.ts'
import styles from './filters.module.scss'

/** The kinds of filters, each under its name; those that leave nothing to choose are left out. */
export const FilterGroups = (props: FilterGroupsProps) => {
  const t = useTranslate()
  const { filters, options } = props
  const shown = options.kinds.filter((kind) => hasChoice(kind, props))
  return (
    <>
      {shown.map((kind, index) => (
        <Disclosure
          key={kind}
          title={<GroupTitle name={t(`listing.kind.${kind}`)} count={filters[kind]?.length ?? 0} />}
          open={options.layout !== 'dropdown' && (index < OPEN_GROUPS || filters[kind] !== undefined)}
          {...(options.layout === 'dropdown' ? { name: 'filters' } : {})}
          className={styles.group}
          data-kind={kind}
        >
          {kind === 'priceRange' ? (
            <PriceFilter {...props} />
          ) : (
            <FilterOptions
              {...props}
              kind={kind}
              options={optionsOf(kind, props)}
              selector={options.selectors[kind] ?? 'list'}
              itemsToShow={options.itemsToShow}
            />
          )}
        </Disclosure>
      ))}
    </>
  )
}

const OPEN_GROUPS = 3

const GroupTitle = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <>
    {name}
    {count > 0 && <span className={styles.count}> ({count})</span>}
  </>
)

/** A single value that all products have narrows nothing, and yes-or-no only its yes. */
const hasChoice = (kind: FilterKind, props: FilterGroupsProps): boolean => {
  const { listing, filters } = props
  if (filters[kind] !== undefined) return true
  if (kind === 'priceRange') return listing.priceRange !== undefined && listing.priceRange.min < listing.priceRange.max
  const options = optionsOf(kind, props)
  if (kind === 'onSale') return options.some(({ tag, count }) => tag === 'true' && count < listing.nbHits)
  return options.length > 1
}

const optionsOf = (kind: FilterKind, { listing, filters }: FilterGroupsProps): readonly FilterOption[] => {
  const options = listing.facets[kind] ?? []
  return kind === 'categories' ? categoryOptions({ options, pageFilters: listing.pageFilters, chosen: filters.categories ?? [] }) : options
}

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
