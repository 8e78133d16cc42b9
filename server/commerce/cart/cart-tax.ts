import { and, eq } from 'drizzle-orm'
import { carts } from '../../database/schema/commerce.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import type { CartRecord } from './cart-record.ts'

/**
 * Asks the tax service for the state of a tax that is pending, and stores what it became. Only the cart that was asked about is
 * written to: the answer for one address says nothing about the next.
 */
export const advanceTax = async ({ runtime, tax }: Pick<CommerceDeps, 'runtime' | 'tax'>, record: CartRecord): Promise<CartRecord> => {
  const { id, revision, taxState: stored } = record.cart
  if (stored !== 'PENDING') return record
  const taxState = await tax.read(record.cart)
  if (taxState === stored) return record
  const isUnchanged = and(eq(carts.id, id), eq(carts.revision, revision), eq(carts.taxState, stored))
  const [cart] = await runtime.database.update(carts).set({ taxState }).where(isUnchanged).returning()
  return cart === undefined ? record : { ...record, cart }
}
