import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (pspReference: string, key: string): string => createHmac('sha256', key).update(pspReference).digest('base64url').slice(0, 22)

/** What the shopper brings back from the provider's pages: names the payment and cannot be made up. */
export const writeResultToken = (pspReference: string, key: string): string => `${pspReference}.${sign(pspReference, key)}`

/** The payment a token names; undefined for a forged or broken one. */
export const readResultToken = (token: string, key: string): string | undefined => {
  const [pspReference = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(pspReference, key))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? pspReference : undefined
}
