import type { Cart } from '../../../../schemas/api/cart.ts'
import { CART } from '../answers.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Takes the voucher off the cart. */
export const removeVoucher =
  ({ send }: CommerceClient) =>
  (): Promise<Cart> =>
    send({ method: 'DELETE', path: '/api/cart/voucher', hasPreview: true }, CART)
