import { orderHashOf } from '../../commerce/orders/order-hash.ts'
import type { OrderRow } from '../../commerce/orders/to-order.ts'
import type { Runtime } from '../../runtime.ts'
import type { AgentScope } from '../agent-scope.ts'
import type { AgentBag } from '../bags/agent-bags.ts'
import { shopAddress } from '../bags/answer-bag.ts'

/**
 * The page of an order. It opens at once where the agent placed the order, whose buyer and address it knows; of one that the shopper placed
 * herself the page asks for what only she knows.
 */
export const orderAddress = (
  { config }: Pick<Runtime, 'config'>,
  scope: AgentScope,
  { bag, order: { orderReference } }: { readonly bag: AgentBag; readonly order: OrderRow },
): string => {
  const hash = bag.utr === null ? {} : { hash: orderHashOf(config.ORDER_HASH_SECRET, orderReference) }
  return shopAddress(scope, `/orders/order-status?${new URLSearchParams({ orderReference, ...hash }).toString()}`)
}
