import { registry as blocks } from '../block-registry/index.ts'
import { loadMessages } from './i18n/load-messages.ts'
import { sharedTranslate } from './i18n/shared-translate.ts'
import { cached, type CacheRead } from './lib/cache.ts'
import type { PageDeps } from './page/page-deps.ts'
import { createPageDeps, type HostDeps, type SearchDeps } from './pipeline/load/create-page-deps.ts'
import { PREVIEW_BLOCKS } from './pipeline/preview/preview-blocks.ts'
import { toRegistry, createViewStore } from './pipeline/blocks/registry.ts'
import type { RenderDeps, PageDepsInput } from './pipeline/render-deps.ts'
import { createAnswer } from './pipeline/answer.ts'

/** What the host supplies; blocks, texts and the search client are the shop's own. */
export interface ShopDeps extends Omit<RenderDeps, 'registry' | 'views' | 'messagesOf' | 'pageDepsOf'> {
  readonly hostDepsOf: (options: PageDepsInput) => HostDeps
  /** Address of the search service as this process reaches it, and how. */
  readonly searchUrl: string
  readonly fetch: typeof fetch
}

/** The shop for a host: render(request) -> status, headers, HTML. */
export const createShop = (deps: ShopDeps): ReturnType<typeof createAnswer> => {
  const registry = { ...toRegistry(blocks), ...PREVIEW_BLOCKS }
  return createAnswer({
    ...deps,
    pageDepsOf: createPageDepsOf(deps),
    registry,
    views: createViewStore(registry),
    messagesOf: loadMessages,
  })
}

/** One for each site and language, for as long as the process lives: the search client caches names of filters. Texts and terms change meanwhile. */
const createPageDepsOf = ({ hostDepsOf, searchUrl, fetch, report, onCacheRead }: ShopDeps): RenderDeps['pageDepsOf'] => {
  const made = new Map<string, PageDeps>()
  const wrapSearch = cacheSearch(onCacheRead?.search)
  return (input) => {
    const { site, messages, isPreview } = input
    const t = sharedTranslate({ messages, locale: site.locale, report })
    const key = `${site.site.siteTag} ${site.language} ${isPreview}`
    const pageDeps = made.get(key) ?? createPageDeps({ ...hostDepsOf(input), site, t, report, searchUrl, fetch, wrapSearch })
    made.set(key, pageDeps)
    return { ...pageDeps, site, t }
  }
}

/** No longer than the embedded search itself takes to see a change. */
const TTL_MS = 1_000

/** A host renders many pages a second that show the same products: their hits are fetched, parsed and mapped once for all of them. */
const cacheSearch = (onRead?: (read: CacheRead) => void) => {
  const options = { ttl: TTL_MS, onRead }
  return (search: SearchDeps): SearchDeps => ({
    ...search,
    search: cached(search.search, options),
    productsById: cached(search.productsById, options),
    recommendations: cached(search.recommendations, options),
    listing: cached(search.listing, options),
    places: cached(search.places, options),
  })
}
