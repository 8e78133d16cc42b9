import { CommerceError, type CommerceClient } from '../../src/clients/commerce/commerce-client.ts'
import { completeCheckout, confirmPayment, type CheckoutCompletion } from '../../src/clients/commerce/operations/checkout.ts'
import { refusalCode } from '../../src/features/checkout/checkout-messages.ts'

/** How a pending payment ended; `waiting`: it had not ended at the last request of a round. */
export type PaymentEnd =
  | { readonly kind: 'paid'; readonly completion: CheckoutCompletion }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'waiting' }

interface Deps {
  readonly commerce: CommerceClient
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
}

const INTERVAL_MS = 5_000
const MOST_QUESTIONS = 24

/** Requests the outcome of a payment until there is one, for two minutes at most. A request that fails is sent again. */
export const followPayment =
  ({ commerce, sleep, signal }: Deps) =>
  async (utr: string): Promise<PaymentEnd> => {
    for (let asked = 0; asked < MOST_QUESTIONS && !signal.aborted; asked += 1) {
      if (asked > 0) await sleep(INTERVAL_MS, signal)
      const end = await askOnce(commerce, utr)
      if (end !== undefined) return end
    }
    return { kind: 'waiting' }
  }

const askOnce = async (commerce: CommerceClient, utr: string): Promise<PaymentEnd | undefined> => {
  try {
    const answer = await confirmPayment(commerce)({ utr, details: { details: {} } })
    if ('paymentRetry' in answer) return undefined
    switch (answer.statusCode) {
      case 'AUTHORISED': {
        const authorization = answer.checkout?.rawToken ?? ''
        return { kind: 'paid', completion: await completeCheckout(commerce)({ authorization, utr }) }
      }
      case 'REFUSED':
      case 'CANCELLED':
      case 'EXPIRED':
        return { kind: 'refused', code: refusalCode(answer.refusalReason) }
      case 'PENDING':
      case 'ERROR':
        return undefined
    }
  } catch (cause) {
    if (!(cause instanceof CommerceError)) throw cause
    // 404: the session is no longer this shopper's, so the server does not say how the payment ended. The mail is sent all the same.
    return cause.status === 404 ? { kind: 'waiting' } : undefined
  }
}
