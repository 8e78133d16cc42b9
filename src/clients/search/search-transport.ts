import { liteClient, type LiteClient } from 'algoliasearch/lite'
import type { SiteConfig } from '../../site/site-config.ts'

/** How requests leave: the vendor's own way unless given. */
export type SearchRequester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>

export interface TransportInput {
  readonly site: Pick<SiteConfig, 'search'>
  /** Absolute address of the service, `https://shop.example/algolia`. */
  readonly baseUrl: string
  readonly requester?: SearchRequester
}

/** The vendor's client on an address of ours. Its cache is off: stock and prices change during a visit. */
export const createTransport = ({ site, baseUrl, requester }: TransportInput): LiteClient => {
  const { protocol, host, pathname } = new URL(baseUrl)
  return liteClient(site.search.appId, site.search.apiKey, {
    hosts: [{ url: `${host}${pathname.replace(/\/$/, '')}`, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' }],
    timeouts: TIMEOUTS_MS,
    responsesCache: NO_CACHE,
    requestsCache: NO_CACHE,
    ...(requester === undefined ? {} : { requester }),
  })
}

/**
 * Longer than the vendor's own: a batch of fifty counts is one call, and a browser's request may wait seconds for a connection
 * while the pictures of a long page hold all six of them.
 */
const TIMEOUTS_MS = { connect: 10_000, read: 10_000, write: 10_000 }

const NO_CACHE: NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['responsesCache']> = {
  get: (_key, fallback) => fallback(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
}
