import { without } from '../../lib/without.ts'
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

/** Of the filters of a category or a rule those of kinds that a listing knows. */
export const knownFilters = (filters: Readonly<Record<string, readonly string[] | undefined>>): SelectedFilters =>
  Object.fromEntries(FILTER_KINDS.flatMap((kind) => (filters[kind] === undefined ? [] : [[kind, filters[kind]]])))

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

/** The state in the address of a listing (contracts 4, EXTRA-09). Values as written; `usableFilters` says which count. */
export interface ListingAddress {
  readonly query: string
  /** Sort key; undefined for the default. */
  readonly sortBy?: string
  /** 1-based. */
  readonly page: number
  readonly filters: SelectedFilters
  readonly featuredProductIds: readonly string[]
  readonly featuredCollections: readonly string[]
  /** Parameters of others, as they came. */
  readonly others: readonly (readonly [name: string, value: string])[]
}

/** Lists that follow the filters in the address and are not filters. */
const FEATURED = ['featuredCollections', 'featuredProductIds'] as const
const LISTS: readonly string[] = [...FILTER_KINDS, ...FEATURED].sort()
const OWN = new Set(['query', 'sortBy', 'page', 'priceMin', 'priceMax', ...LISTS])
/** The default sort is never written. */
const DEFAULT_SORT = 'bestMatch'

/** Reads an address. Of a repeated parameter the first counts; a page that is none is page 1 (PLP-24). */
export const readListingAddress = (parameters: URLSearchParams): ListingAddress => {
  const sortBy = parameters.get('sortBy') ?? ''
  const filters = FILTER_KINDS.flatMap((kind) => {
    const values = readList(parameters, kind)
    return values.length === 0 ? [] : [[kind, values] as const]
  })
  return {
    query: (parameters.get('query') ?? '').trim(),
    ...(sortBy === '' || sortBy === DEFAULT_SORT ? {} : { sortBy }),
    page: readPage(parameters.get('page')),
    filters: Object.fromEntries(filters),
    featuredProductIds: readList(parameters, 'featuredProductIds'),
    featuredCollections: readList(parameters, 'featuredCollections'),
    others: [...parameters].filter(([name]) => !OWN.has(name)),
  }
}

/** Writes an address: query, sortBy, page, then lists by name, then what is not ours. `?` in front, or empty. */
export const writeListingAddress = ({
  query,
  sortBy,
  page,
  filters,
  featuredProductIds,
  featuredCollections,
  others,
}: ListingAddress): string => {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.append('query', query)
  if (sortBy !== undefined && sortBy !== DEFAULT_SORT) parameters.append('sortBy', sortBy)
  if (page > 1) parameters.append('page', String(page))
  const lists: Readonly<Record<string, readonly string[] | undefined>> = { ...filters, featuredProductIds, featuredCollections }
  for (const name of LISTS) {
    const values = lists[name] ?? []
    if (values.length > 0) parameters.append(name, values.join(','))
  }
  for (const [name, value] of others) parameters.append(name, value)
  // A comma means nothing in a query, and filters are easier to read with it.
  const text = parameters.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

/** An address of a listing with what the shown one carries and no listing gives a meaning, such as campaign tags (SIDENAV-08). */
export const withOthersOf = (to: string, shown: URLSearchParams): string => {
  const [path = '', query = ''] = to.split('?')
  const address = readListingAddress(new URLSearchParams(query))
  const own = new Set(address.others.map(([name]) => name))
  const others = [...address.others, ...readListingAddress(shown).others.filter(([name]) => !own.has(name))]
  return `${path}${writeListingAddress({ ...address, others })}`
}

/** A price range may leave out its first number; everywhere else an empty value is no value. */
const readList = (parameters: URLSearchParams, name: string): readonly string[] => {
  const text = parameters.get(name) ?? (name === 'priceRange' ? readPriceFields(parameters) : '')
  const values = text.split(',').map((value) => value.trim())
  if (name === 'priceRange') return values.every((value) => value === '') ? [] : values
  return values.filter((value) => value !== '')
}

/** A form for a price sends its two fields by themselves where no script is there to put them together. */
const readPriceFields = (parameters: URLSearchParams): string => {
  const [min, max] = [parameters.get('priceMin') ?? '', parameters.get('priceMax') ?? '']
  return max === '' ? min : `${min},${max}`
}

const readPage = (text: string | null): number => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1)

/** The same listing with one value chosen, or no longer. Any change of filters goes to page 1 and drops featured products. */
export const toggleFilter = (address: ListingAddress, kind: FilterKind, value: string): ListingAddress => {
  const values = address.filters[kind] ?? []
  return withFilter(address, kind, values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
}

/** The same listing with all values of a kind replaced; none takes the kind away. */
export const withFilter = (address: ListingAddress, kind: FilterKind, values: readonly string[]): ListingAddress => {
  const rest = without(address.filters, kind)
  return withFilters(address, values.length === 0 ? rest : { ...rest, [kind]: values })
}

/** The same listing with other filters. */
export const withFilters = (address: ListingAddress, filters: SelectedFilters): ListingAddress => ({
  ...address,
  filters,
  page: 1,
  featuredProductIds: [],
})

/** The same listing in another order, from its first page. */
export const withSort = (address: ListingAddress, sortBy: string): ListingAddress => ({
  ...without(address, 'sortBy'),
  page: 1,
  ...(sortBy === DEFAULT_SORT ? {} : { sortBy }),
})

export const withPage = (address: ListingAddress, page: number): ListingAddress => ({ ...address, page })
