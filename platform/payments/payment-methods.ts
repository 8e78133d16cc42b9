/** What the test merchant offers, by the provider's own type names; `currencies` where only some. */
const OFFERED: readonly OfferedType[] = [
  { type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex', 'cup', 'jcb', 'discover', 'diners', 'maestro'] },
  { type: 'paypal', name: 'PayPal', configuration: { merchantId: 'TESTPAYPAL', intent: 'authorize' } },
  { type: 'applepay', name: 'Apple Pay', configuration: { merchantId: 'merchant.test.vitrine', merchantName: 'Vitrine' } },
  {
    type: 'googlepay',
    name: 'Google Pay',
    configuration: { merchantId: 'TESTGOOGLE', merchantName: 'Vitrine', gatewayMerchantId: 'VitrineTest' },
  },
  { type: 'afterpaytouch', name: 'Afterpay', currencies: ['USD', 'AUD'] },
  {
    type: 'ideal',
    name: 'iDEAL',
    currencies: ['EUR'],
    issuers: [
      { id: '1121', name: 'Test Issuer' },
      { id: '1154', name: 'Test Issuer 5' },
    ],
  },
  { type: 'alipay', name: 'Alipay', currencies: ['CNY', 'HKD'] },
  { type: 'alipay_hk', name: 'AlipayHK', currencies: ['HKD'] },
  { type: 'wechatpayQR', name: 'WeChat Pay', currencies: ['CNY', 'HKD'] },
  { type: 'kcp_creditcard', name: 'Korean cards', currencies: ['KRW'] },
  { type: 'kcp_payco', name: 'PayCo', currencies: ['KRW'] },
  {
    type: 'molpay_ebanking_fpx_MY',
    name: 'FPX',
    currencies: ['MYR'],
    issuers: [
      { id: 'fpx_mb2u', name: 'Maybank2u' },
      { id: 'fpx_cimbclicks', name: 'CIMB Clicks' },
    ],
  },
  { type: 'bankTransfer_IBAN', name: 'Bank transfer', currencies: ['EUR'] },
]

interface OfferedType {
  readonly type: string
  readonly name: string
  readonly brands?: readonly string[]
  readonly issuers?: readonly { readonly id: string; readonly name: string }[]
  readonly configuration?: Readonly<Record<string, string>>
  readonly currencies?: readonly string[]
}

interface Asked {
  readonly allowed?: readonly string[]
  readonly blocked?: readonly string[]
  readonly currency?: string
}

/** `POST /paymentMethods`, narrowed by currency and the merchant's allowed and blocked lists. */
export const offeredMethods = ({ allowed, blocked = [], currency }: Asked): unknown => ({
  paymentMethods: OFFERED.filter(
    ({ type, currencies }) =>
      (allowed === undefined || allowed.includes(type)) &&
      !blocked.includes(type) &&
      (currency === undefined || currencies === undefined || currencies.includes(currency)),
  ).map(({ currencies: _currencies, ...method }) => method),
})

/** The banks of a method; undefined where it has no choice of them. */
export const issuersOf = (type: string): readonly string[] | undefined =>
  OFFERED.find((method) => method.type === type)?.issuers?.map(({ id }) => id)
