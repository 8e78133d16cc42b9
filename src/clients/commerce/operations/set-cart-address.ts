import type { Cart } from '../../../../schemas/api/cart.ts'
import type { Address } from '../../../../schemas/api/address.ts'
import { CART } from '../answers.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Stores an address with the cart. Throws 422 with UNABLE_TO_SHIP or field errors. */
export const setCartAddress =
  ({ send }: CommerceClient) =>
  (address: Address): Promise<Cart> =>
    send({ method: 'POST', path: '/api/cart/address', body: { ...address, reference: null } }, CART)
