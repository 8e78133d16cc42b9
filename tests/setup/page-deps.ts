import type { Page } from '../../schemas/page.ts'
import type { Report } from '../../src/lib/report.ts'
import { createTranslate } from '../../src/i18n/create-translate.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { siteValueOf } from '../../src/site/site-value.ts'
import type { RedirectMap } from '../../schemas/api/redirects.ts'
import type { BlockDataDeps } from '../../src/page/page-deps.ts'
import type { ListingContext } from '../../src/features/listing/listing-context.ts'
import type { ListingRequest, ProductOutcome, PageDeps } from '../../src/page/page-deps.ts'
import { listingContext } from '../factories/listing-context.ts'
import { navigationTree } from '../factories/navigation.ts'
import { page } from '../factories/pages.ts'
import { site as siteByKey } from '../factories/site.ts'
import { messagesOf } from './messages.ts'
import { defined } from '../../src/lib/defined.ts'

export interface TestContent {
  readonly site?: SiteConfig
  readonly language?: string
  /** Published pages; every kind asked for has a small one unless this says otherwise. */
  readonly pages?: Readonly<Record<string, Page | undefined>>
  readonly products?: Readonly<Record<string, ProductOutcome>>
  readonly navigation?: readonly NavigationNode[]
  readonly redirects?: RedirectMap | Error
  readonly listing?: (request: ListingRequest) => Partial<ListingContext>
  readonly data?: Partial<BlockDataDeps>
  /** Tags of the sites that have a page with a key; a browser does not know. */
  readonly sitesWithPage?: PageDeps['sitesWithPage']
}

/** PageDeps over what a test published in memory; `reports` collects what was reported. */
export const createTestPageDeps = (content: TestContent = {}): PageDeps & { readonly reports: Report[] } => {
  const site = siteValueOf(content.site ?? siteByKey(), content.language ?? (content.site ?? siteByKey()).defaultLanguage)
  const reports: Report[] = []
  const report = (entry: Report): void => void reports.push(entry)
  const { pages = {} } = content
  return {
    site,
    reports,
    report,
    t: createTranslate({ messages: messagesOf(site.language), locale: site.locale, report }),
    // Keys are kinds here unless a test publishes others.
    getPage: async (key) =>
      key in pages ? pages[key] : key.startsWith('landing/') ? undefined : page(key as Page['kind'], undefined, { key }),
    ...defined({ sitesWithPage: content.sitesWithPage }),
    getNavigation: async () => content.navigation ?? navigationTree(),
    getRedirects: async () => {
      if (content.redirects instanceof Error) throw content.redirects
      return content.redirects ?? {}
    },
    getShippingOptions: async () => [],
    getSizeGuides: async () => ({ buttonText: 'Size guide', categories: [] }),
    getUnshippablePlaces: async () => [],
    getProduct: async (idOrSlug) => content.products?.[idOrSlug] ?? { outcome: 'notFound' },
    loadListing: async (request) =>
      listingContext({ heading: request.heading, pageFilters: request.pageFilters, ...content.listing?.(request) }),
    findPlaces: async () => [],
    data: {
      search: async (requests) => requests.map(() => []),
      productsById: async () => [],
      recommendations: async () => [],
      shippingOptions: async () => [],
      sizeGuides: async () => ({ buttonText: 'Size guide', categories: [] }),
      sizeGuide: async () => undefined,
      unshippablePlaces: async () => [],
      suggestions: async () => [],
      firstCategories: async () => [],
      ...content.data,
    },
  }
}
