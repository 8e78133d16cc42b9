import { and, eq } from 'drizzle-orm'
import type { TransferAccount } from '../../../schemas/api/checkout.ts'
import { paymentAttempts } from '../../database/schema/commerce.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import type { PaymentOutcome } from '../payments/payment-gateway.ts'
import { numberOrder } from '../orders/number-order.ts'
import { sendOrderMail } from '../mail/send-order-mail.ts'
import { countPayment } from './count-payment.ts'
import { findAttempt, isTransfer, lockAttempt, outcomeOf, transferOf } from './attempt.ts'
import { releaseAttempt } from './release-attempt.ts'
import { closeCart, lockCart, settleAttempt, type Authorised } from './settle-attempt.ts'
import { defined } from '../../../src/lib/defined.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

/** Applies an outcome, whether it came by submit, return from the bank, notification or recovery. Returns the outcome that holds afterwards. */
export const concludeAttempt = async (deps: Deps, utr: string, outcome: PaymentOutcome): Promise<PaymentOutcome> => {
  switch (outcome.kind) {
    case 'authorised':
      return settle(deps, utr, outcome)
    case 'refused':
    case 'preauthFailed':
    case 'cancelled':
    case 'expired':
      await releaseAttempt(deps, utr, { state: 'released', outcome })
      return outcome
    case 'pending':
      return wait(deps, utr, outcome)
    case 'actionRequired':
    case 'failed':
      await leaveOpen(deps, utr, outcome)
      return outcome
    case 'mismatch':
      // The stored outcome stays; the answer about this payment may still come.
      await leaveOpen(deps, utr)
      return outcome
  }
}

const settle = async (deps: Deps, utr: string, outcome: Authorised): Promise<PaymentOutcome> => {
  switch (await settleAttempt(deps, utr, outcome)) {
    case 'settled':
      return outcome
    case 'unwanted':
      return cancelAuthorisation(deps, utr, outcome.pspReference)
    case 'spent':
      return refuseSpent(deps, utr, outcome.pspReference)
  }
}

/** One payment pays for one order. It is not cancelled, because another order has been paid with it. */
const refuseSpent = async (deps: Deps, utr: string, pspReference: string): Promise<PaymentOutcome> => {
  deps.runtime.counts.paymentConflicts.inc({ event: 'paymentSpentTwice' })
  deps.runtime.log.error(
    { event: 'paymentSpentTwice', utr, pspReference },
    'A payment that has paid for one order was reported for another; it is refused.',
  )
  await leaveOpen(deps, utr)
  return { kind: 'mismatch', isUnproven: false }
}

/** The payment is not needed any more: the shopper has paid another way, or the pieces are sold out. */
const cancelAuthorisation = async (deps: Deps, utr: string, pspReference: string): Promise<PaymentOutcome> => {
  const { runtime, payments } = deps
  if (await isSpent(runtime, pspReference)) return refuseSpent(deps, utr, pspReference)
  runtime.log.warn({ utr }, 'A payment was authorised after its attempt had been released or its bag paid; it is cancelled.')
  await payments.cancel({ utr, pspReference })
  await releaseAttempt(deps, utr, { state: 'superseded' })
  return { kind: 'cancelled' }
}

const isSpent = async ({ database }: Deps['runtime'], pspReference: string): Promise<boolean> => {
  const paid = await database
    .select({ utr: paymentAttempts.utr })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.pspReference, pspReference), eq(paymentAttempts.state, 'settled')))
  return paid.length > 0
}

type Pending = Extract<PaymentOutcome, { kind: 'pending' }>

/** A later answer of the provider need not repeat where the money is to be transferred to. */
const wait = async (deps: Deps, utr: string, outcome: Pending): Promise<PaymentOutcome> => {
  const before = (await findAttempt(deps.runtime.database, utr)) ?? { outcome: null }
  const account = transferOf(outcomeOf(before))
  const waiting: Pending =
    account === undefined || isTransfer(outcome) ? outcome : { ...outcome, action: { type: 'bankTransfer', ...account } }
  await leaveOpen(deps, utr, waiting)
  await showOrder(deps, utr, transferOf(waiting))
  return waiting
}

const leaveOpen = async ({ runtime }: Deps, utr: string, outcome?: PaymentOutcome): Promise<void> => {
  const paymentData = outcome !== undefined && 'paymentData' in outcome ? outcome.paymentData : undefined
  const [attempt] = await runtime.database
    .update(paymentAttempts)
    .set({ ...defined({ outcome, paymentData }), leaseUntil: 0 })
    .where(and(eq(paymentAttempts.utr, utr), eq(paymentAttempts.state, 'open')))
    .returning({ method: paymentAttempts.method })
  if (attempt !== undefined) countPayment(runtime, attempt, outcome ?? { kind: 'mismatch' })
}

/**
 * While a payment is pending the shopper can already find the order, and is told of it once. The bag has become the order: it may wait
 * for days, and must not be paid for a second time meanwhile.
 */
const showOrder = ({ runtime }: Deps, utr: string, transfer: TransferAccount | undefined): Promise<void> =>
  runtime.database.transaction(async (transaction) => {
    const attempt = await lockAttempt(transaction, utr)
    if (attempt.state !== 'open') return
    const { orderReference } = attempt
    const shown = await numberOrder({ transaction, sites: runtime.sites, orderReference })
    if (shown === undefined) return
    const cart = await lockCart(transaction, attempt.cartId)
    if (cart?.status === 'open') await closeCart(transaction, { ...attempt, orderReference: shown.orderReference }, cart)
    await sendOrderMail({
      runtime,
      transaction,
      order: shown,
      event: transfer === undefined ? 'pending' : 'transfer',
      paymentMethod: attempt.method,
      transfer,
    })
  })
