import { CompactEncrypt, importJWK } from 'jose'
import type { CardDetails, EncryptedCardFields } from './card-details.ts'

interface Deps {
  /** Where the provider publishes its keys: `{baseUrl}/v1/clientKeys/{clientKey}`. */
  readonly baseUrl: string
  readonly clientKey: string
  readonly fetch: typeof fetch
  readonly clock: { readonly now: () => number }
}

/**
 * Encrypts a card to the provider's public key in the browser: what leaves it can be read by the provider only. Each
 * field is a JWE of its own with the time it was made, the vendor's form. Throws where the key cannot be had.
 */
export const encryptCard =
  ({ baseUrl, clientKey, fetch, clock }: Deps) =>
  async (card: CardDetails): Promise<EncryptedCardFields> => {
    const key = await readKey(await fetch(`${baseUrl}/v1/clientKeys/${encodeURIComponent(clientKey)}`))
    const generationtime = new Date(clock.now()).toISOString()
    const seal = (field: Readonly<Record<string, string>>): Promise<string> =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ ...field, generationtime })))
        .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256CBC-HS512', version: '1' })
        .encrypt(key)
    const [encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode] = await Promise.all([
      seal({ number: card.number }),
      seal({ expiryMonth: card.expiryMonth }),
      seal({ expiryYear: card.expiryYear }),
      seal({ cvc: card.securityCode }),
    ])
    return { cardHolderName: card.holderName, encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode }
  }

const readKey = async (answer: Response) => {
  if (!answer.ok) throw new Error(`The card key cannot be read: status ${answer.status}`)
  const body: unknown = await answer.json()
  const published = typeof body === 'object' && body !== null && 'publicKey' in body ? String(body.publicKey) : ''
  const [exponent = '', modulus = ''] = published.split('|')
  return importJWK({ kty: 'RSA', alg: 'RSA-OAEP', e: hexToBase64url(exponent), n: hexToBase64url(modulus) })
}

const hexToBase64url = (hex: string): string => {
  const bytes = (hex.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
