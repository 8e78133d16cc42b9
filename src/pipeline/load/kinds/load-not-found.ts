import { assemblePage } from '../assemble-page.ts'
import { findRedirect } from '../../match/find-redirect.ts'
import type { Loader } from '../loader.ts'
import type { RedirectMap } from '../../../../schemas/api/redirects.ts'
import type { PageDeps } from '../../../page/page-deps.ts'

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
