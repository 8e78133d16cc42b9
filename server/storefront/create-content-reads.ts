import type { ContentReads } from '../../src/page/content-reads.ts'
import type { SiteValue } from '../../src/site/site-value.ts'
import type { PageStore } from '../publishing/page-store.ts'
import { listShippingOptions } from '../commerce/shipping/list-shipping-options.ts'
import { sizeGuides } from '../commerce/size-guides/size-guides.ts'
import { unshippablePlaces } from '../commerce/shipping/unshippable-places.ts'
import type { StorefrontDeps } from './storefront-deps.ts'

/** Content of a site in a language, straight from the stores of this process; `pages` holds what is live or what is drafted. */
export const createContentReads = (
  { site, language }: Pick<SiteValue, 'site' | 'language'>,
  { pages, navigation, redirects }: Pick<StorefrontDeps, 'navigation' | 'redirects'> & { readonly pages: Pick<PageStore, 'get'> },
): ContentReads => ({
  getPage: (key) => pages.get({ siteTag: site.siteTag, language, key }),
  getNavigation: () => navigation({ clientTag: site.clientTag, language }),
  getRedirects: async () => redirects,
  getSeoData: async () => ({}),
  getShippingOptions: async () => listShippingOptions({ site, language }),
  getSizeGuides: async () => sizeGuides(language),
  getUnshippablePlaces: async () => unshippablePlaces(site.code, language) ?? [],
})
