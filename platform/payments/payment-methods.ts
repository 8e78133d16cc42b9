/** What the test merchant offers, by the provider's own type names. */
const OFFERED = [
  { type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex', 'cup', 'jcb', 'discover', 'diners', 'maestro'] },
  { type: 'paypal', name: 'PayPal' },
  { type: 'applepay', name: 'Apple Pay' },
  { type: 'googlepay', name: 'Google Pay' },
  { type: 'afterpaytouch', name: 'Afterpay' },
  { type: 'ideal', name: 'iDEAL', issuers: [{ id: '1121', name: 'Test Issuer' }] },
  { type: 'alipay', name: 'Alipay' },
  { type: 'alipay_hk', name: 'AlipayHK' },
  { type: 'wechatpayQR', name: 'WeChat Pay' },
  { type: 'kcp_creditcard', name: 'Korean cards' },
  { type: 'kcp_payco', name: 'PayCo' },
  { type: 'molpay_ebanking_fpx_MY', name: 'FPX' },
  { type: 'bankTransfer_IBAN', name: 'Bank transfer' },
] as const

/** `POST /paymentMethods`, narrowed by the merchant's allowed and blocked lists. */
export const offeredMethods = ({ allowed, blocked = [] }: { allowed?: readonly string[]; blocked?: readonly string[] }): unknown => ({
  paymentMethods: OFFERED.filter(({ type }) => (allowed === undefined || allowed.includes(type)) && !blocked.includes(type)),
})
