import type { PageKind } from '../../../schemas/page.ts'
import { assemblePage } from './assemble-page.ts'
import { loadBrandIndex } from './kinds/load-brand-index.ts'
import { loadBrand } from './kinds/load-brand.ts'
import { loadCheckout } from './kinds/load-checkout.ts'
import { loadContent } from './kinds/load-content.ts'
import { loadHome } from './kinds/load-home.ts'
import { loadLanding } from './kinds/load-landing.ts'
import { loadNavigationListing } from './kinds/load-navigation-listing.ts'
import { loadNotFound } from './kinds/load-not-found.ts'
import { loadProduct } from './kinds/load-product.ts'
import { loadSearch } from './kinds/load-search.ts'
import type { Loader } from './loader.ts'
import { matchRoute } from '../match/match-route.ts'
import type { PageRequest } from './page-request.ts'
import type { PageResult } from './page-result.ts'
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
