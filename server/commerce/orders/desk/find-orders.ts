import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import { orderEvents } from '../../../database/schema/after-order.ts'
import { orders } from '../../../database/schema/commerce.ts'
import type { Runtime } from '../../../runtime.ts'
import { booksOf, type Books } from '../../payments/operations/books.ts'
import { openRequests, type RefundRequest } from '../after/decide-refund.ts'
import type { OrderRow } from '../to-order.ts'

const PAGE_SIZE = 20

/** What is looked for; `after` names the last order of the page before. */
export const search = z.object({
  query: z
    .string()
    .max(254)
    .transform((text) => text.replaceAll('\0', '').trim())
    .catch(''),
  after: z
    .string()
    .regex(/^\d{1,15}\.[A-Z0-9]{1,40}$/)
    .optional()
    .catch(undefined),
})
export type Search = z.infer<typeof search>

export interface FoundOrders {
  readonly orders: readonly OrderRow[]
  /** Of the next page; undefined on the last. */
  readonly after: string | undefined
}

/** Orders that shoppers see, newest first, by reference or e-mail; all of them where nothing is looked for. */
export const findOrders = async (database: Database, { query, after }: Search): Promise<FoundOrders> => {
  const [placedAt = '', reference = ''] = after?.split('.') ?? []
  const rows = await database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.isVisible, true),
        query === ''
          ? undefined
          : query.includes('@')
            ? eq(orders.email, query.toLowerCase())
            : eq(orders.orderReference, query.toUpperCase()),
        after === undefined ? undefined : sql`(${orders.placedAt}, ${orders.orderReference}) < (${Number(placedAt)}, ${reference})`,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.orderReference))
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
  return { orders: page, after: last && `${last.placedAt}.${last.orderReference}` }
}

export type OrderEvent = typeof orderEvents.$inferSelect

/** All that the desk knows of an order. */
export interface OrderFile {
  readonly order: OrderRow
  readonly books: Books
  readonly history: readonly OrderEvent[]
  /** Refunds that wait for a second person. */
  readonly requests: readonly RefundRequest[]
}

export const readOrderFile = async (
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  orderReference: string,
): Promise<OrderFile | undefined> => {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.orderReference, orderReference), eq(orders.isVisible, true)))
  if (order === undefined) return undefined
  const history = await database.select().from(orderEvents).where(eq(orderEvents.orderReference, orderReference)).orderBy(orderEvents.id)
  const requests = await openRequests(database, clock.now(), orderReference)
  return { order, books: await booksOf(database, orderReference), history, requests }
}
