import type { Order, OrderPage } from '../../../../schemas/api/checkout.ts'
import type { Example } from '../../answer-example.ts'
import type { CommerceClient } from '../commerce-client.ts'

const ORDER: Example<Order> = { orderReference: '', status: '', placedAt: 0, items: [{ sku: '', name: '' }], summary: { totalCost: 0 } }

/** An order of a guest: the reference, with e-mail or phone, or with the hash of the confirmation mail. */
export const queryOrder =
  ({ send }: CommerceClient) =>
  (lookup: { readonly orderReference: string; readonly email?: string; readonly phone?: string; readonly hash?: string }): Promise<Order> =>
    send({ method: 'POST', path: '/api/order/s/query', body: lookup }, ORDER)

/** The key of the last order seen, as its page answered it. */
export type OrderKey = Pick<OrderPage, 'lastKey' | 'lastKeyTs'>

/** The signed-in user's orders, ten a page, newest first (CALL-29). */
export const listOrders =
  ({ send }: CommerceClient) =>
  ({ lastKey, lastKeyTs }: OrderKey): Promise<OrderPage> =>
    send(
      { method: 'GET', path: '/api/order/history', query: { lastKey: lastKey ?? undefined, lastKeyTs: lastKeyTs ?? undefined } },
      { orders: [ORDER] },
    )

/** One of the signed-in user's own orders (CALL-30). Throws 404 for anybody else's, as for one there is not. */
export const readOrder =
  ({ send }: CommerceClient) =>
  (orderReference: string): Promise<Order> =>
    send({ method: 'GET', path: `/api/order/${encodeURIComponent(orderReference)}` }, ORDER)
