import type { PaymentSession } from '../../../schemas/api/checkout.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { ProviderMethod } from './payment-gateway.ts'
import { defined } from '../../../src/lib/defined.ts'

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

/** Names that the provider has given the same method at other times. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  googlepay: ['paywithgoogle'],
  molpay_ebanking_fpx_MY: ['molpay_fpx'],
}

/** What cards are taken where the provider names no brands. */
const CARD_BRANDS = ['visa', 'mc', 'amex', 'cup', 'jcb', 'discover', 'diners', 'maestro'] as const

/** The provider's type of a shop id; undefined for an id there is not. Case counts. */
export const wireTypeOf = (method: string): string | undefined => ownValue(WIRE_TYPES, method)

/** The methods of a site that the provider offers too, in the site's order; express ones where the site has switched them on. */
export const offeredOf = (
  { payments }: Pick<SiteConfig, 'payments'>,
  answered: readonly ProviderMethod[],
): PaymentSession['paymentMethods'] =>
  payments.methods.flatMap((id) => {
    const type = wireTypeOf(id)
    if (type === undefined || (isExpress(id) && payments.express !== true)) return []
    const found = answered.find((one) => one.type === type || ALIASES[type]?.includes(one.type) === true)
    if (found === undefined) return []
    const { brands = CARD_BRANDS, issuers, configuration } = found
    return [
      {
        id,
        type,
        ...(type === 'scheme' ? { brands } : {}),
        ...(issuers === undefined || issuers.length === 0 ? {} : { issuers }),
        ...defined({ configuration }),
      },
    ]
  })

/** Express methods bring address and contact from the wallet: there is none to submit without one begun. */
export const isExpress = (method: string): boolean => method.endsWith('_express')

/** Paid with what a wallet in the browser signed. PayPal alone has a page of its own to go to. */
export const isWallet = (method: string): boolean => isExpress(method) || method === 'applepay' || method === 'paywithgoogle'
