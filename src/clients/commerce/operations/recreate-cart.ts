import type { Cart } from '../../../../schemas/api/cart.ts'
import { CART } from '../answers.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Replaces the cart's lines by those of another cart, in one piece (CART-19). Throws 404 for an unknown one. */
export const recreateCart =
  ({ send }: CommerceClient) =>
  (cartPublicId: string): Promise<Cart> =>
    send({ method: 'POST', path: '/api/cart/recreateCart', body: { cartPublicId }, hasPreview: true }, CART)
