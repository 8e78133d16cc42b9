import { homeTarget } from '../../../site/home-target.ts'
import { assemblePage } from '../assemble-page.ts'
import type { Loader } from '../loader.ts'

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
