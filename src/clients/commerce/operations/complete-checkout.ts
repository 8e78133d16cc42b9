import type { Order } from '../../../../schemas/api/checkout.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** What the completion page may show: the order once, within 15 minutes; afterwards nothing of it (FRAME-14). */
export interface CheckoutCompletion {
  readonly orderReference?: string
  readonly email?: string
  readonly order?: Order
}

/** Redeems the single-use token of a submit. Throws 404 for one that is not of this payment. */
export const completeCheckout =
  ({ send }: CommerceClient) =>
  (token: { readonly authorization: string; readonly utr: string }): Promise<CheckoutCompletion> =>
    send({ method: 'POST', path: '/api/checkout/completion', body: token }, {})
