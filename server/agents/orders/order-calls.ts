import { and, asc, eq, or } from 'drizzle-orm'
import type { Shipment } from '../../../schemas/api/checkout.ts'
import { hasShipping } from '../../../src/lib/needs-shipping.ts'
import type { CommerceDeps } from '../../commerce/commerce-deps.ts'
import type { OrderRow } from '../../commerce/orders/to-order.ts'
import { orderEvents } from '../../database/schema/after-order.ts'
import { agentBags } from '../../database/schema/agents.ts'
import { orders, paymentAttempts } from '../../database/schema/commerce.ts'
import type { AgentScope } from '../agent-scope.ts'
import type { AgentBag } from '../bags/agent-bags.ts'
import { noSuch } from '../bags/no-such.ts'
import { toPostalAddress } from '../bags/postal-address.ts'
import { envelope } from '../protocol/envelope.ts'
import { orderAddress } from './order-address.ts'
import { linesOfOrder, totalsOfOrder } from './order-lines.ts'
import { defined } from '../../../src/lib/defined.ts'

interface OrderCall {
  readonly scope: AgentScope
  readonly id: string
}

const ROOT = 'dev.ucp.shopping.order'

/** An order that has come of one of the agent's checkouts, as it is now. */
export const getOrder = async ({ runtime }: CommerceDeps, { scope, id }: OrderCall): Promise<object> => {
  const found = await findOrder(runtime, scope, id)
  if (found === undefined) return noSuch(scope)
  const { order, bag } = found
  const events = await runtime.database
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderReference, order.orderReference), eq(orderEvents.kind, 'refunded')))
    .orderBy(asc(orderEvents.id))
  const shipped = shippedByLine(order.shipments)
  return {
    ucp: envelope(scope, ROOT),
    id: order.orderReference,
    label: order.orderReference,
    checkout_id: bag.id,
    permalink_url: orderAddress(runtime, scope, found),
    line_items: linesOfOrder(order, scope).map(({ quantity, ...line }, index) => ({
      ...line,
      quantity: { original: quantity, total: remaining(order, quantity), fulfilled: fulfilled(order, quantity, shipped.get(index) ?? 0) },
      status: statusOf(order, quantity, shipped.get(index) ?? 0),
    })),
    fulfillment: { expectations: expectationsOf(found, scope), events: eventsOf(order) },
    adjustments: [
      ...events.map(({ id: number, at, details }) => ({
        id: `refund_${number}`,
        type: 'refund',
        occurred_at: new Date(at).toISOString(),
        status: 'completed',
        totals: [{ type: 'total', amount: -refundOf(details) }],
      })),
      ...(order.cancelledAt === null
        ? []
        : [{ id: 'cancellation', type: 'cancellation', occurred_at: new Date(order.cancelledAt).toISOString(), status: 'completed' }]),
    ],
    currency: order.currency,
    totals: totalsOfOrder(order, scope),
  }
}

const findOrder = async (
  { database }: CommerceDeps['runtime'],
  { agent, site }: AgentScope,
  reference: string,
): Promise<{ readonly order: OrderRow; readonly bag: AgentBag } | undefined> => {
  const isIts = or(eq(agentBags.utr, paymentAttempts.utr), eq(agentBags.handedTo, paymentAttempts.cartId))
  const [found] = await database
    .select({ order: orders, bag: agentBags })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderReference, orders.orderReference))
    .innerJoin(agentBags, isIts)
    .where(
      and(
        eq(orders.orderReference, reference),
        eq(orders.isVisible, true),
        eq(orders.siteTag, site.siteTag),
        eq(agentBags.agent, agent),
        eq(agentBags.kind, 'checkout'),
      ),
    )
    .limit(1)
  return found
}

/** ISO minor units, as the provider reported them. */
const refundOf = ({ value }: Readonly<Record<string, unknown>>): number => (typeof value === 'number' ? value : 0)

/** Pieces that have left, by the position of the line. */
const shippedByLine = (shipments: readonly Shipment[]): ReadonlyMap<number, number> => {
  const shipped = new Map<number, number>()
  for (const { lines } of shipments) for (const { item, quantity } of lines) shipped.set(item, (shipped.get(item) ?? 0) + quantity)
  return shipped
}

const remaining = ({ status }: OrderRow, quantity: number): number => (status === 'cancelled' || status === 'returned' ? 0 : quantity)

const fulfilled = (order: OrderRow, quantity: number, shipped: number): number => (order.status === 'delivered' ? quantity : shipped)

const statusOf = (order: OrderRow, quantity: number, shipped: number): 'removed' | 'fulfilled' | 'partial' | 'processing' => {
  if (remaining(order, quantity) === 0) return 'removed'
  const done = fulfilled(order, quantity, shipped)
  return done >= quantity ? 'fulfilled' : done > 0 ? 'partial' : 'processing'
}

/** Where the parcel goes, for the agent that has sent the address; that of a shopper who went on by herself is hers. */
const expectationsOf = ({ order, bag }: { readonly order: OrderRow; readonly bag: AgentBag }, scope: AgentScope): readonly object[] => {
  if (bag.utr === null || order.delivery === null || !hasShipping(order.items)) return []
  const lines = order.items.flatMap(({ quantity, needsShipping }, index) =>
    needsShipping === false ? [] : [{ id: `line_${index + 1}`, quantity }],
  )
  const name = scope.merchant.shipping.get(order.shippingMethod)?.name.en
  return [
    {
      id: 'parcel',
      line_items: lines,
      method_type: 'shipping',
      destination: toPostalAddress(order.delivery),
      ...defined({ description: name }),
    },
  ]
}

const eventsOf = ({ shipments, deliveredAt }: OrderRow): readonly object[] => {
  const parcels = shipments.map(({ id, shippedAt, carrier, trackingNumber, trackingUrl, lines }) => ({
    id,
    occurred_at: new Date(shippedAt).toISOString(),
    type: 'shipped',
    line_items: lines.map(({ item, quantity }) => ({ id: `line_${item + 1}`, quantity })),
    carrier,
    tracking_number: trackingNumber,
    ...defined({ tracking_url: trackingUrl }),
  }))
  if (deliveredAt === null) return parcels
  return [
    ...parcels,
    ...parcels.map((parcel) => ({
      ...parcel,
      id: `${parcel.id}_delivered`,
      type: 'delivered',
      occurred_at: new Date(deliveredAt).toISOString(),
    })),
  ]
}
