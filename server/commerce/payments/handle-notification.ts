import { concludeAttempt } from '../checkout/conclude-attempt.ts'
import { findAttempt } from '../checkout/attempt.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { matchAttempt } from './match-attempt.ts'
import type { PaymentNotification } from './notification.ts'
import { isOperationEvent, reportOperation } from './operations/report-operation.ts'
import type { PaymentOutcome } from './payment-gateway.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

/** Applies a notification, even if the browser never came back (CHECKOUT-22). Idempotent. */
export const handleNotification = async (deps: Deps, notification: PaymentNotification): Promise<void> => {
  const { log, database } = deps.runtime
  if (isOperationEvent(notification)) return reportOperation(deps.runtime, notification)
  const reported = outcomeFrom(notification)
  if (reported === undefined) return
  const { merchantReference: reference, amount, merchantAccountCode: merchantAccount, pspReference } = notification
  const attempt = await findAttempt(database, reference)
  if (attempt === undefined) return log.warn({ pspReference }, 'A notification names a payment that is not ours.')
  const outcome = matchAttempt(deps, attempt, { outcome: reported, subject: { reference, amount, merchantAccount } })
  // A repeated notification would be the same; a person has to look at it.
  if (outcome.kind === 'mismatch') return
  await concludeAttempt(deps, attempt.utr, outcome)
}

/** Other events (reports, disputes) change no order. */
const outcomeFrom = ({ eventCode, success, pspReference, reason }: PaymentNotification): PaymentOutcome | undefined => {
  if (eventCode === 'AUTHORISATION')
    return success === 'true' ? { kind: 'authorised', pspReference } : { kind: 'refused', reason: reason || 'Refused' }
  if (eventCode === 'OFFER_CLOSED') return { kind: 'cancelled' }
  return undefined
}
