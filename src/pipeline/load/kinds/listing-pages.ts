import {
  FILTER_KINDS,
  readListingAddress,
  withFilter,
  writeListingAddress,
  type FilterKind,
  type SelectedFilters,
} from '../../../features/listing/listing-address.ts'
import type { ListingContext } from '../../../features/listing/listing-context.ts'
import { readPriceWords } from '../../../features/listing/price-words.ts'
import type { SearchPlace } from '../../../clients/search/create-search-client.ts'
import type { BrandIndexContext } from '../../../page/page-context.ts'
import type { NavigationNode } from '../../../site/navigation.ts'
import { assemblePage } from '../assemble-page.ts'
import type { Loader, LoaderInput } from '../loader.ts'
import { loadNotFound } from './content-pages.ts'

/** A category from the navigation tree, up to four levels (ROUTE-25): its products, or the page composed for it (docs/decisions). */
export const loadNavigationListing: Loader = async (input) => {
  const { match, request, pageDeps } = input
  const trail = match.trail ?? []
  const node = trail.at(-1)
  if (node === undefined) return loadNotFound(input)
  const description = pageDeps.t('pageTitle.listingDescription', { name: node.label, siteName: pageDeps.site.site.siteName })
  const between = trail.slice(0, -1).map(({ label, path }) => ({ h1: label, path }))
  const page = { ...input, kind: 'listing', name: node.label, between, seo: { description, ...node.seo } } as const
  const key = `listing${node.path}`
  if (node.hasOwnPage === true && isPlain(request.query) && (await pageDeps.getPage(key)) !== undefined)
    return assemblePage({ ...page, key })
  const listing = await pageDeps.loadListing({
    routeKind: 'listing',
    heading: node.label,
    path: node.path,
    query: request.query,
    pageFilters: filtersOf(node),
  })
  return assemblePage({ ...page, status: listingStatus(listing), extra: { listing } })
}

/** Whether an address asks for no part, order or selection of the products: a link to one of these leads to them, page or not. */
const isPlain = (query: URLSearchParams): boolean => writeListingAddress({ ...readListingAddress(query), others: [] }) === ''

/** Filter kinds the search knows; a tree from elsewhere may have more. */
const filtersOf = (node: NavigationNode): SelectedFilters =>
  Object.fromEntries(Object.entries(node.filters).filter(([kind]) => isFilterKind(kind)))

const isFilterKind = (kind: string): kind is FilterKind => FILTER_KINDS.some((known) => known === kind)

/** Search results; a search rule may send the shopper elsewhere, and nothing found has content of its own. */
export const loadSearch: Loader = async (input) => {
  const { request, pageDeps, match } = input
  const words = (request.query.get('query') ?? '').trim()
  const priced = withTypedPrice(input)
  if (priced !== undefined) return { outcome: 'redirect', to: `${match.path}${priced}`, status: 302 }
  const [found, places] = await Promise.all([
    pageDeps.loadListing({ routeKind: 'search', heading: words, path: match.path, query: request.query, pageFilters: {} }),
    findPlaces(words, pageDeps),
  ])
  const listing = places.length === 0 ? found : { ...found, places }
  if (listing.redirect !== undefined) return { outcome: 'redirect', to: listing.redirect, status: 302 }
  const isEmpty = listing.status === 'loaded' && listing.nbHits === 0
  const key = isEmpty && (await pageDeps.getPage('emptySearch')) !== undefined ? 'emptySearch' : 'search'
  const name = words === '' ? undefined : pageDeps.t('pageTitle.searchFor', { query: words })
  return assemblePage({ ...input, kind: 'search', key, status: listingStatus(listing), name, extra: { listing } })
}

/** Pages that the words name. Products are there without them. */
const findPlaces = async (words: string, { findPlaces: find, report }: LoaderInput['pageDeps']): Promise<readonly SearchPlace[]> => {
  if (words === '') return []
  try {
    return await find(words)
  } catch (cause) {
    report({ code: 'placesFailed', message: 'Pages that a search names could not be found', details: { cause: String(cause) } })
    return []
  }
}

/** The same search with a price that was typed as a filter, which shows as one and can be taken away; a chosen one counts before it. */
const withTypedPrice = ({ request, pageDeps }: LoaderInput): string | undefined => {
  const address = readListingAddress(request.query)
  if (address.filters.priceRange !== undefined) return undefined
  const { site, locale } = pageDeps.site
  const asked = readPriceWords(address.query, { t: pageDeps.t, locale, currency: site.currency.code })
  if (asked === undefined) return undefined
  const { min, max } = asked.bounds
  const priceRange = max === undefined ? [String(min)] : [String(min), String(max)]
  return writeListingAddress(withFilter({ ...address, query: asked.words }, 'priceRange', priceRange))
}

/** One brand's products (ROUTE-23); a brand nobody sells is not found. */
export const loadBrand: Loader = async (input) => {
  const { request, pageDeps, match } = input
  const tag = (match.params['brand'] ?? '').toLowerCase()
  const listing = await pageDeps.loadListing({
    routeKind: 'brand',
    heading: tag,
    path: match.path,
    query: request.query,
    pageFilters: { brand: [tag] },
  })
  const name = listing.facets.brand?.find((option) => option.tag === tag)?.value ?? listing.hits.find((hit) => hit.brandTag === tag)?.brand
  if (listing.status === 'loaded' && name === undefined) return loadNotFound(input)
  const heading = name ?? tag
  const extra = { listing: { ...listing, heading } }
  return assemblePage({ ...input, kind: 'brand', status: listingStatus(listing), name: heading, between: await trail(input), extra })
}

const trail = async ({ match, pageDeps }: LoaderInput) => {
  const { brandsPath } = pageDeps.site.site.navigation
  const { l1 } = match.params
  const node = l1 === undefined ? undefined : findFirstLevel(await pageDeps.getNavigation(), l1)
  const prefix = node?.path ?? ''
  const index = { h1: pageDeps.t('pageTitle.brandIndex'), path: `${prefix}/${brandsPath}` }
  return node === undefined ? [index] : [{ h1: node.label, path: node.path }, index]
}

const findFirstLevel = (tree: readonly NavigationNode[], slug: string) =>
  tree.find((node) => node.slug.toLowerCase() === slug.toLowerCase())

/** Every brand with something to sell, by first letter (ROUTE-24). */
export const loadBrandIndex: Loader = async (input) => {
  const { pageDeps, match } = input
  const listing = await pageDeps.loadListing({
    routeKind: 'brand',
    heading: '',
    path: match.path,
    query: new URLSearchParams(),
    pageFilters: {},
  })
  const brands = (listing.facets.brand ?? []).map(({ tag, value }) => ({
    name: value,
    tag,
    path: `${match.path}/${encodeURIComponent(tag)}`,
  }))
  return assemblePage({
    ...input,
    kind: 'brandIndex',
    status: listingStatus(listing),
    extra: { brandIndex: { groups: groupBrands(brands) } },
  })
}

type Group = BrandIndexContext['groups'][number]
type Brand = Group['brands'][number]

const DIGITS = '0-9'

/** Brands under their first letter without accents, digits together and last, other scripts each under their own (DATA-58). */
const groupBrands = (brands: readonly Brand[]): readonly Group[] => {
  const groups = new Map<string, Brand[]>()
  for (const brand of [...brands].sort((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const label = labelOf(brand.name)
    groups.set(label, [...(groups.get(label) ?? []), brand])
  }
  return [...groups]
    .map(([label, members]) => ({ label, brands: members }))
    .sort((a, b) => rank(a.label) - rank(b.label) || a.label.localeCompare(b.label, 'en'))
}

const labelOf = (name: string): string => {
  const [first = ''] = name.normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase()
  return /\d/.test(first) ? DIGITS : first
}

const rank = (label: string): number => (label === DIGITS ? 2 : /^[A-Z]$/.test(label) ? 0 : 1)

/** HTTP status of a page whose products are the point of it: 503 while search does not answer (EXTRA-15). */
const listingStatus = (listing: ListingContext): number => (listing.status === 'failed' ? 503 : 200)
