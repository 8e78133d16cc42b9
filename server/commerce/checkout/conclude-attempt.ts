import { and, eq } from 'drizzle-orm'
import { orders, paymentAttempts } from '../../database/schema/commerce.ts'
import type { CommerceNeeds } from '../commerce-needs.ts'
import type { PaymentOutcome } from '../payments/payment-gateway.ts'
import { findAttempt } from './attempt.ts'
import { releaseAttempt } from './release-attempt.ts'
import { settleAttempt } from './settle-attempt.ts'

type Needs = Pick<CommerceNeeds, 'platform' | 'payments'>

/** Does what an outcome asks for, whoever brought it: submit, return from the bank, notification or recovery. Gives what then holds. */
export const concludeAttempt =
  (needs: Needs) =>
  async (utr: string, outcome: PaymentOutcome): Promise<PaymentOutcome> => {
    switch (outcome.kind) {
      case 'authorised':
        return (await settleAttempt(needs)(utr, outcome)) === 'settled' ? outcome : giveBack(needs, utr, outcome.pspReference)
      case 'refused':
      case 'preauthFailed':
      case 'cancelled':
        await releaseAttempt(needs)(utr, { state: 'released', outcome })
        return outcome
      case 'pending':
        await keepOpen(needs, utr, outcome)
        await showOrder(needs, utr)
        return outcome
      case 'actionRequired':
      case 'failed':
        await keepOpen(needs, utr, outcome)
        return outcome
    }
  }

/** Nobody waits for this payment any more: the shopper has paid another way, or the pieces are gone. */
const giveBack = async ({ platform, payments }: Needs, utr: string, pspReference: string): Promise<PaymentOutcome> => {
  platform.log.warn({ utr }, 'A payment was authorised after it had been given up; it is cancelled.')
  await payments.cancel({ utr, pspReference })
  return { kind: 'cancelled' }
}

const keepOpen = async ({ platform }: Needs, utr: string, outcome: PaymentOutcome): Promise<void> => {
  await platform.database
    .update(paymentAttempts)
    .set({ outcome, leaseUntil: 0 })
    .where(and(eq(paymentAttempts.utr, utr), eq(paymentAttempts.state, 'open')))
}

/** While the bank makes up its mind the shopper can already find the order. */
const showOrder = async ({ platform }: Needs, utr: string): Promise<void> => {
  const attempt = await findAttempt(platform.database, utr)
  if (attempt?.state !== 'open') return
  await platform.database.update(orders).set({ isVisible: true }).where(eq(orders.orderReference, attempt.orderReference))
}
