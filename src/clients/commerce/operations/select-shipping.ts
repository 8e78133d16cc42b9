import type { Cart } from '../../../../schemas/api/cart.ts'
import { CART } from '../answers.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Chooses a shipping option. Throws 422 for one the cart cannot have. */
export const selectShipping =
  ({ send }: CommerceClient) =>
  (id: string): Promise<Cart> =>
    send({ method: 'POST', path: '/api/shipping', body: { id }, hasPreview: true }, CART)
