import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import { fetchRequester } from '../../../src/clients/search/fetch-requester.ts'

export interface SearchAccount {
  /** Where the search vendor answers, e.g. `http://localhost:3000/algolia`. */
  readonly baseUrl: string
  readonly appId: string
  readonly writeKey: string
  readonly fetch: typeof fetch
}

/** The vendor's own client with the right to write. */
export const createSearchWriter = ({ baseUrl, appId, writeKey, fetch: fetcher }: SearchAccount): Algoliasearch => {
  const url = new URL(baseUrl)
  const host = {
    url: `${url.host}${url.pathname.replace(/\/$/, '')}`,
    protocol: url.protocol === 'https:' ? 'https' : 'http',
    accept: 'readWrite',
  } as const
  return algoliasearch(appId, writeKey, { hosts: [host], requester: fetchRequester(fetcher) })
}
