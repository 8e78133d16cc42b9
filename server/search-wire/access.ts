import { AlgoliaError } from './algolia-error.ts'

/** What an operation needs its key to be allowed. */
export type Access = 'search' | 'write'

export interface AccessKeys {
  readonly appId: string
  readonly searchKey: string
  readonly writeKey: string
}

export interface Credentials {
  readonly appId: string | undefined
  readonly apiKey: string | undefined
}

/** Refuses unknown keys, and the search key where a write key is needed, as the vendor does. */
export const checkAccess = (needed: Access, given: Credentials, keys: AccessKeys): void => {
  const isKnown = given.apiKey === keys.searchKey || given.apiKey === keys.writeKey
  if (given.appId !== keys.appId || !isKnown) throw new AlgoliaError(403, 'Invalid Application-ID or API key')
  if (needed === 'write' && given.apiKey !== keys.writeKey) throw new AlgoliaError(403, 'Method not allowed with this API key')
}
