import { ALL_SITES } from '../../site/all-sites.ts'
import type { SiteValue } from '../../site/site-value.ts'
import { allCountryOptions, countryOptions, type CountryOption } from './country-options.ts'

type Asking = Pick<SiteValue, 'site' | 'locale'>

/** Every country the client of a site delivers to. In the browser only. */
export const knownCountries = (asking: Asking): readonly CountryOption[] => countryOptions(inBrowser(asking))

/** Every country that any client delivers to. In the browser only. */
export const everyCountry = (asking: Asking): readonly CountryOption[] => allCountryOptions(inBrowser(asking))

const inBrowser = ({ site, locale }: Asking) => ({ sites: ALL_SITES, current: site, locale, origin: window.location.origin })
