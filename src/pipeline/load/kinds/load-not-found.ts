import { assemblePage } from '../assemble-page.ts'
import { findRedirect } from '../../match/find-redirect.ts'
import type { Loader } from '../loader.ts'
import type { RedirectMap } from '../../../page/content-reads.ts'
import type { Services } from '../services.ts'

/** The redirect map first, else status-404 content; 410 where the map says a page is gone (NOTFOUND-04, NOTFOUND-05). */
export const loadNotFound: Loader = async (input) => {
  const { services, request } = input
  const onProblem = (message: string) => services.report({ code: 'redirectIgnored', message })
  const redirect = findRedirect({ path: request.path, query: request.query, redirects: await readRedirects(services), onProblem })
  if (redirect !== undefined && redirect !== 'gone') return redirect
  const match = { ...input.match, params: {}, path: request.path }
  return assemblePage({ ...input, match, kind: 'notFound', status: redirect === 'gone' ? 410 : 404 })
}

/** A map that cannot be read holds no redirect (TRICKY-07). */
const readRedirects = async (services: Services): Promise<RedirectMap> => {
  try {
    return await services.getRedirects()
  } catch (cause) {
    services.report({ code: 'redirectsFailed', message: 'The redirect map could not be read', details: { cause: String(cause) } })
    return {}
  }
}
