import { and, eq, gt, sql } from 'drizzle-orm'
import { carts } from '../../database/schema/commerce.ts'
import type { Database } from '../../database/connect.ts'
import type { CartRecord } from '../cart/cart-record.ts'

/** One read closer to a calculated tax. Only a cart whose tax is pending is written to. */
export const advanceTax = async (database: Database, record: CartRecord): Promise<CartRecord> => {
  if (record.cart.taxState !== 'PENDING' || record.cart.taxReadsLeft === null) return record
  const [cart] = await database
    .update(carts)
    .set({
      taxReadsLeft: sql`${carts.taxReadsLeft} - 1`,
      taxState: sql`case when ${carts.taxReadsLeft} <= 1 then 'CALCULATED' else 'PENDING' end`,
    })
    .where(and(eq(carts.id, record.cart.id), eq(carts.taxState, 'PENDING'), gt(carts.taxReadsLeft, 0)))
    .returning()
  return cart === undefined ? record : { ...record, cart }
}
