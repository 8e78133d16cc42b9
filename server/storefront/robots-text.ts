import { basePathOf } from '../../src/site/base-path.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

interface Options {
  readonly sites: readonly SiteConfig[]
  readonly origin: string
  /** False on staging and preview: nothing is to be crawled. */
  readonly isOpen: boolean
}

/** Personal pages, and endless combinations of filters. */
const PRIVATE = ['/account', '/checkout', '/complete', '/orders', '/redirect', '/recreateCart', '/tracking', '/search']

export const robotsText = ({ sites, origin, isOpen }: Options): string => {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n'
  const prefixes = sites.flatMap((site) => site.languages.map((language) => basePathOf(site, language)))
  const rules = ['/api/', ...prefixes.flatMap((prefix) => PRIVATE.map((path) => `${prefix}${path}`))].map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${[...new Set(rules)].join('\n')}\nSitemap: ${origin}/sitemap.xml\n`
}
