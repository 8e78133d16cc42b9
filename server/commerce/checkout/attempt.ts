import { eq } from 'drizzle-orm'
import type { TransferAccount } from '../../../schemas/api/checkout.ts'
import type { Database } from '../../database/database.ts'
import { paymentAttempts } from '../../database/schema/commerce.ts'
import type { PaymentOutcome } from '../payments/payment-gateway.ts'

/** One attempt to pay for one cart, as stored. */
export type Attempt = typeof paymentAttempts.$inferSelect

/** How long a request holds an attempt before another may take it over: longer than the slowest bank takes to answer. */
export const LEASE_MS = 60_000

export const findAttempt = async (database: Database, utr: string): Promise<Attempt | undefined> => {
  const [attempt] = await database.select().from(paymentAttempts).where(eq(paymentAttempts.utr, utr))
  return attempt
}

/** The attempt, locked until the transaction ends. */
export const lockAttempt = async (transaction: Database, utr: string): Promise<Attempt> => {
  const [attempt] = await transaction.select().from(paymentAttempts).where(eq(paymentAttempts.utr, utr)).for('update')
  if (attempt === undefined) throw new Error(`There is no payment attempt ${utr}.`)
  return attempt
}

/** The account that an order's money is to be transferred to; undefined where it is paid another way. */
export const transferOf = (outcome: PaymentOutcome | undefined): TransferAccount | undefined => {
  if (outcome?.kind !== 'pending' || outcome.action?.type !== 'bankTransfer') return undefined
  const { type: _type, ...account } = outcome.action
  return account
}

/** The order is placed before it is paid: its money comes by transfer, in days. */
export const isTransfer = (outcome: PaymentOutcome | undefined): boolean => transferOf(outcome) !== undefined

/** The provider's latest outcome for an attempt; undefined where there was none. */
export const outcomeOf = ({ outcome }: Pick<Attempt, 'outcome'>): PaymentOutcome | undefined =>
  // Only outcomes are ever written to the column; the database knows it as plain JSON.
  (outcome ?? undefined) as PaymentOutcome | undefined
