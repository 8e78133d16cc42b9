import { isSigned, sign, type Secret } from '../../server/lib/secret.ts'

const FORM = { encoding: 'base64url', length: 22 } as const

/** What the shopper brings back from the provider's pages: names the payment and cannot be made up. */
export const writeResultToken = (pspReference: string, key: Secret): string => `${pspReference}.${sign(key, pspReference, FORM)}`

/** The payment a token names; undefined for a forged or broken one. */
export const readResultToken = (token: string, key: Secret): string | undefined => {
  const [pspReference = '', signature = ''] = token.split('.')
  return isSigned(key, pspReference, signature, FORM) ? pspReference : undefined
}
