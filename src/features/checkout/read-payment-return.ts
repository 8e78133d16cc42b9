import type { PaymentReturn } from './checkout-types.ts'

/** Result parameters of the address, read once and then removed from it. */
export const RESULT_PARAMETERS = ['statusCode', 'paymentMethod', 'utr', 'pgTransactionId'] as const

/** The payment an address speaks of (CHECKOUT-13, CHECKOUT-14); undefined where it names none. */
export const readPaymentReturn = (query: Readonly<Record<string, string>>): PaymentReturn | undefined => {
  const found = RESULT_PARAMETERS.flatMap((name) => (query[name] === undefined || query[name] === '' ? [] : [[name, query[name]] as const]))
  return found.length === 0 ? undefined : Object.fromEntries(found)
}
