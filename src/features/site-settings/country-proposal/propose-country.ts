import type { SiteConfig } from '../../../site/site-config.ts'
import type { CountryOption } from '../country-options.ts'

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
