import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Order, OrderPage } from '../../../schemas/api/checkout.ts'
import { orders } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { readInput } from '../http/read-input.ts'
import type { AccountScope } from '../http/request-scope.ts'
import { orderNotFound } from '../http/problems.ts'
import { pageOfOrder } from './order-page.ts'
import { toOrder } from './to-order.ts'

const DEFAULT_PAGE_SIZE = 10

export const historyQuery = z.object({
  pageSize: z.coerce.number().int().min(1).max(50).default(DEFAULT_PAGE_SIZE),
  lastKey: z.string().max(40).optional(),
  lastKeyTs: z.coerce.number().int().nonnegative().optional(),
})

/** Order history, paged by the key of the last order seen, so that new orders do not shift pages (CALL-29). */
export const listOrders = async ({ runtime }: { readonly runtime: Runtime }, scope: AccountScope, input: unknown): Promise<OrderPage> => {
  const { pageSize, lastKey, lastKeyTs } = readInput(historyQuery, input)
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
  return {
    orders: page.map(toOrder({ ...scope, secret: runtime.config.ORDER_HASH_SECRET })),
    lastKey: last?.orderReference ?? null,
    lastKeyTs: last?.placedAt ?? null,
  }
}

/** One of the signed-in user's own orders (CALL-30). 404 for anybody else's, as for one there is not. */
export const readOrder = async (
  { runtime }: { readonly runtime: Runtime },
  scope: AccountScope,
  orderReference: string,
): Promise<Order> => {
  const [order] = await runtime.database
    .select()
    .from(orders)
    .where(and(isOwnOrder(scope), eq(orders.orderReference, orderReference.trim().toUpperCase())))
  if (order === undefined) throw orderNotFound()
  return { ...toOrder({ ...scope, secret: runtime.config.ORDER_HASH_SECRET })(order), ...(await pageOfOrder(runtime, order)) }
}

/** Orders of a signed-in user at this client: placed with the account, or as a guest with its e-mail. */
const isOwnOrder = ({ identity, site }: AccountScope): SQL | undefined =>
  and(
    eq(orders.isVisible, true),
    eq(orders.clientTag, site.clientTag),
    or(eq(orders.accountId, identity.sub), and(isNull(orders.accountId), eq(orders.email, identity.email.toLowerCase()))),
  )
