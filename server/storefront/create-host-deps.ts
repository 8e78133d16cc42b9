import { createCatalogueReads } from '../../src/clients/commerce/create-catalogue-reads.ts'
import { cached } from '../../src/lib/cache.ts'
import type { Report } from '../../src/lib/report.ts'
import type { ContentDeps } from '../../src/page/page-deps.ts'
import type { HostDeps } from '../../src/pipeline/load/create-page-deps.ts'
import type { PageDepsInput } from '../../src/pipeline/render-deps.ts'
import type { SiteValue } from '../../src/site/site-value.ts'
import { localeTag } from '../../src/site/locale-tag.ts'
import { sizeGuides } from '../commerce/merchant/size-guides.ts'
import { unshippablePlaces } from '../commerce/merchant/unshippable-places.ts'
import { listShippingOptions } from '../commerce/shipping/shipping-offers.ts'
import type { PageStore } from '../publishing/page-store.ts'
import type { StorefrontDeps } from './storefront-deps.ts'
import { withMenus } from './with-menus.ts'
import { defined } from '../../src/lib/defined.ts'

/** A popular product is read once a second: a cached page's price and stock are older than that anyway (page-cache.ts). */
const PRODUCT_LIFETIME_MS = 1_000

interface Deps extends StorefrontDeps {
  /** How often pages were purged: a product read before a purge is read again after it. */
  readonly purges: () => number
}

/** What pages of one site in one language are loaded with on the server: content from this process, products over the shop's API. */
export const createHostDeps =
  (deps: Deps, report: (entry: Report) => void) =>
  ({ site, isPreview }: PageDepsInput): HostDeps => {
    const { runtime, purges, pages, preview } = deps
    const { getProduct } = createCatalogueReads({
      site: site.site,
      language: site.language,
      baseUrl: runtime.config.origin,
      fetch: runtime.fetch,
      report,
    })
    const readOnce = cached((id: string, _purges: number) => getProduct(id), {
      ttl: PRODUCT_LIFETIME_MS,
      admit: ({ outcome }) => (outcome === 'found' ? 'store' : 'removeStored'),
    })
    return {
      content: createContentDeps(site, { ...deps, pages: isPreview ? preview : pages }),
      getProduct: (id) => readOnce(id, purges()),
    }
  }

interface ContentStores extends Pick<StorefrontDeps, 'navigation' | 'redirects' | 'runtime'> {
  readonly pages: Pick<PageStore, 'get'> & Partial<Pick<PageStore, 'sitesWith'>>
}

/** Reads content from the stores of this process; `pages` are the live ones or the drafts. */
const createContentDeps = (
  { site, language }: SiteValue,
  { pages, navigation, redirects, runtime: { merchant, clock } }: ContentStores,
): ContentDeps => ({
  getPage: (key) => pages.get({ siteTag: site.siteTag, language, key }),
  ...defined({ sitesWithPage: pages.sitesWith }),
  getNavigation: (at) => withMenus({ navigation, pages, now: clock.now })({ site, language, at }),
  getRedirects: () => redirects.get(site.siteTag),
  getShippingOptions: async () => listShippingOptions({ site, language, merchant: await merchant.current() }),
  getSizeGuides: async () => sizeGuides({ merchant: await merchant.current(), locale: localeTag(language, site.code) }),
  getUnshippablePlaces: async () => unshippablePlaces(await merchant.current(), site.code, language) ?? [],
})
