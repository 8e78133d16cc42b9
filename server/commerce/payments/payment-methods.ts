import type { PaymentSession } from '../../../schemas/api/checkout.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'

/** Shop id of a payment method -> the provider's type (DATA-104). */
const WIRE_TYPES: Readonly<Record<string, string>> = {
  creditcard: 'scheme',
  paypal: 'paypal',
  paypal_express: 'paypal',
  paywithgoogle: 'googlepay',
  paywithgoogle_express: 'googlepay',
  applepay: 'applepay',
  applepay_express: 'applepay',
  afterpay: 'afterpaytouch',
  molpay_ebanking_fpx_MY: 'molpay_ebanking_fpx_MY',
  kcp_creditcard: 'kcp_creditcard',
  kcp_payco: 'kcp_payco',
  bankTransfer_IBAN: 'bankTransfer_IBAN',
  wechatpayQR: 'wechatpayQR',
  alipay: 'alipay',
  alipay_hk: 'alipay_hk',
  ideal: 'ideal',
}

const CARD_BRANDS = ['visa', 'mc', 'amex', 'cup', 'jcb', 'discover', 'diners', 'maestro'] as const

/** The provider's type of a shop id; undefined for an id there is not. Case counts. */
export const wireTypeOf = (method: string): string | undefined => ownValue(WIRE_TYPES, method)

/** The methods a site offers, in its order. */
export const paymentMethodsOf = ({ payments }: Pick<SiteConfig, 'payments'>): PaymentSession['paymentMethods'] =>
  payments.methods.flatMap((id) => {
    const type = wireTypeOf(id)
    if (type === undefined) return []
    return [{ id, type, ...(type === 'scheme' ? { brands: CARD_BRANDS } : {}) }]
  })

/** Express methods bring their own payment sheet: there is none to submit without one begun. */
export const isExpress = (method: string): boolean => method.endsWith('_express')
