import { and, eq } from 'drizzle-orm'
import type { TransferAccount } from '../../../schemas/api/checkout.ts'
import { paymentAttempts } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { outcomeOf, transferOf } from '../checkout/attempt.ts'
import type { OrderRow } from './to-order.ts'

/** How and when an order was paid; undefined where no payment of it is stored, as for the demo's. */
export const paymentOfOrder = async (
  { database }: Pick<Runtime, 'database'>,
  { orderReference, placedAt }: OrderRow,
): Promise<{ readonly method: string; readonly paidAt: number; readonly transfer?: undefined } | undefined> => {
  const [paid] = await database
    .select({ method: paymentAttempts.method, settledAt: paymentAttempts.settledAt })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderReference, orderReference), eq(paymentAttempts.state, 'settled')))
  return paid && { method: paid.method, paidAt: paid.settledAt ?? placedAt }
}

/** Where the money of an order that waits for it is to be transferred to; undefined where it waits for something else. */
export const transferOfOrder = async (
  { database }: Pick<Runtime, 'database'>,
  { orderReference }: OrderRow,
): Promise<{ readonly method: string; readonly transfer: TransferAccount } | undefined> => {
  const [open] = await database
    .select({ method: paymentAttempts.method, outcome: paymentAttempts.outcome })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderReference, orderReference), eq(paymentAttempts.state, 'open')))
  const transfer = open && transferOf(outcomeOf(open))
  return open && transfer && { method: open.method, transfer }
}
