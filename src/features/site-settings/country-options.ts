import { siteOrigin } from '../../site/site-origin.ts'
import { siteValueOf } from '../../site/site-value.ts'
import type { SiteConfig } from '../../site/site-config.ts'

/** A country the client delivers to (product.md 3, Country option). */
export interface CountryOption {
  /** ISO 3166 alpha-2, upper case. */
  readonly code: string
  /** Its name in the language of the shopper. */
  readonly label: string
  /** The home page of each language of its site, whole. */
  readonly languages: readonly { readonly code: string; readonly url: string }[]
  /** Going there leaves this bag behind. */
  readonly cartReplacement: boolean
  readonly site: SiteConfig
}

/** What the options are named and reached by. */
interface Deps {
  readonly sites: readonly SiteConfig[]
  readonly current: Pick<SiteConfig, 'clientName' | 'siteTag'>
  /** BCP 47: whose names of countries. */
  readonly locale: string
  /** Of the page. */
  readonly origin: string
}

/** The sites of the current client, by the names of their countries. */
export const countryOptions = (deps: Deps): readonly CountryOption[] =>
  allCountryOptions(deps).filter(({ site }) => site.clientName === deps.current.clientName)

/**
 * The sites of every client, those of the current one first, each client's by the names of their countries. Bags belong to a site, so
 * any other one replaces it (EXTRA-10).
 */
export const allCountryOptions = ({ sites, current, locale, origin }: Deps): readonly CountryOption[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const isOther = ({ site }: CountryOption): number => Number(site.clientName !== current.clientName)
  return sites
    .map((site) => ({
      code: site.code,
      label: names.of(site.code) ?? site.localisedEntity.country,
      languages: site.languages.map((code) => ({ code, url: `${siteOrigin(site, origin)}${siteValueOf(site, code).basePath}` })),
      cartReplacement: site.siteTag !== current.siteTag,
      site,
    }))
    .toSorted(
      (one, other) =>
        isOther(one) - isOther(other) ||
        one.site.siteName.localeCompare(other.site.siteName) ||
        one.label.localeCompare(other.label, locale),
    )
}
