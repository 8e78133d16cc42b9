import { basePathOf } from '../../../src/site/base-path.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { feedsOf } from '../../feeds/feed-of.ts'

interface Options {
  readonly sites: readonly SiteConfig[]
  readonly origin: string
  /** False on staging and preview: nothing is to be crawled. */
  readonly isOpen: boolean
}

/** Personal pages, and endless combinations of filters. */
const PRIVATE = ['/account', '/checkout', '/complete', '/orders', '/redirect', '/recreateCart', '/tracking', '/search']

/** The format has no word for feeds and llms.txt: they stand in comments, which whoever sets up a channel reads. */
export const robotsText = ({ sites, origin, isOpen }: Options): string => {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n'
  const prefixes = sites.flatMap((site) => site.languages.map((language) => basePathOf(site, language)))
  const rules = ['/api/', ...prefixes.flatMap((prefix) => PRIVATE.map((path) => `${prefix}${path}`))].map((path) => `Disallow: ${path}`)
  const feeds = sites.flatMap((site) => feedsOf(site, origin)).map(({ name, address }) => `# feed ${name}: ${address}`)
  return ['User-agent: *', ...new Set(rules), `Sitemap: ${origin}/sitemap.xml`, `# llms.txt: ${origin}/llms.txt`, ...feeds, ''].join('\n')
}
