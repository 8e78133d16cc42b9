import type { SiteConfig } from '../../../site/site-config.ts'
import type { SiteValue } from '../../../site/site-value.ts'
import type { CountryOption } from '../country-options.ts'
import { knownCountries } from '../known-countries.ts'
import { storedCountry } from '../stored-country.ts'

export interface Proposal {
  readonly proposed: CountryOption
  /** Name of the country of this site. */
  readonly current: string
}

/** What to propose to a visitor who seems to be in another country; undefined where the shop has nothing there (LOCALE-38). */
export const proposalFor = (site: SiteValue, detected: string): Proposal | undefined => {
  const countries = knownCountries(site)
  const proposed = proposeCountry({ site: site.site, countries, detected, stored: storedCountry() })
  const current = countries.find(({ code }) => code === site.site.code)?.label ?? site.site.localisedEntity.country
  return proposed === undefined ? undefined : { proposed, current }
}

interface Deps {
  readonly site: Pick<SiteConfig, 'code' | 'navigation'>
  readonly countries: readonly CountryOption[]
  /** Where the visitor seems to be; null where nobody knows. */
  readonly detected: string | null
  /** The country chosen last in this browser. */
  readonly stored: string | undefined
}

/** The country to propose, where all that LOCALE-08 asks for holds; one without a site of the client proposes nothing (LOCALE-38). */
export const proposeCountry = ({ site, countries, detected, stored }: Deps): CountryOption | undefined => {
  if (!site.navigation.enabled || detected === site.code || stored === site.code) return undefined
  return countries.find(({ code }) => code === detected)
}
