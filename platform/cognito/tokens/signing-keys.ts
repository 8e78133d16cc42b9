import type { Runtime } from '../../../server/runtime.ts'
import { createStoredKeyPair, resealKeyPair, type KeyPairOptions, type StoredKeyPair } from '../../stored-key-pair.ts'

/** What tokens are signed with and verified by, made on first use; every process of a database has the same. */
export type SigningKeys = () => Promise<StoredKeyPair>

const ALGORITHM = 'RS256'
const SIGNING_PAIR: KeyPairOptions = { slot: 'current', algorithm: ALGORITHM, purpose: 'signing-key' }

type Deps = Pick<Runtime, 'database' | 'ids' | 'config'>

export const createSigningKeys = (deps: Deps): SigningKeys => {
  const read = createStoredKeyPair(deps, SIGNING_PAIR)
  return async () => {
    const pair = await read()
    return { ...pair, publicJwk: { ...pair.publicJwk, kid: pair.kid, alg: ALGORITHM, use: 'sig' } }
  }
}

export const resealSigningKeys = (deps: Deps): Promise<void> => resealKeyPair(deps, SIGNING_PAIR)
