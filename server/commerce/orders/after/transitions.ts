import type { OrderStatus } from '../../../../schemas/api/checkout.ts'
import { hasShipping } from '../../../../src/lib/needs-shipping.ts'
import { ApiProblem } from '../../http/api-problem.ts'
import type { OrderRow } from '../to-order.ts'

/** What people do with an order that was placed. */
export type Transition = 'ship' | 'deliver' | 'cancel' | 'refund'

/**
 * From where each is possible. Before its payment an order is the checkout's, which places or releases it. What has partly left is no longer
 * cancelled but refunded; a cancelled order gives its whole payment back, so that there is nothing to refund.
 */
const FROM: Readonly<Record<Transition, ReadonlySet<OrderStatus>>> = {
  ship: new Set(['placed', 'processing', 'partiallyShipped']),
  deliver: new Set(['shipped']),
  cancel: new Set(['placed', 'processing']),
  refund: new Set(['partiallyShipped', 'shipped', 'delivered', 'returned']),
}

/** An order that nothing of is shipped has no parcel: it is delivered as soon as it is handed over. */
const FROM_WITHOUT_PARCEL: typeof FROM = { ...FROM, ship: new Set(), deliver: new Set(['placed', 'processing']) }

type Standing = Pick<OrderRow, 'status' | 'items'>

export const isPossible = (transition: Transition, { status, items }: Standing): boolean =>
  (hasShipping(items) ? FROM : FROM_WITHOUT_PARCEL)[transition].has(status)

/** 409 ORDER_STATE where an order is not where the transition begins. */
export const requirePossible = (transition: Transition, order: Standing): void => {
  if (isPossible(transition, order)) return
  throw new ApiProblem(409, 'ORDER_STATE', {
    message: `An order that is ${order.status} cannot be ${DONE[transition]}.`,
    status: order.status,
    transition,
  })
}

const DONE: Readonly<Record<Transition, string>> = { ship: 'shipped', deliver: 'delivered', cancel: 'cancelled', refund: 'refunded' }
