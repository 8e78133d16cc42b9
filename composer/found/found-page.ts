import { addressOf } from '../../schemas/page-kinds.ts'
import type { Page } from '../../schemas/page.ts'
import { pathOfKey } from '../../src/content/page-entry.ts'
import { selectBlocks } from '../../src/content/select-blocks.ts'
import type { Translate } from '../../src/i18n/messages.ts'
import { headTags } from '../../src/page/head-tags.ts'
import type { PageContext } from '../../src/page/page-context.ts'
import { pageTitle } from '../../src/page/page-title.ts'
import { ALL_SITES } from '../../src/site/all-sites.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { siteValueOf } from '../../src/site/site-value.ts'

/** What the head of a page says to search engines and messengers, as the shop will write it. */
export interface FoundPage {
  readonly isListed: boolean
  readonly title: string
  readonly description: string | undefined
  /** `shop.example`. */
  readonly host: string
  /** Parts of the address behind the host. */
  readonly steps: readonly string[]
  readonly siteName: string
  readonly image: string | undefined
}

interface Input {
  readonly page: Page
  readonly site: SiteConfig
  readonly language: string
  /** Of the shop's texts of titles in the language (CRUMB-04). */
  readonly t: Translate
  /** Of the shop, without trailing slash. */
  readonly origin: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Made of the head's own tags, so that nothing is shown that the shop would not say. Pure. */
export const foundPage = ({ page, site, language, t, origin, now }: Input): FoundPage => {
  const { kind, seo } = page
  const name = kind === 'landing' ? page.title : undefined
  const title = pageTitle({ kind, t, siteName: site.siteName, name, override: seo.title })
  const path = pathOfKey(page.key) ?? addressOf(kind) ?? '/'
  const context: PageContext = { kind, status: 200, path, params: {}, query: {}, title, breadcrumbs: [] }
  const blocks = selectBlocks(page.blocks, { now, countryCode: site.code, language })
  const head = headTags({ page: { ...page, blocks }, context, site: siteValueOf(site, language), sites: ALL_SITES, origin })
  const said = (wanted: string): string | undefined =>
    head.find(({ attributes: { property, name: named } }) => (property ?? named) === wanted)?.attributes['content']
  const address = new URL(said('og:url') ?? origin)
  return {
    isListed: said('robots') === undefined,
    title,
    description: said('description'),
    host: address.host,
    steps: address.pathname
      .split('/')
      .filter((step) => step !== '')
      .map(decoded),
    siteName: said('og:site_name') ?? site.siteName,
    image: said('og:image'),
  }
}

const decoded = (step: string): string => {
  try {
    return decodeURIComponent(step)
  } catch {
    // A lone per cent sign: shown as it is written.
    return step
  }
}

/** Where shoppers are, seen from a host of the preview. */
export const shopOrigin = (previewOrigin: string): string =>
  previewOrigin.replace(/\/\/preview[.-]|[.-]preview(?=[.:/]|$)/, (match) => (match.startsWith('//') ? '//' : ''))
