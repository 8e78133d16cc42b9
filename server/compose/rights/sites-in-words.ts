import type { SiteConfig } from '../../../src/site/site-config.ts'

/** More are a number. */
const MOST_NAMES = 3

/** `Alder, JP; Alder, NL and 2 other sites`. */
export const sitesInWords = (tags: readonly string[], sites: readonly SiteConfig[]): string => {
  const names = tags.map((tag) => {
    const site = sites.find(({ siteTag }) => siteTag === tag)
    return site === undefined ? tag : `${site.siteName}, ${site.code}`
  })
  const more = names.length - MOST_NAMES
  return `${names.slice(0, MOST_NAMES).join('; ')}${more > 0 ? ` and ${more} other ${more === 1 ? 'site' : 'sites'}` : ''}`
}
