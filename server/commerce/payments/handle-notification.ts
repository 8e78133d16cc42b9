import { concludeAttempt } from '../checkout/conclude-attempt.ts'
import { findAttempt } from '../checkout/attempt.ts'
import type { CommerceNeeds } from '../commerce-needs.ts'
import type { PaymentNotification } from './notification.ts'
import type { PaymentOutcome } from './payment-gateway.ts'

type Needs = Pick<CommerceNeeds, 'platform' | 'payments'>

/** Finishes what a notification decides, even if the browser never came back (CHECKOUT-22). Sent twice, done once. */
export const handleNotification =
  (needs: Needs) =>
  async (notification: PaymentNotification): Promise<void> => {
    const { log, database } = needs.platform
    const outcome = outcomeFrom(notification)
    if (outcome === undefined) return
    const attempt = await findAttempt(database, notification.merchantReference)
    if (attempt === undefined)
      return log.warn({ pspReference: notification.pspReference }, 'A notification names a payment that is not ours.')
    const { value, currency } = notification.amount
    if (outcome.kind === 'authorised' && (value !== attempt.value || currency !== attempt.currency)) {
      return log.error(
        { utr: attempt.utr, value, currency },
        'A notification names another amount than the order; it is left for a person to look at.',
      )
    }
    await concludeAttempt(needs)(attempt.utr, outcome)
  }

/** Other events (captures, refunds, reports) decide nothing about an order here. */
const outcomeFrom = ({ eventCode, success, pspReference, reason }: PaymentNotification): PaymentOutcome | undefined => {
  if (eventCode === 'AUTHORISATION')
    return success === 'true' ? { kind: 'authorised', pspReference } : { kind: 'refused', reason: reason ?? 'Refused' }
  if (eventCode === 'OFFER_CLOSED') return { kind: 'cancelled' }
  return undefined
}
