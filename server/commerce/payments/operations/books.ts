import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { paymentOperations } from '../../../database/schema/after-order.ts'
import { paidAttempt } from './paid-attempt.ts'

export type Operation = typeof paymentOperations.$inferSelect

/** What was authorised for an order. */
export interface Payment {
  /** The provider's reference. */
  readonly reference: string
  /** ISO minor units. */
  readonly value: number
  readonly currency: string
}

export interface Books {
  readonly payment: Payment | undefined
  readonly operations: readonly Operation[]
  /** ISO minor units that may still be paid back. */
  readonly refundable: number
}

/**
 * The money of an order. What was asked to be paid back counts unless the provider has refused it: also while its answer is open, so that two
 * refunds at once never exceed the payment. To decide on it, lock the order first.
 */
export const booksOf = async (database: Database, orderReference: string): Promise<Books> => {
  const paid = await paidAttempt(database, orderReference)
  const operations = await database
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.orderReference, orderReference))
    .orderBy(asc(paymentOperations.createdAt), asc(paymentOperations.id))
  if (paid === undefined || paid.pspReference === null) return { payment: undefined, operations, refundable: 0 }
  const given = operations.filter(({ kind, state }) => kind !== 'capture' && state !== 'failed').reduce((sum, { value }) => sum + value, 0)
  const payment = { reference: paid.pspReference, value: paid.value, currency: paid.currency }
  return { payment, operations, refundable: Math.max(0, paid.value - given) }
}
