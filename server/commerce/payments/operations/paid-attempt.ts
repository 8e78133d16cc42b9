import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { paymentAttempts } from '../../../database/schema/commerce.ts'
import type { Attempt } from '../../checkout/attempt.ts'

/** The attempt that has paid for an order; undefined for orders that were not paid here, such as the demo's. */
export const paidAttempt = async (database: Database, orderReference: string): Promise<Attempt | undefined> => {
  const [paid] = await database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderReference, orderReference), eq(paymentAttempts.state, 'settled')))
  return paid
}
