import { createHmac } from 'node:crypto'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { pspNotifications, pspPayments } from '../../server/database/schema/payments.ts'
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
    .where(and(isNull(pspNotifications.deliveredAt), lte(pspNotifications.nextAttemptAt, now)))
    .orderBy(asc(pspNotifications.id))
    .limit(BATCH)
  for (const { psp_notifications: notification, psp_payments: payment } of due) {
    const isAccepted = await send(deps, payment, notification.eventCode, notification.success)
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

const send = async (
  { config, fetch, log, clock }: PaymentDeps,
  payment: PaymentRow,
  eventCode: string,
  success: boolean,
): Promise<boolean> => {
  const item = notificationItem(payment, {
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
  readonly key: string
  readonly now: number
}

const notificationItem = (payment: PaymentRow, { eventCode, success, merchantAccount, key, now }: Sending) => {
  const signed = [payment.pspReference, '', merchantAccount, payment.reference, payment.value, payment.currency, eventCode, success].join(
    ':',
  )
  return {
    additionalData: { hmacSignature: createHmac('sha256', Buffer.from(key, 'hex')).update(signed).digest('base64') },
    amount: { currency: payment.currency, value: payment.value },
    eventCode,
    eventDate: new Date(now).toISOString(),
    merchantAccountCode: merchantAccount,
    merchantReference: payment.reference,
    originalReference: '',
    paymentMethod: payment.brand ?? payment.method,
    pspReference: payment.pspReference,
    reason: payment.refusalReason ?? '',
    success: String(success),
  }
}
