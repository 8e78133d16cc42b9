import { compactDecrypt, exportJWK, generateKeyPair, type CryptoKey } from 'jose'

/** The key pair that cards are encrypted to, made anew at each start: what a browser encrypted before is asked for again. */
export interface CardKeys {
  /** `exponent|modulus` in upper-case hex, the form the provider publishes at `clientKeys`. */
  readonly publicKey: string
  /** Opens one encrypted field; undefined for anything that is not one. `test_` + value is the provider's own test form. */
  readonly decrypt: (encrypted: string, field: string) => Promise<string | undefined>
}

const TEST_PREFIX = 'test_'

export const createCardKeys = async (): Promise<CardKeys> => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP', { modulusLength: 2048, extractable: true })
  const { n = '', e = '' } = await exportJWK(publicKey)
  return {
    publicKey: `${toHex(e)}|${toHex(n)}`,
    decrypt: async (encrypted, field) => {
      if (encrypted.startsWith(TEST_PREFIX)) return encrypted.slice(TEST_PREFIX.length)
      return openField(encrypted, field, privateKey)
    },
  }
}

const openField = async (encrypted: string, field: string, key: CryptoKey): Promise<string | undefined> => {
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
