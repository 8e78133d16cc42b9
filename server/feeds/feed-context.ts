import { localeTag } from '../../src/site/locale-tag.ts'
import { basePathOf } from '../../src/site/base-path.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { siteOrigin } from '../../src/site/site-origin.ts'
import type { MerchantData } from '../commerce/merchant/merchant-data.ts'
import type { LocalisedText } from '../database/schema/catalogue.ts'

/** What all lines of a feed have in common. */
export interface FeedContext {
  readonly site: SiteConfig
  readonly language: string
  readonly locale: string
  /** Of the site, without trailing slash. */
  readonly origin: string
  /** Prefix of its pages, absolute: `https://shop.example/us/en`. */
  readonly base: string
  readonly merchant: Pick<MerchantData, 'shipping' | 'delivery-calendars' | 'site-terms'>
  /** What categories are called, by their path. */
  readonly labels: ReadonlyMap<string, LocalisedText>
  /** Epoch milliseconds. */
  readonly now: number
}

interface Input extends Pick<FeedContext, 'site' | 'language' | 'merchant' | 'now'> {
  /** Of the request, or the public one. */
  readonly origin: string
}

/** Without what categories are called, which is read for those who get the feed. */
export const feedContext = ({ origin: asked, ...input }: Input): Omit<FeedContext, 'labels'> => {
  const origin = siteOrigin(input.site, asked)
  return {
    ...input,
    origin,
    base: `${origin}${basePathOf(input.site, input.language)}`,
    locale: localeTag(input.language, input.site.code),
  }
}
