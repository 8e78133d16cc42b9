import type { Order } from '../../../../schemas/api/checkout.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** An order of a guest: the reference, with e-mail or phone, or with the hash of the confirmation mail. */
export const queryOrder =
  ({ send }: CommerceClient) =>
  (lookup: { readonly orderReference: string; readonly email?: string; readonly phone?: string; readonly hash?: string }): Promise<Order> =>
    send(
      { method: 'POST', path: '/api/order/s/query', body: lookup },
      { orderReference: '', status: '', placedAt: 0, items: [{ sku: '', name: '' }], summary: { totalCost: 0 } },
    )
