import { desc, eq, or } from 'drizzle-orm'
import { pspPayments } from '../../server/database/schema/payments.ts'
import type { PaymentDeps } from './deps.ts'
import { notify } from './notify.ts'
import type { PaymentRow } from './payment-answer.ts'

/** Result codes that can still change. */
const OPEN = new Set(['RedirectShopper', 'ChallengeShopper', 'PresentToShopper', 'Pending', 'Received'])

export const isOpen = (payment: PaymentRow): boolean => OPEN.has(payment.resultCode)

/** The newest payment begun under a merchant reference. */
export const findPayment = async ({ database }: PaymentDeps, referenceOrPsp: string): Promise<PaymentRow | undefined> =>
  (
    await database
      .select()
      .from(pspPayments)
      .where(or(eq(pspPayments.reference, referenceOrPsp), eq(pspPayments.pspReference, referenceOrPsp)))
      .orderBy(desc(pspPayments.createdAt))
      .limit(1)
  )[0]

/** Gives an open payment its next result; a final one stays as it is. */
export const settlePayment = async (
  deps: PaymentDeps,
  pspReference: string,
  change: Partial<Pick<PaymentRow, 'resultCode' | 'refusalReason' | 'questions'>>,
): Promise<PaymentRow> =>
  deps.database.transaction(async (transaction) => {
    const [current] = await transaction.select().from(pspPayments).where(eq(pspPayments.pspReference, pspReference)).for('update')
    if (current === undefined) throw new Error(`No payment ${pspReference} to settle.`)
    if (!isOpen(current)) return current
    const next = { ...current, ...change }
    const isFinal = !isOpen(next)
    await transaction
      .update(pspPayments)
      .set({ ...change, ...(isFinal ? { action: null } : {}) })
      .where(eq(pspPayments.pspReference, pspReference))
    if (isFinal) await notify(deps, next, transaction)
    return isFinal ? { ...next, action: null } : next
  })
