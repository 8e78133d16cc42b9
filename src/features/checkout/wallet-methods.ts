/** Ways to pay that a wallet in the browser signs. PayPal's ordinary way is a page of its own. */
const WALLETS: Readonly<Record<string, 'applePay' | 'googlePay' | 'paypal'>> = {
  applepay: 'applePay',
  applepay_express: 'applePay',
  paywithgoogle: 'googlePay',
  paywithgoogle_express: 'googlePay',
  paypal_express: 'paypal',
}

/** Which wallet a method needs; undefined for one that needs none. */
export const walletOf = (method: string): 'applePay' | 'googlePay' | 'paypal' | undefined =>
  Object.hasOwn(WALLETS, method) ? WALLETS[method] : undefined

/** Express methods start on the bag, and bring address and contact. */
export const isExpress = (method: string): boolean => method.endsWith('_express')

/** Whether the address asks for wallets that this browser has not. Read from the address itself: a cached page knows none. */
export const showsTestPayments = (search: string): boolean => new URLSearchParams(search).get('showTestPayments') === '1'

/** Names are the wallets' own, the same in every language. */
export const walletName = (method: string): string => NAMES[walletOf(method) ?? ''] ?? method

const NAMES: Readonly<Record<string, string>> = { applePay: 'Apple Pay', googlePay: 'Google Pay', paypal: 'PayPal' }
