import { eq } from 'drizzle-orm'
import { paymentOperations, type OperationKind } from '../../../database/schema/after-order.ts'
import type { Runtime } from '../../../runtime.ts'
import type { PaymentNotification } from '../notification.ts'
import type { Operation } from './books.ts'
import { settleOperation, type OperationResult } from './settle-operation.ts'

/** The provider's events about requests after an authorisation, and what they may be about. */
const EVENTS: Readonly<Record<string, { readonly of: readonly OperationKind[]; readonly isFailure?: true }>> = {
  CAPTURE: { of: ['capture'] },
  CAPTURE_FAILED: { of: ['capture'], isFailure: true },
  REFUND: { of: ['refund', 'reversal'] },
  REFUND_FAILED: { of: ['refund', 'reversal'], isFailure: true },
  REFUNDED_REVERSED: { of: ['refund', 'reversal'], isFailure: true },
  CANCELLATION: { of: ['reversal'] },
  CANCEL_OR_REFUND: { of: ['reversal'] },
}

/** Whether a notification is about a request of ours; others, as of a payment's authorisation, are not looked at here. */
export const isOperationEvent = ({ eventCode }: Pick<PaymentNotification, 'eventCode'>): boolean => Object.hasOwn(EVENTS, eventCode)

/** Books a notification about a capture, refund or reversal, in whatever order and however often they come. */
export const reportOperation = async (runtime: Runtime, notification: PaymentNotification): Promise<void> => {
  const event = EVENTS[notification.eventCode]
  if (event === undefined) return
  const [operation] = await runtime.database
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.id, notification.merchantReference))
  if (operation === undefined) {
    // Such as a refund that somebody began at the provider's own pages: the books here do not have it.
    runtime.log.warn(
      { pspReference: notification.pspReference, eventCode: notification.eventCode },
      'A notification names no request of ours.',
    )
    return
  }
  if (!event.of.includes(operation.kind) || !isMatch(runtime, operation, notification)) {
    runtime.counts.paymentConflicts.inc({ event: 'paymentMismatch' })
    runtime.log.error(
      { event: 'paymentMismatch', operation: operation.id, orderReference: operation.orderReference, eventCode: notification.eventCode },
      'The payment provider reported something else than was asked; the report is refused.',
    )
    return
  }
  await settleOperation(runtime, operation, resultOf(notification, event.isFailure === true))
}

const resultOf = ({ success, reason }: PaymentNotification, isFailure: boolean): OperationResult =>
  success === 'true' && !isFailure ? { kind: 'done' } : { kind: 'failed', reason: reason || 'The provider gave no reason.' }

/** A reversal is of whatever the provider finds, so that its amount proves nothing. */
const isMatch = (
  { config }: Runtime,
  { kind, paymentReference, currency, value }: Operation,
  { amount, merchantAccountCode, originalReference = '' }: PaymentNotification,
): boolean =>
  merchantAccountCode === config.PAYMENT_MERCHANT_ACCOUNT &&
  (originalReference === '' || originalReference === paymentReference) &&
  (kind === 'reversal' || (amount.currency === currency && amount.value === value))
