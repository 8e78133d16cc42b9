import type { ContentReads } from '../../src/page/content-reads.ts'
import type { SiteValue } from '../../src/site/site-value.ts'
import type { PageStore } from '../publishing/page-store.ts'
import { sizeGuides } from '../commerce/merchant/size-guides.ts'
import { unshippablePlaces } from '../commerce/merchant/unshippable-places.ts'
import { listShippingOptions } from '../commerce/shipping/shipping-offers.ts'
import type { Runtime } from '../runtime.ts'
import type { StorefrontDeps } from './storefront-deps.ts'

/** Content of a site in a language, straight from the stores of this process; `pages` holds what is live or what is drafted. */
export const createContentReads = (
  { site, language }: Pick<SiteValue, 'site' | 'language'>,
  {
    pages,
    navigation,
    redirects,
    runtime: { merchant },
  }: Pick<StorefrontDeps, 'navigation' | 'redirects'> & {
    readonly pages: Pick<PageStore, 'get'>
    readonly runtime: Pick<Runtime, 'merchant'>
  },
): ContentReads => ({
  getPage: (key) => pages.get({ siteTag: site.siteTag, language, key }),
  getNavigation: () => navigation({ clientTag: site.clientTag, language }),
  getRedirects: async () => redirects,
  getShippingOptions: async () => listShippingOptions({ site, language, merchant: await merchant.current() }),
  getSizeGuides: async () => sizeGuides({ merchant: await merchant.current(), language }),
  getUnshippablePlaces: async () => unshippablePlaces(await merchant.current(), site.code, language) ?? [],
})
