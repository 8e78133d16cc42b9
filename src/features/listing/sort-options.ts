import sortFile from '../../../themes/sortOptions.json' with { type: 'json' }

/** Kinds of route a sort may be bound to (EXTRA-08). */
export type RouteKind = 'listing' | 'search' | 'brand' | 'landing'

export interface SortOption {
  readonly key: string
  readonly indexSuffix: string
  /** Message key. */
  readonly label: string
  /** Route kinds or exact paths. */
  readonly onlyAppear?: readonly string[]
  readonly doesNotAppear?: readonly string[]
}

/** A page that lists products; `path` is without prefix. */
export interface SortTarget {
  readonly routeKind: RouteKind
  readonly path: string
}

export const BEST_MATCH: SortOption = { key: 'bestMatch', indexSuffix: '', label: 'sort.bestMatch' }

/** The shop's sort orders (themes/sortOptions.json); best match alone where there are none. */
export const SORT_OPTIONS: readonly SortOption[] = sortFile.length === 0 ? [BEST_MATCH] : sortFile

/** Sort orders a page offers. */
export const sortsFor = (target: SortTarget, options: readonly SortOption[] = SORT_OPTIONS): readonly SortOption[] =>
  options.filter((option) => isSortAllowed(option, target))

/** Allowed where `onlyAppear` is absent or names the page, and `doesNotAppear` does not. */
export const isSortAllowed = ({ onlyAppear, doesNotAppear = [] }: SortOption, { routeKind, path }: SortTarget): boolean => {
  const isNamed = (names: readonly string[]): boolean => names.includes(routeKind) || names.includes(path)
  return (onlyAppear === undefined || isNamed(onlyAppear)) && !isNamed(doesNotAppear)
}

/** The sort an address names, best match where it names none that the page allows. */
export const chooseSort = (key: string | undefined, target: SortTarget): SortOption =>
  sortsFor(target).find((option) => option.key === key) ?? BEST_MATCH
