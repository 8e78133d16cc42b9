import type { OfferedMethod } from '../../../schemas/api/checkout.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { offerForBag } from '../../commerce/checkout/require-offered.ts'
import type { CommerceDeps } from '../../commerce/commerce-deps.ts'
import type { SessionScope } from '../../commerce/http/request-scope.ts'
import { defined } from '../../../src/lib/defined.ts'

/** A way to pay that a platform can use by itself: how it gets what it pays with, and the shop's method that takes it. */
export interface Handler {
  readonly name: string
  readonly entry: object
  readonly method: string
  readonly instruments: readonly { readonly type: string }[]
}

/** Of the handler's own specification, which its provider publishes. */
const GOOGLE_PAY = {
  name: 'com.google.pay',
  version: '2026-01-11',
  spec: 'https://developers.google.com/merchant/ucp/guides/gpay-payment-handler',
  schema: 'https://pay.google.com/gp/p/ucp/2026-01-11/schemas/gpay_config.json',
} as const
/** The gateway that Google Pay encrypts its tokens for: that of the payment provider. */
const GATEWAY = 'adyen'
const METHOD = 'paywithgoogle'
const CARD_NETWORKS: Readonly<Record<string, string>> = { visa: 'VISA', mc: 'MASTERCARD', amex: 'AMEX', discover: 'DISCOVER', jcb: 'JCB' }

/** A handler's id names its site: a platform that pays on one site with what was made for another is refused. */
const idOf = ({ siteTag }: SiteConfig): string => `google_pay_${siteTag}`

/** The ways to pay that a site's profile names. */
export const handlersOfSite = (site: SiteConfig): Readonly<Record<string, readonly object[]>> => {
  if (!site.payments.methods.some((method) => method === METHOD)) return {}
  const { name, ...handler } = GOOGLE_PAY
  return { [name]: [{ id: idOf(site), ...handler, available_instruments: [{ type: 'card' }] }] }
}

/**
 * The ways to pay for this very bag that the provider offers. None where it does not say: then the shopper goes on by herself, as she can
 * where a site has no way to pay that software can use.
 */
export const handlersOfBag = async (deps: CommerceDeps, scope: SessionScope): Promise<readonly Handler[]> => {
  const offer = await offerForBag(deps, scope).catch((cause: unknown) => {
    deps.runtime.log.warn({ err: cause }, 'The payment provider did not say what it offers.')
    return undefined
  })
  const offered = offer?.methods.find(({ id }) => id === METHOD)
  if (offered === undefined) return []
  const { name, version } = GOOGLE_PAY
  const instruments = [{ type: 'card' }]
  const entry = { id: idOf(scope.site), version, available_instruments: instruments, config: configOf(scope.site, offered) }
  return [{ name, entry, method: METHOD, instruments }]
}

/** As answers carry them: by name. */
export const registryOf = (handlers: readonly Handler[]): Readonly<Record<string, readonly object[]>> =>
  Object.fromEntries(handlers.map(({ name, entry }) => [name, [entry]]))

/** The handler that an instrument names; undefined where the bag has no such one. */
export const handlerOf = (handlers: readonly Handler[], id: string, site: SiteConfig): Handler | undefined =>
  id === idOf(site) ? handlers.find(({ method }) => method === METHOD) : undefined

/** What Google Pay is asked with: public ids of the merchant. */
const configOf = (site: SiteConfig, { configuration = {}, brands = Object.keys(CARD_NETWORKS) }: OfferedMethod): object => ({
  api_version: 2,
  api_version_minor: 0,
  environment: site.payments.environment === 'live' ? 'PRODUCTION' : 'TEST',
  merchant_info: {
    merchant_name: configuration['merchantName'] ?? site.siteName,
    ...defined({ merchant_id: configuration['merchantId'] }),
  },
  allowed_payment_methods: [
    {
      type: 'CARD',
      parameters: {
        allowed_auth_methods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
        allowed_card_networks: brands.flatMap((brand) => CARD_NETWORKS[brand] ?? []),
      },
      tokenization_specification: {
        type: 'PAYMENT_GATEWAY',
        parameters: { gateway: GATEWAY, gatewayMerchantId: configuration['gatewayMerchantId'] ?? '' },
      },
    },
  ],
})
