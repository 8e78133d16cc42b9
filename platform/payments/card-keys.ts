import { compactDecrypt, type CryptoKey } from 'jose'
import type { Runtime } from '../../server/runtime.ts'
import { createStoredKeyPair, resealKeyPair, type KeyPairOptions } from '../stored-key-pair.ts'

/** The key pair that cards are encrypted to: any process opens what a browser encrypted to another's answer. */
export interface CardKeys {
  /** `exponent|modulus` in upper-case hex, the form the provider publishes at `clientKeys`. */
  readonly publicKey: () => Promise<string>
  /** Opens one encrypted field; undefined for anything that is not one. `test_` + value is the provider's own test form. */
  readonly decrypt: (encrypted: string, field: string) => Promise<string | undefined>
}

const TEST_PREFIX = 'test_'
const CARD_PAIR: KeyPairOptions = { slot: 'cards', algorithm: 'RSA-OAEP', purpose: 'card-key' }

type Deps = Pick<Runtime, 'database' | 'ids' | 'config'>

export const resealCardKeys = (deps: Deps): Promise<void> => resealKeyPair(deps, CARD_PAIR)

export const createCardKeys = (deps: Deps): CardKeys => {
  const read = createStoredKeyPair(deps, CARD_PAIR)
  return {
    publicKey: async () => {
      const { n = '', e = '' } = (await read()).publicJwk
      return `${toHex(e)}|${toHex(n)}`
    },
    decrypt: async (encrypted, field) => {
      if (encrypted.startsWith(TEST_PREFIX)) return encrypted.slice(TEST_PREFIX.length)
      return openField(encrypted, field, (await read()).privateKey)
    },
  }
}

const openField = async (encrypted: string, field: string, key: CryptoKey | Uint8Array): Promise<string | undefined> => {
  try {
    const { plaintext } = await compactDecrypt(encrypted, key)
    const value: unknown = (JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>)[field]
    return typeof value === 'string' ? value : undefined
  } catch {
    // A field that cannot be opened is an answer to the caller (validation error), not a fault of ours.
    return undefined
  }
}

const toHex = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('hex').toUpperCase()
