import { ALL_SITES } from '../../site/all-sites.ts'
import type { SiteValue } from '../../site/site-value.ts'
import { countryOptions, type CountryOption } from './country-options.ts'

/** Every country the client of a site delivers to. In the browser only. */
export const knownCountries = ({ site, locale }: Pick<SiteValue, 'site' | 'locale'>): readonly CountryOption[] =>
  countryOptions({ sites: ALL_SITES, current: site, locale, origin: window.location.origin })
