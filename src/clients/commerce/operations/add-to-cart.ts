import type { Cart } from '../../../../schemas/api/cart.ts'
import { CART } from '../answers.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** What goes into the cart. */
export interface CartAddition {
  readonly productId: string
  readonly sku: string
  readonly quantity: number
  readonly customisation?: { readonly inputs: readonly { readonly key: string; readonly value: string }[] }
}

/** Adds a line, or raises the line the same thing has already. Throws 409 with a limit code (EXTRA-11). */
export const addToCart =
  ({ send }: CommerceClient) =>
  ({ productId, sku, quantity, customisation }: CartAddition): Promise<Cart> =>
    send(
      {
        method: 'POST',
        path: '/api/cart',
        hasPreview: true,
        body: { productId, setCode: sku, quantity, forceBasketClear: false, ...(customisation === undefined ? {} : { customisation }) },
      },
      CART,
    )
