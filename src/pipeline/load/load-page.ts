import type { PageKind } from '../../../schemas/page.ts'
import { assemblePage } from './assemble-page.ts'
import { loadNavigationListing, loadSearch, loadBrand, loadBrandIndex } from './kinds/listing-pages.ts'
import { loadNotFound, loadHome, loadLanding, loadContent, loadCheckout } from './kinds/content-pages.ts'
import { loadProduct } from './kinds/load-product.ts'
import type { Loader, PageRequest, PageResult } from './loader.ts'
import { matchRoute } from '../match/match-route.ts'
import type { PageDeps } from '../../page/page-deps.ts'

/** Loads what an address asks for. Throws only what no page can be shown without: content that cannot be read. */
export const loadPage = async (request: PageRequest, pageDeps: PageDeps): Promise<PageResult> => {
  if (request.isMaintenance === true) return loadMaintenance(request, pageDeps)
  if (request.path.toLowerCase() === '/index.html') return toHome(request)
  const match = matchRoute(request.path, pageDeps.site.site, await pageDeps.getNavigation())
  const load = LOADERS[match.kind] ?? loadContent
  return load({ match, request, pageDeps })
}

const toHome = ({ query }: PageRequest): PageResult => ({
  outcome: 'redirect',
  to: query.size === 0 ? '/' : `/?${query.toString()}`,
  status: 301,
})

/** Missing content is tolerated: the application has words of its own. */
const loadMaintenance = (request: PageRequest, pageDeps: PageDeps): Promise<PageResult> =>
  assemblePage({ request, pageDeps, match: { path: '/', params: {} }, kind: 'maintenance', status: 503 })

/** Kinds whose page needs more than its content. */
const LOADERS: Partial<Record<PageKind, Loader>> = {
  home: loadHome,
  landing: loadLanding,
  contact: loadLanding,
  listing: loadNavigationListing,
  search: loadSearch,
  brand: loadBrand,
  brandIndex: loadBrandIndex,
  product: loadProduct,
  checkout: loadCheckout,
  notFound: loadNotFound,
}
