import type { Cart } from '../../../../schemas/api/cart.ts'
import type { Address } from '../../../../schemas/api/address.ts'
import { CART } from '../answers.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Asks for the tax of an address; the cart says when it is there (TAX-01). */
export const calculateTax =
  ({ send }: CommerceClient) =>
  (address: Address): Promise<Cart> =>
    send({ method: 'POST', path: '/api/cart/calculate-tax', body: address }, CART)
