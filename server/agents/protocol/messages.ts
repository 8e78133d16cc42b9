import { cartMessageKey } from '../../../src/lib/cart-message-key.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import type { ApiProblem } from '../../commerce/http/api-problem.ts'
import type { SiteScope } from '../../commerce/http/request-scope.ts'
import { shopTexts } from '../../commerce/texts/shop-texts.ts'
import { defined } from '../../../src/lib/defined.ts'

/** Who can do something about an error: the agent by another request, the shopper in the shop, or nobody. */
export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable'

/** What an answer says beside its data. `path` is a JSONPath to what it is about. */
export type AgentMessage =
  | { readonly type: 'error'; readonly code: string; readonly content: string; readonly severity: Severity; readonly path?: string }
  | { readonly type: 'warning'; readonly code: string; readonly content: string; readonly path?: string }
  | { readonly type: 'info'; readonly code: string; readonly content: string; readonly path?: string }

interface ErrorInput {
  readonly code: string
  readonly content: string
  readonly severity?: Severity
  readonly path?: string | undefined
}

export const errorMessage = ({ code, content, severity = 'recoverable', path }: ErrorInput): AgentMessage => ({
  type: 'error',
  code,
  content,
  severity,
  ...defined({ path }),
})

/** Codes of the shop's API in the words of the protocol: its code, and who can mend it. */
const CODES: Readonly<Record<string, readonly [code: string, severity: Severity]>> = {
  STOCK_QUANTITY_EXCEEDED: ['out_of_stock', 'recoverable'],
  UNAVAILABLE_ITEMS: ['out_of_stock', 'recoverable'],
  UNABLE_TO_SHIP: ['address_undeliverable', 'recoverable'],
  AD_RESULT_REFUSED: ['payment_failed', 'recoverable'],
  PREAUTH_FAILED: ['payment_failed', 'recoverable'],
  CANCELLED: ['payment_failed', 'recoverable'],
  PAYMENT_EXPIRED: ['payment_failed', 'recoverable'],
  PAYMENT_ACTION_REQUIRED: ['requires_3ds', 'requires_buyer_input'],
  CAPTCHA_REQUIRED: ['requires_human', 'requires_buyer_input'],
  CUSTOMISATION_INVALID: ['customisation_required', 'requires_buyer_input'],
  AGREEMENT_REQUIRED: ['agreement_required', 'requires_buyer_input'],
}

/** Keys of what the shop's pages say to a shopper for a code of the API; others are what adding to a bag says. */
const TEXTS: Readonly<Record<string, string>> = {
  UNAVAILABLE_ITEMS: 'unavailableItems',
  UNABLE_TO_SHIP: 'unableToShip',
  AD_RESULT_REFUSED: 'adResultRefused',
  PREAUTH_FAILED: 'preauthFailed',
  CANCELLED: 'preauthFailed',
  PAYMENT_EXPIRED: 'paymentExpired',
  AGREEMENT_REQUIRED: 'agreementRequired',
  PAYMENT_METHOD_NOT_ALLOWED: 'paymentMethodNotAllowed',
  SHIPPING_OPTION_UNAVAILABLE: 'shippingOptionUnavailable',
  CONSUMER_INVALID: 'consumerInvalid',
  ADDRESS_INVALID: 'addressInvalid',
  CAPTCHA_REQUIRED: 'captchaRequired',
  CART_CHANGED: 'cartChanged',
  CHECKOUT_IN_PROGRESS: 'checkoutInProgress',
  TOO_MANY_PAYMENTS: 'tooManyPayments',
  PENDING: 'pending',
}

/** What the shop refused, in the shopper's language, as its pages would say it. */
export const messageOf = ({ code, body }: Pick<ApiProblem, 'code' | 'body'>, scope: SiteScope, path?: string): AgentMessage => {
  const [known, severity] = CODES[code] ?? [code.toLowerCase(), 'recoverable' as const]
  return errorMessage({ code: known, severity, content: textOf(code, body, scope), path })
}

const textOf = (code: string, body: ApiProblem['body'], { site, language }: SiteScope): string => {
  const t = shopTexts(localeTag(language, site.code))
  const own = TEXTS[code]
  return own === undefined ? t(cartMessageKey(code), { count: body.count ?? 0 }) : t(`codes.checkout.${own}`)
}
