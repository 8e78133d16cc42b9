/** What a payment method other than a card begins with (contracts 8). */
export interface MethodOutcome {
  readonly resultCode: 'RedirectShopper' | 'PresentToShopper' | 'Received'
  readonly action: 'redirect' | 'qrCode' | 'bankTransfer'
}

const REDIRECTS = new Set([
  'ideal',
  'paypal',
  'afterpaytouch',
  'alipay',
  'alipay_hk',
  'kcp_creditcard',
  'kcp_payco',
  'molpay_ebanking_fpx_MY',
  'molpay_fpx',
  'googlepay',
  'applepay',
])

/** Undefined for a method the provider does not offer. */
export const methodOutcome = (type: string): MethodOutcome | undefined => {
  if (REDIRECTS.has(type)) return { resultCode: 'RedirectShopper', action: 'redirect' }
  if (type === 'wechatpayQR') return { resultCode: 'PresentToShopper', action: 'qrCode' }
  if (type === 'bankTransfer_IBAN') return { resultCode: 'Received', action: 'bankTransfer' }
  return undefined
}

/** PayPal hands the shopper back by POST, the rest by GET. */
export const returnsByPost = (type: string): boolean => type === 'paypal'
