import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orders } from '../../database/schema/commerce.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { siteOfOrder } from './order-site.ts'
import type { OrderRow } from './to-order.ts'

interface Standing {
  readonly transaction: Database
  readonly sites: readonly SiteConfig[]
  /** As its attempt names it now. */
  readonly orderReference: string
}

/**
 * The order stands from now on, and has its number: a try that the bank refuses uses none up. Attempt and vouchers follow the
 * order's key. The number is of a sequence, so that any number of processes draw at the same time; it is drawn under the lock of the
 * attempt, and once. Undefined where there is no such order, or it stood already.
 */
export const numberOrder = async ({ transaction, sites, orderReference }: Standing): Promise<OrderRow | undefined> => {
  const [order] = await transaction.select().from(orders).where(eq(orders.orderReference, orderReference)).for('update')
  if (order === undefined || order.isVisible) return undefined
  const { code } = siteOfOrder({ sites }, order)
  const [numbered] = await transaction
    .update(orders)
    .set({ isVisible: true, orderReference: sql`concat(${code}::text, nextval('order_numbers'))` })
    .where(eq(orders.orderReference, orderReference))
    .returning()
  return numbered
}
