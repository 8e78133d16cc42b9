import { and, eq } from 'drizzle-orm'
import { paymentAttempts } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import type { OrderRow } from './to-order.ts'

/** How and when an order was paid; undefined where no payment of it is stored, as for the demo's. */
export const paymentOfOrder = async (
  { database }: Pick<Runtime, 'database'>,
  { orderReference, placedAt }: OrderRow,
): Promise<{ readonly method: string; readonly paidAt: number } | undefined> => {
  const [paid] = await database
    .select({ method: paymentAttempts.method, settledAt: paymentAttempts.settledAt })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderReference, orderReference), eq(paymentAttempts.state, 'settled')))
  return paid && { method: paid.method, paidAt: paid.settledAt ?? placedAt }
}
