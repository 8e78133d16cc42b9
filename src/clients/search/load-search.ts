import { report } from '../../lib/report.ts'
import type { SearchClient } from './create-search-client.ts'
import type { SiteValue } from '../../site/site-value.ts'

const clients = new WeakMap<SiteValue, Promise<SearchClient>>()

/** The search of this site, for requests that only the browser makes. Its code is loaded at the first use, and again after a failure. */
export const loadSearch = (site: SiteValue): Promise<SearchClient> => {
  const existing = clients.get(site)
  if (existing !== undefined) return existing
  const client = createSearch(site)
  clients.set(site, client)
  client.catch(() => clients.delete(site))
  return client
}

const createSearch = async (value: SiteValue): Promise<SearchClient> => {
  const { createSearchClient } = await import('./create-search-client.ts')
  const { site, language } = value
  return createSearchClient({ site, language, baseUrl: searchAddress(value, window.location.origin), report })
}

/** Where a browser sends its search requests: the configured service, else the one embedded in the shop. */
export const searchAddress = ({ searchUrl }: Pick<SiteValue, 'searchUrl'>, origin: string): string => searchUrl ?? `${origin}/algolia`
