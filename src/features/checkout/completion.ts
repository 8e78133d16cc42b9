import type { CheckoutResponse } from '../../../schemas/api/checkout.ts'

/** How the browser leaves for the completion page (FRAME-14). */
export type Completion =
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'failed' }

interface Options {
  /** `/us/en`; empty parts left out. */
  readonly basePath: string
  readonly origin: string
}

/** A successful answer posts a form to the server's redirectURL, else goes to /complete; anything else fails. */
export const planCompletion = (response: CheckoutResponse | undefined, { basePath, origin }: Options): Completion => {
  if (response?.code !== 'SUCCESS') return { kind: 'failed' }
  const { rawToken, siteTag, uat, utt, utr, paymentMethod, redirectURL } = response
  if (redirectURL !== undefined && redirectURL !== '') {
    if (!isSafe(redirectURL, origin)) return { kind: 'failed' }
    return { kind: 'form', action: redirectURL, fields: withoutEmpty({ rawToken, siteTag, uat, utt, utr, paymentMethod }) }
  }
  const query = new URLSearchParams(withoutEmpty({ authorization: rawToken, account: siteTag, uat, utt, utr, paymentMethod }))
  return { kind: 'address', address: `${basePath}/complete?${query}` }
}

const isSafe = (address: string, origin: string): boolean => {
  if (!URL.canParse(address, origin)) return false
  const target = new URL(address, origin)
  return target.protocol === 'https:' || target.origin === origin
}

const withoutEmpty = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])))
