import type { SiteConfig } from './site-config.ts'

interface Address {
  /** Host name of the request, without port. */
  readonly host: string
  /** Path of the request, as it came. */
  readonly path: string
}

/**
 * The site a page address belongs to (EXTRA-01): among the sites of the host, by country folder, then by
 * `{language}-{country}`, then by bare language; else the host's default site. Undefined only where there are no sites.
 */
export const siteOf = ({ host, path }: Address, sites: readonly SiteConfig[]): SiteConfig | undefined => {
  const candidates = candidatesOf(host.toLowerCase(), sites)
  const first = (path.split('/')[1] ?? '').toLowerCase()
  return (
    candidates.find((site) => site.countryFolder !== '' && site.countryFolder === first) ??
    candidates.find((site) => site.pathStyle === 'languageCountry' && hasPrefix(site, first)) ??
    candidates.find((site) => site.pathStyle === 'language' && site.languages.includes(first)) ??
    candidates.find((site) => site.default) ??
    candidates[0]
  )
}

/** Sites that answer at a host: its own ones, else all that share a host. */
export const candidatesOf = (host: string, sites: readonly SiteConfig[]): readonly SiteConfig[] => {
  const own = sites.filter((site) => site.hosts.includes(host))
  return own.length > 0 ? own : sites.filter((site) => site.sharedHost)
}

const hasPrefix = (site: SiteConfig, segment: string): boolean =>
  site.languages.some((language) => segment === `${language}-${site.code.toLowerCase()}`)
