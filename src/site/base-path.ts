import type { SiteConfig } from './site-config.ts'

/** Prefix of every address of a site in a language, without trailing slash: `/us/en`, `/en`, `/en-au` (contracts 1). */
export const basePathOf = (site: SiteConfig, language: string): string => {
  if (site.countryFolder !== '') return `/${site.countryFolder}/${language}`
  if (site.pathStyle === 'languageCountry') return `/${language}-${site.code.toLowerCase()}`
  return `/${language}`
}
