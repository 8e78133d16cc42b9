import { and, eq } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { pspModifications, pspNotifications, pspPayments } from '../../server/database/schema/payments.ts'
import type { PaymentDeps } from './deps.ts'
import type { PaymentRow } from './payment-answer.ts'
import type { modificationRequest } from './payment-request.ts'
import { PspError } from './psp-error.ts'
import type { z } from 'zod'

type Modification = typeof pspModifications.$inferSelect
type Kind = Modification['kind']

interface Asked {
  readonly kind: Kind
  readonly paymentPspReference: string
  readonly idempotencyKey: string | undefined
  readonly request: z.infer<typeof modificationRequest>
}

/**
 * `POST /payments/{pspReference}/captures`, `/refunds` and `/reversals`: received at once, decided with a notification. The same
 * idempotency key again is the same modification.
 */
export const modifyPayment =
  (deps: PaymentDeps) =>
  async (asked: Asked): Promise<unknown> =>
    deps.database.transaction(async (transaction) => {
      // Modifications of one payment queue, so that two refunds at once cannot both find the money there.
      const [payment] = await transaction
        .select()
        .from(pspPayments)
        .where(eq(pspPayments.pspReference, asked.paymentPspReference))
        .for('update')
      if (payment === undefined) throw new PspError(422, '167', 'Original pspReference required for this operation')
      const known = await findByKey(transaction, asked)
      return answerOf(known ?? (await begin({ deps, transaction, payment }, asked)), payment)
    })

const findByKey = async (transaction: Database, { idempotencyKey, paymentPspReference }: Asked): Promise<Modification | undefined> =>
  idempotencyKey === undefined
    ? undefined
    : (
        await transaction
          .select()
          .from(pspModifications)
          .where(and(eq(pspModifications.idempotencyKey, idempotencyKey), eq(pspModifications.paymentPspReference, paymentPspReference)))
      )[0]

interface Within {
  readonly deps: PaymentDeps
  readonly transaction: Database
  readonly payment: PaymentRow
}

const begin = async (within: Within, { kind, request, idempotencyKey }: Asked): Promise<Modification> => {
  const { deps, transaction, payment } = within
  const { amount } = request
  if (kind !== 'reversal' && amount === undefined) throw new PspError(422, '100', 'No amount specified')
  if (amount !== undefined && amount.currency !== payment.currency) throw new PspError(422, '137', 'Invalid amount specified')
  const refusal = await refusalOf(within, kind, amount?.value ?? payment.value)
  const row: Modification = {
    pspReference: deps.ids.token(16).toUpperCase(),
    paymentPspReference: payment.pspReference,
    kind,
    reference: request.reference ?? '',
    idempotencyKey: idempotencyKey ?? null,
    value: amount?.value ?? payment.value,
    isSuccess: refusal === undefined,
    reason: refusal ?? null,
  }
  await transaction.insert(pspModifications).values(row)
  if (kind === 'reversal' && row.isSuccess)
    await transaction
      .update(pspPayments)
      .set({ resultCode: 'Cancelled', action: null })
      .where(eq(pspPayments.pspReference, payment.pspReference))
  await announce(within, row)
  return row
}

/** Names of card holders whose refunds are played: refused by the bank at once, or after it had been reported as done. */
const REFUSED = 'REFUND REFUSED'
const FAILED = 'REFUND FAILED'

const refusalOf = async ({ transaction, payment }: Within, kind: Kind, value: number): Promise<string | undefined> => {
  const earlier = await transaction
    .select()
    .from(pspModifications)
    .where(and(eq(pspModifications.paymentPspReference, payment.pspReference), eq(pspModifications.isSuccess, true)))
  const sum = (of: Kind): number => earlier.filter((one) => one.kind === of).reduce((total, one) => total + one.value, 0)
  if (payment.resultCode !== 'Authorised') return 'Transaction is not authorised'
  if (kind === 'capture') return sum('capture') + value > payment.value ? 'Insufficient balance on payment' : undefined
  if (kind === 'reversal') return sum('refund') > 0 ? 'Transaction was refunded already' : undefined
  if (sum('refund') + value > sum('capture')) return 'Insufficient balance on payment'
  return payment.scenario === REFUSED ? 'Refused by the bank' : undefined
}

/** How long after the answer a notification follows, and how much later the bank sends a refund back. */
const DELAY_MS = 1_000
const LATER_MS = 3_000

const EVENT_CODES = { capture: 'CAPTURE', refund: 'REFUND', reversal: 'CANCEL_OR_REFUND' } as const

const announce = async ({ deps, transaction, payment }: Within, { kind, pspReference, isSuccess }: Modification): Promise<void> => {
  const now = deps.clock.now()
  const about = { pspReference: payment.pspReference, modification: pspReference }
  const events = [{ ...about, eventCode: EVENT_CODES[kind], success: isSuccess, nextAttemptAt: now + DELAY_MS }]
  const isSentBack = kind === 'refund' && isSuccess && payment.scenario === FAILED
  if (isSentBack)
    await transaction
      .update(pspModifications)
      .set({ isSuccess: false, reason: 'The account is closed' })
      .where(eq(pspModifications.pspReference, pspReference))
  await transaction
    .insert(pspNotifications)
    .values(isSentBack ? [...events, { ...about, eventCode: 'REFUND_FAILED', success: true, nextAttemptAt: now + LATER_MS }] : events)
}

const answerOf = (
  { kind, pspReference, paymentPspReference, reference, value }: Modification,
  { currency }: Pick<PaymentRow, 'currency'>,
): unknown => ({
  pspReference,
  paymentPspReference,
  reference,
  ...(kind === 'reversal' ? {} : { amount: { value, currency } }),
  status: 'received',
})
