import { report } from '../../lib/report.ts'
import { apiOrigin } from '../../clients/commerce/api-origin.ts'
import { createCatalogueReads } from '../../clients/commerce/create-catalogue-reads.ts'
import { searchAddress } from '../../clients/search/load-search.ts'
import { createTranslate } from '../../i18n/create-translate.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { ContentDeps } from '../../page/page-deps.ts'
import type { ViewStore } from '../blocks/registry.ts'
import { createPageDeps } from '../load/create-page-deps.ts'
import { ALL_SITES } from '../../site/all-sites.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { BootData } from '../document/boot-data.ts'
import { createOtherFrame } from '../load/other-frame.ts'
import { createBrowserLoader, type BrowserLoader, type BrowserLoaderDeps } from '../navigate/browser-loader.ts'
import { createShopFetch } from '../../features/maintenance/create-shop-fetch.ts'
import { keepControls } from '../../features/listing/keep-controls.ts'
import { wallTime } from '../../lib/clock.ts'

export interface BrowserShopDeps {
  readonly boot: BootData
  readonly site: SiteValue
  readonly messages: Messages
  readonly views: ViewStore
  readonly content: ContentDeps
}

/** Of the router, which knows what was shown before. */
type Before = Pick<BrowserLoaderDeps, 'openedFrom' | 'getLeft'>

/** What a shopper's browser needs to go on from the page the server made. */
export const createBrowserShop = (deps: BrowserShopDeps, before: Before): BrowserLoader => {
  const { boot, views } = deps
  const { at } = boot.preview ?? {}
  const pageDeps = createBrowserPageDeps(deps)
  const { path, listing } = boot.view.context
  if (listing?.sidePaths !== undefined) pageDeps.sidePaths.cache(path, listing.sidePaths)
  const now = at === undefined ? wallTime : () => at
  return createBrowserLoader({
    pageDeps: { ...pageDeps, loadListing: keepControls(pageDeps.loadListing, { path, listing }) },
    views,
    sites: ALL_SITES,
    now,
    ...before,
    loadFrame: createOtherFrame({ first: boot.view.context.kind, isKept: boot.preview === undefined, pageDeps, views, now }),
  })
}

/** What pages of the site shown are loaded with in a browser. */
export const createBrowserPageDeps = ({
  site,
  messages,
  content,
}: Pick<BrowserShopDeps, 'site' | 'messages' | 'content'>): ReturnType<typeof createPageDeps> => {
  const { getProduct } = createCatalogueReads({
    site: site.site,
    language: site.language,
    baseUrl: apiOrigin(window.location, site.site.api.portMap),
    fetch: createShopFetch(site),
    report,
  })
  return createPageDeps({
    site,
    t: createTranslate({ messages, locale: site.locale }),
    report,
    content,
    getProduct,
    searchUrl: searchAddress(site, window.location.origin),
  })
}
