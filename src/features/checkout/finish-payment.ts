import type { CheckoutResponse } from '../../../schemas/api/checkout.ts'
import type { ReportSink } from '../../lib/report.ts'
import { CommerceError, isRefusal, type CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { getCart } from '../../clients/commerce/operations/cart.ts'
import { submitCheckout, confirmPayment } from '../../clients/commerce/operations/checkout.ts'
import { orderRequest } from './order-request.ts'
import type { PendingCheckout } from './pending-checkout.ts'
import { refusalCode, storedStatus } from './checkout-messages.ts'

interface Returned {
  readonly commerce: CommerceClient
  /** What was stored across the provider's page; missing in another browser or tab. */
  readonly pending: PendingCheckout | undefined
  readonly utr: string
  readonly details: Readonly<Record<string, unknown>>
  readonly userAgent: string
  readonly report: ReportSink
}

export type FinishResult =
  | { readonly kind: 'placed'; readonly response: CheckoutResponse }
  | { readonly kind: 'open'; readonly statusCode: string }

/** Confirms the payment with the server and places its order; a retry gives the same (ROUTE-30). */
export const finishPayment = async (returned: Returned): Promise<FinishResult> => {
  const { commerce, utr, details, report } = returned
  try {
    const confirmed = await confirmPayment(commerce)({ utr, details: { details } })
    if ('paymentRetry' in confirmed) return { kind: 'open', statusCode: 'PENDING' }
    // Paid, or waiting for the bank: the bag has become the order.
    if (confirmed.checkout !== undefined) return { kind: 'placed', response: confirmed.checkout }
    if (confirmed.statusCode === 'REFUSED') return { kind: 'open', statusCode: refusalCode(confirmed.refusalReason) }
    if (confirmed.statusCode !== 'AUTHORISED') return { kind: 'open', statusCode: confirmed.statusCode }
    return await place(returned)
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    report({ code: 'checkoutRejected', message: error.message, details: { status: error.status }, isRefused: isRefusal(error) })
    return { kind: 'open', statusCode: storedStatus({ status: error.status, code: error.body.code }) }
  }
}

const place = async ({ commerce, pending, utr, userAgent }: Returned): Promise<FinishResult> => {
  const cart = await getCart(commerce)()
  const payment = { method: pending?.utr === utr ? pending.paymentMethod : 'creditcard' }
  const request = orderRequest({ cart, payment, agreements: NONE_SAID, isGuest: true, userAgent, utr })
  if (request === undefined) return { kind: 'open', statusCode: 'AUTHORISED' }
  const answer = await submitCheckout(commerce)({ request, idempotencyKey: pending?.idempotencyKey ?? utr })
  if ('paymentRetry' in answer) return { kind: 'open', statusCode: 'PENDING' }
  return { kind: 'placed', response: answer }
}

/** Nobody is asked on the way back: the server holds what was agreed to when the payment began. */
const NONE_SAID = {}
