import { ALL_SITES } from '../../src/site/all-sites.ts'

/** A site as the composer names it, `Alder, GB`; a tag that no site has stays as it is. */
export const siteInWords = (tag: string): string => {
  const site = ALL_SITES.find(({ siteTag }) => siteTag === tag)
  return site === undefined ? tag : `${site.siteName}, ${site.code}`
}
