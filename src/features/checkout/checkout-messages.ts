import type { Cart } from '../../../schemas/api/cart.ts'
import { lineMessagesOf } from '../cart/cart-view.ts'
import type { CheckoutStep } from './checkout-types.ts'

/** Server code -> id of codes.checkout (contracts 7); the server's codes are the ids in UPPER_SNAKE. */
const MESSAGE_IDS: Readonly<Record<string, string>> = {
  AD_RESULT_REFUSED: 'adResultRefused',
  REFUSED: 'adResultRefused',
  REFUSED_NO_MONEY: 'refusedNoMoney',
  REFUSED_SECURITY_CODE: 'refusedSecurityCode',
  REFUSED_EXPIRED: 'refusedExpired',
  REFUSED_LATER: 'refusedLater',
  '402': 'adResultRefused',
  PREAUTH_FAILED: 'preauthFailed',
  PAYMENT_MISMATCH: 'preauthFailed',
  '428': 'preauthFailed',
  CARD_MISSING: 'cardMissing',
  EXPRESS_MISSING: 'expressMissing',
  ISSUER_MISSING: 'issuerMissing',
  PAYMENT_EXPIRED: 'paymentExpired',
  EXPIRED: 'paymentExpired',
  POPUPS_DISALLOWED: 'popupsDisallowed',
  UNABLE_TO_SHIP: 'unableToShip',
  ORDER_NOT_FOUND: 'orderNotFound',
  '404': 'orderNotFound',
  UNAVAILABLE_ITEMS: 'unavailableItems',
  '409': 'unavailableItems',
  PENDING: 'pending',
  TOO_MANY_PAYMENTS: 'tooManyPayments',
  CART_CHANGED: 'cartChanged',
  VOUCHERS_GONE: 'vouchersGone',
  SHIPPING_OPTION_UNAVAILABLE: 'shippingOptionUnavailable',
  AGREEMENT_REQUIRED: 'agreementRequired',
  PAYMENT_METHOD_NOT_ALLOWED: 'paymentMethodNotAllowed',
  CHECKOUT_IN_PROGRESS: 'checkoutInProgress',
  IDEMPOTENCY_KEY_REUSED: 'idempotencyKeyReused',
  CAPTCHA_REQUIRED: 'captchaRequired',
  CONSUMER_INVALID: 'consumerInvalid',
  ADDRESS_INVALID: 'addressInvalid',
  GIFT_NOTE_INVALID: 'giftNoteInvalid',
  WALLET_UNAVAILABLE: 'walletUnavailable',
}

/** What a rejection is shown as; unknown codes and any 5xx are the server's fault (CODE-07). */
export const messageId = (code: string): string => MESSAGE_IDS[code] ?? 'serverError'

/**
 * The code of a refusal for the reason the provider gave, in its words or in those of its test cards. Suspected fraud, blocked cards and
 * whatever is not listed get the general one: whoever tries stolen cards must not read which of them to try again.
 */
export const refusalCode = (reason: unknown): string =>
  REFUSALS[
    String(reason)
      .toLowerCase()
      .replace(/[^a-z]/g, '')
  ] ?? 'AD_RESULT_REFUSED'

const REFUSALS: Readonly<Record<string, string>> = {
  notenoughbalance: 'REFUSED_NO_MONEY',
  withdrawalamountexceeded: 'REFUSED_NO_MONEY',
  cvcdeclined: 'REFUSED_SECURITY_CODE',
  expiredcard: 'REFUSED_EXPIRED',
  cardexpired: 'REFUSED_EXPIRED',
  issuerunavailable: 'REFUSED_LATER',
  acquirererror: 'REFUSED_LATER',
}

/** Where a rejected submit is put right (CHECKOUT-24): the step that shows what is wrong and can change it. */
export const stepOf = (code: string): CheckoutStep => STEPS[code] ?? 'payment'

const STEPS: Readonly<Record<string, CheckoutStep>> = {
  '': 'review',
  SERVER_ERROR: 'review',
  AGREEMENT_REQUIRED: 'review',
  CAPTCHA_REQUIRED: 'review',
  CHECKOUT_IN_PROGRESS: 'review',
  IDEMPOTENCY_KEY_REUSED: 'review',
  ADDRESS_INVALID: 'shipping',
  CONSUMER_INVALID: 'shipping',
  GIFT_NOTE_INVALID: 'shipping',
  SHIPPING_OPTION_UNAVAILABLE: 'shipping',
  UNABLE_TO_SHIP: 'shipping',
  CART_CHANGED: 'basket',
  VOUCHERS_GONE: 'basket',
  ORDER_NOT_FOUND: 'basket',
  UNAVAILABLE_ITEMS: 'basket',
}

/** The status a rejection is stored as: a known code, else the status; any 5xx and no answer at all are '500' (TRICKY-13). */
export const storedStatus = ({ status, code }: { readonly status: number; readonly code: string }): string => {
  if (status === 0 || status >= 500) return '500'
  return code === '' ? String(status) : code
}

/** All messages to show, each once; those that follow from the items go when their cause does (CHECKOUT-08, CHECKOUT-10). */
export const checkoutMessages = ({
  cart,
  messages,
}: {
  readonly cart: Cart | undefined
  readonly messages: readonly string[]
}): readonly string[] => [...new Set([...messages, ...(cart === undefined ? [] : lineMessagesOf(cart))])]
