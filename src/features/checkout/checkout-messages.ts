import type { Cart } from '../../../schemas/api/cart.ts'
import { lineMessagesOf } from '../cart/cart-view.ts'

/** Server code -> id of codes.checkout (contracts 7); the server's codes are the ids in UPPER_SNAKE. */
const MESSAGE_IDS: Readonly<Record<string, string>> = {
  AD_RESULT_REFUSED: 'adResultRefused',
  REFUSED: 'adResultRefused',
  '402': 'adResultRefused',
  PREAUTH_FAILED: 'preauthFailed',
  PAYMENT_MISMATCH: 'preauthFailed',
  '428': 'preauthFailed',
  CARD_MISSING: 'cardMissing',
  EXPRESS_MISSING: 'expressMissing',
  POPUPS_DISALLOWED: 'popupsDisallowed',
  UNABLE_TO_SHIP: 'unableToShip',
  ORDER_NOT_FOUND: 'orderNotFound',
  '404': 'orderNotFound',
  UNAVAILABLE_ITEMS: 'unavailableItems',
  '409': 'unavailableItems',
  PENDING: 'pending',
  TOO_MANY_PAYMENTS: 'tooManyPayments',
}

/** What a rejection is shown as; unknown codes and any 5xx are the server's fault (CODE-07). */
export const messageId = (code: string): string => MESSAGE_IDS[code] ?? 'serverError'

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
