import type { Cart } from '../../../../schemas/api/cart.ts'
import { CART } from '../answers.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** The cart of the session; an empty one where nothing was added yet. */
export const getCart =
  ({ send }: CommerceClient) =>
  (): Promise<Cart> =>
    send({ method: 'GET', path: '/api/cart', hasPreview: true }, CART)
