import type { RedirectMap } from '../../../../schemas/api/redirects.ts'
import { CHECKOUT_STEPS } from '../../../features/checkout/checkout-types.ts'
import type { PageDeps } from '../../../page/page-deps.ts'
import { homeTarget } from '../../../site/home-target.ts'
import { findRedirect } from '../../match/find-redirect.ts'
import { assemblePage } from '../assemble-page.ts'
import type { Loader } from '../loader.ts'

/** The redirect map first, else status-404 content; 410 where the map says a page is gone (NOTFOUND-04, NOTFOUND-05). */
export const loadNotFound: Loader = async (input) => {
  const { pageDeps, request } = input
  const onProblem = (message: string) => pageDeps.report({ code: 'redirectIgnored', message })
  const redirect = findRedirect({ path: request.path, query: request.query, redirects: await readRedirects(pageDeps), onProblem })
  if (redirect !== undefined && redirect !== 'gone') return redirect
  const match = { ...input.match, params: {}, path: request.path }
  return assemblePage({ ...input, match, kind: 'notFound', status: redirect === 'gone' ? 410 : 404 })
}

/** A map that cannot be read has no redirect (TRICKY-07). */
const readRedirects = async (pageDeps: PageDeps): Promise<RedirectMap> => {
  try {
    return await pageDeps.getRedirects()
  } catch (cause) {
    pageDeps.report({ code: 'redirectsFailed', message: 'The redirect map could not be read', details: { cause: String(cause) } })
    return {}
  }
}

/** Home, or the shopper's own navigation context where that differs from the starting one (HOME-01 to 03). */
export const loadHome: Loader = async (input) => {
  const { pageDeps, request } = input
  const { startingNavContext, navContextMap } = pageDeps.site.site.navigation
  const l1 = await pageDeps.getNavigation()
  const to = homeTarget({ startingNavContext, navContextMap, userContext: request.userNavContext, l1 })
  if (to === null) return assemblePage({ ...input, kind: 'home' })
  const query = request.query.toString()
  return { outcome: 'redirect', to: query === '' ? to : `${to}?${query}`, status: 302 }
}

/** A page that is there when it is published (ROUTE-28, ROUTE-29): at its own address, or the one of its kind. */
export const loadLanding: Loader = async (input) => {
  const { match, pageDeps } = input
  const keys = [`landing${match.path}`, ...(match.kind === 'landing' ? [] : [match.kind])]
  for (const key of keys) {
    const page = await pageDeps.getPage(key)
    if (page !== undefined)
      return assemblePage({ ...input, kind: match.kind, key, name: match.kind === 'landing' ? page.title : undefined })
  }
  return loadNotFound(input)
}

/** A page that is its content and nothing more: account pages, orders, favorites, completion. */
export const loadContent: Loader = (input) => assemblePage({ ...input, kind: input.match.kind })

/** An absent or unknown step is the basket, at the basket's own address (ROUTE-32). */
export const loadCheckout: Loader = (input) => {
  const requested = input.match.params['step']?.toLowerCase()
  const step = CHECKOUT_STEPS.find((known) => known === requested) ?? 'basket'
  const match = { params: { step }, path: `/checkout/${step}` }
  return assemblePage({ ...input, match, kind: 'checkout', name: input.pageDeps.t(`pageTitle.${step}`) })
}
