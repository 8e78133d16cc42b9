import type { Runtime } from '../../../server/runtime.ts'
import { createStoredKeyPair, type StoredKeyPair } from '../../stored-key-pair.ts'

/** What tokens are signed with and verified by, made on first use; every process of a database has the same. */
export type SigningKeys = () => Promise<StoredKeyPair>

const ALGORITHM = 'RS256'

export const createSigningKeys = (deps: Pick<Runtime, 'database' | 'ids' | 'config'>): SigningKeys => {
  const read = createStoredKeyPair(deps, { slot: 'current', algorithm: ALGORITHM, purpose: 'signing-key' })
  return async () => {
    const pair = await read()
    return { ...pair, publicJwk: { ...pair.publicJwk, kid: pair.kid, alg: ALGORITHM, use: 'sig' } }
  }
}
