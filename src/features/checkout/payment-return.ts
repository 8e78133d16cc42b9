import { messageId } from './checkout-messages.ts'
import type { CheckoutStep, PaymentReturn } from './checkout-types.ts'

/** What a result in the address asks for (CHECKOUT-24). Success is never believed: the server is asked. */
export type ReturnPlan =
  | { readonly kind: 'ask' }
  | { readonly kind: 'show'; readonly step: CheckoutStep; readonly message?: string; readonly isUnknown?: boolean }

const ASK = new Set(['SUCCESS', 'AUTHORISED', '200', 'PENDING', 'RECEIVED', '202'])
const STEPS: Readonly<Record<string, CheckoutStep>> = {
  UNABLE_TO_SHIP: 'shipping',
  ORDER_NOT_FOUND: 'basket',
  '404': 'basket',
  UNAVAILABLE_ITEMS: 'basket',
  '409': 'basket',
}

/** Undefined where the address carries no result. */
export const planReturn = ({ statusCode, utr }: PaymentReturn): ReturnPlan | undefined => {
  if (statusCode === undefined || statusCode === '') return undefined
  const status = statusCode.toUpperCase()
  if (ASK.has(status)) return utr === undefined || utr === '' ? unknown : { kind: 'ask' }
  if (status === 'CANCELLED') return { kind: 'show', step: 'payment' }
  const message = messageId(status)
  const isServerFault = /^5\d\d$/.test(status) || status === 'ERROR' || status === 'SERVER_ERROR'
  if (message === 'serverError' && !isServerFault) return unknown
  return { kind: 'show', step: STEPS[status] ?? 'payment', message }
}

const unknown: ReturnPlan = { kind: 'show', step: 'payment', message: 'serverError', isUnknown: true }

/** Result parameters of the address, read once and then removed from it. */
export const RESULT_PARAMETERS = ['statusCode', 'paymentMethod', 'utr', 'pgTransactionId'] as const

/** The payment an address speaks of (CHECKOUT-13, CHECKOUT-14); undefined where it names none. */
export const readPaymentReturn = (query: Readonly<Record<string, string>>): PaymentReturn | undefined => {
  const found = RESULT_PARAMETERS.flatMap((name) => (query[name] === undefined || query[name] === '' ? [] : [[name, query[name]] as const]))
  return found.length === 0 ? undefined : Object.fromEntries(found)
}
