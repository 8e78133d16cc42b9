import { report } from '../../../lib/report.ts'
import type { CommerceClient } from '../../../clients/commerce/commerce-client.ts'
import { detectCountry } from '../../../clients/commerce/operations/detect-country.ts'
import type { CountryOption } from '../country-options.ts'
import { storedCountry } from '../stored-country.ts'
import type { SiteValue } from '../../../site/site-value.ts'
import type { SiteConfig } from '../../../site/site-config.ts'

export interface Proposal {
  readonly proposed: CountryOption
  /** Name of the country of this site. */
  readonly current: string
}

const TIMEOUT_MS = 3_000

/** Asks where the visitor is, once a page load. A failed guess is reported and disturbs nobody (LOCALE-38). */
export const loadProposal = async (commerce: CommerceClient, site: SiteValue): Promise<Proposal | undefined> => {
  // Nobody is asked for what could change nothing.
  if (!site.site.navigation.enabled || storedCountry() === site.site.code) return undefined
  try {
    const { countryCode } = await detectCountry(commerce)({
      signal: AbortSignal.timeout(TIMEOUT_MS),
      pretended: new URLSearchParams(window.location.search).get('detectCountry') ?? undefined,
    })
    if (countryCode === null || countryCode === site.site.code) return undefined
    // The sites of all countries weigh more than everything else here, and nearly everybody is where the site is.
    const { knownCountries } = await import('../known-countries.ts')
    const countries = knownCountries(site)
    const proposed = proposeCountry({ site: site.site, countries, detected: countryCode, stored: storedCountry() })
    const current = countries.find(({ code }) => code === site.site.code)?.label ?? site.site.localisedEntity.country
    return proposed === undefined ? undefined : { proposed, current }
  } catch (cause) {
    report({ code: 'countryDetectionFailed', message: 'Nobody knows where the visitor is', details: { cause: String(cause) } })
    return undefined
  }
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
