import type { Report } from '../../lib/report.ts'
import type { Translate } from '../../i18n/messages.ts'
import type { ContentReads } from '../../page/content-reads.ts'
import type { SiteValue } from '../../site/site-value.ts'
import { offerSizeGuide } from './offer-size-guide.ts'
import type { Services } from './services.ts'

/** The outside world of one site in one language. */
export interface Ports extends Pick<Services, 'getProduct' | 'loadListing'> {
  readonly data: Omit<Services['data'], 'shippingOptions' | 'sizeGuides' | 'sizeGuide' | 'unshippablePlaces'>
  readonly content: ContentReads
}

interface Options {
  readonly site: SiteValue
  readonly t: Translate
  readonly report: (entry: Report) => void
  readonly ports: Ports
}

/** What loaders work with, from where content, products and search are found. */
export const createServices = ({ site, t, report, ports: { content, data, ...rest } }: Options): Services => ({
  site,
  t,
  report,
  ...content,
  ...rest,
  data: {
    ...data,
    shippingOptions: content.getShippingOptions,
    sizeGuides: content.getSizeGuides,
    sizeGuide: async (product) => offerSizeGuide({ guides: await content.getSizeGuides(), product, site: site.site }),
    unshippablePlaces: content.getUnshippablePlaces,
  },
})
