import type { SiteConfig } from './site-config.ts'

/** Origin a site's pages are found at, seen from a request: its own host where it answers only there. `origin` without trailing slash. */
export const siteOrigin = (site: SiteConfig, origin: string): string => {
  const url = new URL(origin)
  const [ownHost] = site.hosts
  if (ownHost === undefined || site.hosts.includes(url.hostname) || site.sharedHost) return origin
  return `${url.protocol}//${ownHost}${url.port === '' ? '' : `:${url.port}`}`
}
