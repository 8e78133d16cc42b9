import { and, desc, eq, gte, or } from 'drizzle-orm'
import { orders, paymentAttempts } from '../../database/schema/commerce.ts'
import { isTransfer, outcomeOf } from '../../commerce/checkout/attempt.ts'
import type { OrderRow } from '../../commerce/orders/to-order.ts'
import type { Runtime } from '../../runtime.ts'
import type { AgentBag } from '../bags/agent-bags.ts'

/** The order that a bag has become, and whether its payment is still being decided. */
export interface OrderOfBag {
  readonly order: OrderRow
  readonly isPending: boolean
}

/** The order of a bag: the agent's own, or that of the shopper who went on with it. Undefined while there is none. */
export const orderOfBag = async ({ database }: Pick<Runtime, 'database'>, bag: AgentBag): Promise<OrderOfBag | undefined> => {
  const ways = [
    ...(bag.utr === null ? [] : [eq(paymentAttempts.utr, bag.utr)]),
    ...(bag.handedTo === null ? [] : [and(eq(paymentAttempts.cartId, bag.handedTo), gte(paymentAttempts.createdAt, bag.handedAt ?? 0))]),
  ]
  if (ways.length === 0) return undefined
  const [found] = await database
    .select({ order: orders, attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.orderReference, paymentAttempts.orderReference))
    .where(and(or(...ways), eq(orders.isVisible, true)))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1)
  if (found === undefined) return undefined
  const { order, attempt } = found
  return { order, isPending: attempt.state === 'open' && !isTransfer(outcomeOf(attempt)) }
}
