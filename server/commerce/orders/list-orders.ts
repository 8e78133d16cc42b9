import { and, desc, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Order } from '../../../schemas/api/checkout.ts'
import { orders } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { readInput } from '../http/read-input.ts'
import type { AccountScope } from '../http/request-scope.ts'
import { isOwnOrder } from './find-own-orders.ts'
import { toOrder } from './to-order.ts'

const DEFAULT_PAGE_SIZE = 10

const query = z.object({
  pageSize: z.coerce.number().int().min(1).max(50).default(DEFAULT_PAGE_SIZE),
  lastKey: z.string().max(40).optional(),
  lastKeyTs: z.coerce.number().int().nonnegative().optional(),
})

/** A page of orders, newest first; both keys null on the last page. */
export interface OrderPage {
  readonly orders: readonly Order[]
  readonly lastKey: string | null
  readonly lastKeyTs: number | null
}

/** Order history, paged by the key of the last order seen, so that new orders do not shift pages (CALL-29). */
export const listOrders =
  ({ runtime }: { readonly runtime: Runtime }) =>
  async (scope: AccountScope, input: unknown): Promise<OrderPage> => {
    const { pageSize, lastKey, lastKeyTs } = readInput(query, input)
    const isAfter =
      lastKey === undefined || lastKeyTs === undefined
        ? undefined
        : sql`(${orders.placedAt}, ${orders.orderReference}) < (${lastKeyTs}, ${lastKey})`
    const rows = await runtime.database
      .select()
      .from(orders)
      .where(and(isOwnOrder(scope), isAfter))
      .orderBy(desc(orders.placedAt), desc(orders.orderReference))
      .limit(pageSize + 1)
    const page = rows.slice(0, pageSize)
    const last = rows.length > pageSize ? page.at(-1) : undefined
    return { orders: page.map(toOrder), lastKey: last?.orderReference ?? null, lastKeyTs: last?.placedAt ?? null }
  }
