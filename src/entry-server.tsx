import { registry as blocks } from '../block-registry/index.ts'
import { PREVIEW_BLOCKS } from './pipeline/preview/preview-blocks.ts'
import type { RenderDeps, ServicesOptions } from './pipeline/render/render-deps.ts'
import { createRender } from './pipeline/render/render.ts'
import { loadMessages } from './i18n/load-messages.ts'
import { sharedTranslate } from './i18n/shared-translate.ts'
import { toRegistry } from './pipeline/render/registry.ts'
import { createViewStore } from './pipeline/render/view-store.ts'
import { createSearchPorts } from './pipeline/load/create-search-ports.ts'
import { createServices, type Ports } from './pipeline/load/create-services.ts'
import { cacheSearch } from './pipeline/load/cache-search.ts'
import type { Services } from './pipeline/load/services.ts'

/** What the host supplies; blocks, texts and the search client are the shop's own. */
export interface ShopDeps extends Omit<RenderDeps, 'registry' | 'views' | 'messagesOf' | 'servicesOf'> {
  readonly portsOf: (options: ServicesOptions) => Pick<Ports, 'content' | 'getProduct'>
  /** Address of the search service as this process reaches it, and how. */
  readonly searchUrl: string
  readonly fetch: typeof fetch
}

/** The shop for a host: render(request) -> status, headers, HTML. */
export const createShop = (deps: ShopDeps): ReturnType<typeof createRender> => {
  const registry = { ...toRegistry(blocks), ...PREVIEW_BLOCKS }
  return createRender({
    ...deps,
    servicesOf: createServicesOf(deps),
    registry,
    views: createViewStore(registry),
    messagesOf: loadMessages,
  })
}

/** One set of services a site and language, for as long as the process lives: the search client remembers names of filters. */
const createServicesOf = ({ portsOf, searchUrl, fetch, report }: ShopDeps): RenderDeps['servicesOf'] => {
  const known = new Map<string, Services>()
  return (options) => {
    const { site, messages } = options
    const key = `${site.site.siteTag} ${site.language} ${options.isPreview}`
    const ports = known.get(key) ?? makeServices({ ...options, portsOf, searchUrl, fetch, report })
    known.set(key, ports)
    return { ...ports, t: sharedTranslate({ messages, locale: site.locale, report }) }
  }
}

const makeServices = (options: ServicesOptions & Pick<ShopDeps, 'portsOf' | 'searchUrl' | 'fetch' | 'report'>): Services => {
  const { site, messages, searchUrl, fetch, report } = options
  const { content, getProduct } = options.portsOf(options)
  const search = createSearchPorts({
    site: site.site,
    language: site.language,
    baseUrl: searchUrl,
    fetch,
    wrap: cacheSearch,
    report,
    getNavigation: content.getNavigation,
  })
  const t = sharedTranslate({ messages, locale: site.locale, report })
  return createServices({ site, t, report, ports: { content, getProduct, ...search } })
}
