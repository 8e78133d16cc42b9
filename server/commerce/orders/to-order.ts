import type { Order } from '../../../schemas/api/checkout.ts'
import type { orders } from '../../database/schema/commerce.ts'

export type OrderRow = typeof orders.$inferSelect

/** An order as answered to whoever may see all of it. */
export const toOrder = (row: OrderRow): Order => ({
  ...toPublicOrder(row),
  addresses: { ...(row.billing === null ? {} : { BILLING: row.billing }), ...(row.delivery === null ? {} : { DELIVERY: row.delivery }) },
})

/** The same without addresses, for a lookup without an account. */
export const toPublicOrder = ({ orderReference, status, placedAt, currency, items, summary, shippingMethod }: OrderRow): Order => ({
  orderReference,
  status,
  placedAt,
  currency,
  items,
  summary,
  shippingMethod,
})
