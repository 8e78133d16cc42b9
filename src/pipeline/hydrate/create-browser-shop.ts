import sites from '../../../themes/config.json'
import { report } from '../../lib/report.ts'
import { apiOrigin } from '../../clients/commerce/api-origin.ts'
import { createCatalogueReads } from '../../clients/commerce/create-catalogue-reads.ts'
import { searchAddress } from '../../clients/search/search-address.ts'
import { createTranslate } from '../../i18n/create-translate.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { ContentReads } from '../../page/content-reads.ts'
import type { ViewStore } from '../render/view-store.ts'
import { createSearchPorts } from '../load/create-search-ports.ts'
import { createServices } from '../load/create-services.ts'
import type { Services } from '../load/services.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { BootData } from '../document/boot-data.ts'
import { createBrowserLoader, type BrowserLoader } from '../navigate/browser-loader.ts'
import { createShopFetch } from '../../features/maintenance/create-shop-fetch.ts'

export interface BrowserShopDeps {
  readonly boot: BootData
  readonly site: SiteValue
  readonly messages: Messages
  readonly views: ViewStore
  readonly content: ContentReads
}

/** What a shopper's browser needs to go on from the page the server made. */
export const createBrowserShop = (deps: BrowserShopDeps): BrowserLoader => {
  const { boot, views } = deps
  // The file is ours; its inferred type is narrower than the contract.
  const all = Object.values(sites) as unknown as readonly SiteConfig[]
  const { at } = boot.preview ?? {}
  return createBrowserLoader({
    services: createBrowserServices(deps),
    views,
    sites: all,
    now: at === undefined ? Date.now : () => at,
  })
}

/** The outside world of the site shown, as loaders ask for it. */
export const createBrowserServices = ({ site, messages, content }: Pick<BrowserShopDeps, 'site' | 'messages' | 'content'>): Services => {
  const request = createShopFetch(site)
  const place = { site: site.site, language: site.language }
  return createServices({
    site,
    t: createTranslate({ messages, locale: site.locale }),
    report,
    ports: {
      content,
      ...createCatalogueReads({ ...place, baseUrl: apiOrigin(window.location, site.site.api.portMap), fetch: request, report }),
      ...createSearchPorts({
        ...place,
        baseUrl: searchAddress(site, window.location.origin),
        report,
        getNavigation: content.getNavigation,
      }),
    },
  })
}
