import type { SiteConfig } from '../../../src/site/site-config.ts'

/** A country a shopper can choose (product.md 3, Country option). */
export interface CountryOption {
  readonly code: string
  readonly value: string
  readonly label: string
  readonly image: string
  readonly languages: readonly { readonly code: string; readonly value: string; readonly url: string }[]
  readonly termsAndConditions: string
  /** The other site has a bag of its own. */
  readonly cartReplacement: boolean
}

/** The countries of one client, named in the language given and sorted by that name. */
export const countryNavigation = (sites: readonly SiteConfig[], clientName: string, language: string): readonly CountryOption[] => {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return sites
    .filter((site) => site.clientName === clientName)
    .map((site) => ({
      code: site.code,
      value: site.code.toLowerCase(),
      label: names.of(site.code) ?? site.code,
      image: `/images/flags/${site.code.toLowerCase()}.svg`,
      languages: site.languages.map((code) => ({ code, value: nameInItself(code), url: urlOf(site, code) })),
      termsAndConditions: '/help/terms',
      cartReplacement: true,
    }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

const nameInItself = (language: string): string => new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

/** A site with hosts of its own only is reached by its host. */
const urlOf = (site: SiteConfig, language: string): string => {
  const path = {
    folder: `/${site.countryFolder}/${language}`,
    language: `/${language}`,
    languageCountry: `/${language}-${site.code.toLowerCase()}`,
  }[site.pathStyle]
  const [host] = site.hosts
  return site.sharedHost || host === undefined ? path : `//${host}${path}`
}
