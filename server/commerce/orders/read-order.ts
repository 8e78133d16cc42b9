import { and, eq } from 'drizzle-orm'
import type { Order } from '../../../schemas/api/checkout.ts'
import { orders } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { orderNotFound } from '../http/problems.ts'
import type { AccountScope } from '../http/request-scope.ts'
import { isOwnOrder } from './find-own-orders.ts'
import { toOrder } from './to-order.ts'

/** One of the signed-in user's own orders (CALL-30). 404 for anybody else's, as for one there is not. */
export const readOrder =
  ({ runtime }: { readonly runtime: Runtime }) =>
  async (scope: AccountScope, orderReference: string): Promise<Order> => {
    const [order] = await runtime.database
      .select()
      .from(orders)
      .where(and(isOwnOrder(scope), eq(orders.orderReference, orderReference.trim().toUpperCase())))
    if (order === undefined) throw orderNotFound()
    return toOrder(order)
  }
