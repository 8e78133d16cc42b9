import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { orderEvents, type OrderEventKind } from '../../../database/schema/after-order.ts'
import { orders } from '../../../database/schema/commerce.ts'
import { orderNotFound } from '../../http/problems.ts'
import type { OrderRow } from '../to-order.ts'

/** Who does something with an order, and why. */
export interface Act {
  readonly by: string
  /** The identity provider's id of who is signed in. */
  readonly byId?: string | undefined
  readonly reason?: string | undefined
}

/**
 * The order, locked until the transaction ends: whatever changes an order after its payment, or reads what may still be paid back, begins
 * with this lock. 404 where there is none that a shopper sees.
 */
export const lockOrder = async (transaction: Database, orderReference: string): Promise<OrderRow> => {
  const [order] = await transaction.select().from(orders).where(eq(orders.orderReference, orderReference)).for('update')
  if (order?.isVisible !== true) throw orderNotFound()
  return order
}

/** Changes a locked order; returns it as it is then. */
export const changeOrder = async (
  transaction: Database,
  { orderReference }: OrderRow,
  change: Partial<Pick<OrderRow, 'status' | 'shipments' | 'deliveredAt' | 'cancelledAt' | 'refunded'>>,
): Promise<OrderRow> => {
  const [changed] = await transaction.update(orders).set(change).where(eq(orders.orderReference, orderReference)).returning()
  if (changed === undefined) throw new Error(`The order ${orderReference} is gone.`)
  return changed
}

interface Event extends Act {
  readonly orderReference: string
  readonly kind: OrderEventKind
  readonly at: number
  readonly details?: Readonly<Record<string, unknown>>
}

/** Adds a line to the history of an order. */
export const writeEvent = async (transaction: Database, { byId, reason, details, ...event }: Event): Promise<void> => {
  await transaction.insert(orderEvents).values({ ...event, byId: byId ?? null, reason: reason ?? null, details: details ?? {} })
}
