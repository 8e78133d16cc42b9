import { cacheControl } from './document/page-headers.ts'
import { writePage } from './document/write-page.ts'
import { loadPage } from './load/load-page.ts'
import type { PageRedirect } from './match/find-redirect.ts'
import type { RenderDeps, RenderRequest, RenderResponse } from './render-deps.ts'
import { createFragmentCache } from './render/fragment-cache.ts'
import { renderPage } from './render/render-page.tsx'
import { instantOfPreview, type PreviewRequest } from './resolve/preview-request.ts'
import { resolveSite, type ResolvedSite } from './resolve/resolve-site.ts'

/**
 * The shop as one function: an address in; status, headers and HTML out. Four steps, each in the folder of its name, none of which
 * imports a later one. Rejects only for a defect of our own.
 */
export const createAnswer = (shop: RenderDeps) => {
  const shared = createFragmentCache({ onRead: shop.onCacheRead?.cards })
  return async (request: RenderRequest): Promise<RenderResponse> => {
    const { preview } = request
    const deps = depsFor(preview, shop)
    const place = await resolveSite(request, deps)
    const loaded = await loadPage(place, request, deps)
    if (loaded.outcome === 'redirect') return redirectTo(loaded, place)
    // A preview may show another version of a site under the same tag: it shares no fragments.
    const fragments = preview === undefined ? shared : createFragmentCache()
    const rendered = renderPage({ place, loaded, search: request.url.search, deps, fragments })
    return writePage({ request, place, loaded, rendered, deps })
  }
}

/** A preview may show another instant, and shows problems that shoppers do not see. */
const depsFor = (preview: PreviewRequest | undefined, shop: RenderDeps): RenderDeps => {
  if (preview?.settings === undefined) return shop
  const at = instantOfPreview(preview)
  return { ...shop, showsProblems: true, ...(at === undefined ? {} : { now: () => at }) }
}

const redirectTo = ({ to, status }: PageRedirect, { site }: ResolvedSite): RenderResponse => ({
  status,
  headers: { location: site.href(to), 'cache-control': cacheControl({ isPublic: status === 301 }) },
  html: [],
  surrogateKeys: ['redirects'],
})
