import { detectCountry } from '../../../clients/commerce/detect-country.ts'
import { report } from '../../../lib/report.ts'
import type { SiteConfig } from '../../../site/site-config.ts'
import { storedCountry } from '../stored-country.ts'

interface Deps {
  readonly site: SiteConfig
  readonly language: string
  readonly baseUrl: string
  readonly fetch: typeof fetch
}

/**
 * Asks where the visitor is, once a page load: the code of a country that is not the site's. A failed guess is reported and disturbs
 * nobody (LOCALE-38).
 */
export const detectElsewhere = async (deps: Deps): Promise<string | undefined> => {
  const { navigation, code } = deps.site
  // Nobody is asked for what could change nothing.
  if (!navigation.enabled || storedCountry() === code) return undefined
  try {
    const country = await detectCountry(deps, new URLSearchParams(window.location.search).get('detectCountry') ?? undefined)
    return country === null || country === code ? undefined : country
  } catch (cause) {
    report({ code: 'countryDetectionFailed', message: 'Nobody knows where the visitor is', details: { cause: String(cause) } })
    return undefined
  }
}
