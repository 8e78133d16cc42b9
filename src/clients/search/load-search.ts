import { report } from '../../lib/report.ts'
import type { SearchClient } from './create-search-client.ts'
import type { SiteValue } from '../../site/site-value.ts'
import { searchAddress } from './search-address.ts'

const clients = new WeakMap<SiteValue, Promise<SearchClient>>()

/** The search of this site for what only this browser wants to know. Its code comes with the first need, and again after a failure. */
export const loadSearch = (place: SiteValue): Promise<SearchClient> => {
  const known = clients.get(place)
  if (known !== undefined) return known
  const client = createSearch(place)
  clients.set(place, client)
  client.catch(() => clients.delete(place))
  return client
}

const createSearch = async (value: SiteValue): Promise<SearchClient> => {
  const { createSearchClient } = await import('./create-search-client.ts')
  const { site, language } = value
  return createSearchClient({ site, language, baseUrl: searchAddress(value, window.location.origin), report })
}
