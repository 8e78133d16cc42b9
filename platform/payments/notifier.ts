import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { pspModifications, pspNotifications, pspPayments } from '../../server/database/schema/payments.ts'
import { sign, type Secret } from '../../server/lib/secret.ts'
import type { PaymentDeps } from './deps.ts'
import type { PaymentRow } from './payment-answer.ts'

const MAX_ATTEMPTS = 12
const FIRST_RETRY_MS = 1_000
const BATCH = 20

/** Sends due notifications; the shop answers `[accepted]`, after anything else it retries with exponential backoff. */
export const sendDueNotifications = async (deps: PaymentDeps): Promise<number> => {
  const now = deps.clock.now()
  const due = await deps.database
    .select()
    .from(pspNotifications)
    .innerJoin(pspPayments, eq(pspPayments.pspReference, pspNotifications.pspReference))
    .leftJoin(pspModifications, eq(pspModifications.pspReference, pspNotifications.modification))
    .where(and(isNull(pspNotifications.deliveredAt), lte(pspNotifications.nextAttemptAt, now)))
    .orderBy(asc(pspNotifications.id))
    .limit(BATCH)
  for (const { psp_notifications: notification, psp_payments: payment, psp_modifications: modification } of due) {
    const isAccepted = await send(deps, subjectOf(payment, modification), notification)
    const attempts = notification.attempts + 1
    const isOver = isAccepted || attempts >= MAX_ATTEMPTS
    await deps.database
      .update(pspNotifications)
      .set({ attempts, nextAttemptAt: now + FIRST_RETRY_MS * 2 ** attempts, ...(isOver ? { deliveredAt: now } : {}) })
      .where(eq(pspNotifications.id, notification.id))
    if (isOver && !isAccepted) deps.log.error({ pspReference: payment.pspReference }, 'payment notification given up')
  }
  return due.length
}

/** What a notification is about: a payment, or a modification of one. */
interface Subject extends Pick<PaymentRow, 'pspReference' | 'reference' | 'value' | 'currency' | 'brand' | 'method'> {
  /** The payment's reference, where it is about a modification. */
  readonly originalReference: string
  readonly reason: string
}

const subjectOf = (payment: PaymentRow, modification: typeof pspModifications.$inferSelect | null): Subject =>
  modification === null
    ? { ...payment, originalReference: '', reason: payment.refusalReason ?? '' }
    : {
        ...payment,
        pspReference: modification.pspReference,
        reference: modification.reference,
        value: modification.value,
        originalReference: payment.pspReference,
        reason: modification.reason ?? '',
      }

const send = async (
  { config, fetch, log, clock }: PaymentDeps,
  subject: Subject,
  { eventCode, success }: Pick<typeof pspNotifications.$inferSelect, 'eventCode' | 'success'>,
): Promise<boolean> => {
  const item = notificationItem(subject, {
    eventCode,
    success,
    merchantAccount: config.PAYMENT_MERCHANT_ACCOUNT,
    key: config.PAYMENT_HMAC_KEY,
    now: clock.now(),
  })
  try {
    const answer = await fetch(`${config.origin}/api/webhooks/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] }),
    })
    return answer.ok
  } catch (error) {
    log.warn({ err: error }, 'payment notification not delivered')
    return false
  }
}

interface Sending {
  readonly eventCode: string
  readonly success: boolean
  readonly merchantAccount: string
  /** Hex, as the provider hands it out. */
  readonly key: Secret
  readonly now: number
}

const notificationItem = (subject: Subject, { eventCode, success, merchantAccount, key, now }: Sending) => {
  const { pspReference, originalReference, reference, value, currency } = subject
  const signed = [pspReference, originalReference, merchantAccount, reference, value, currency, eventCode, success].join(':')
  return {
    additionalData: { hmacSignature: sign(key, signed, { encoding: 'base64', key: 'hex' }) },
    amount: { currency, value },
    eventCode,
    eventDate: new Date(now).toISOString(),
    merchantAccountCode: merchantAccount,
    merchantReference: reference,
    originalReference,
    paymentMethod: subject.brand ?? subject.method,
    pspReference,
    reason: subject.reason,
    success: String(success),
  }
}
