import type { NavigationNode } from '../../../site/navigation.ts'
import { assemblePage } from '../assemble-page.ts'
import type { Loader, LoaderInput } from '../loader.ts'
import { listingStatus } from '../listing-status.ts'
import { loadNotFound } from './load-not-found.ts'

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
