import sites from '../../../themes/config.json'
import type { SiteConfig } from '../../site/site-config.ts'
import type { SiteValue } from '../../site/site-value.ts'
import { countryOptions, type CountryOption } from './country-options.ts'

// The file is ours; its inferred type is narrower than the contract.
const ALL = Object.values(sites) as unknown as readonly SiteConfig[]

/** Every country the client of a site delivers to. In the browser only. */
export const knownCountries = ({ site, locale }: Pick<SiteValue, 'site' | 'locale'>): readonly CountryOption[] =>
  countryOptions({ sites: ALL, current: site, locale, origin: window.location.origin })
