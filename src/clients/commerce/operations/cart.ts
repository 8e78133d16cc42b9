import type { Cart } from '../../../../schemas/api/cart.ts'
import { CART } from '../answers.ts'
import type { CommerceClient } from '../commerce-client.ts'
import { defined } from '../../../lib/defined.ts'

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
        body: { productId, setCode: sku, quantity, forceBasketClear: false, ...defined({ customisation }) },
      },
      CART,
    )

/** Sets a line's quantity; 0 removes the line. Throws 409 with a limit code (EXTRA-11). */
export const updateCartLine =
  ({ send }: CommerceClient) =>
  ({ lineItemId, quantity }: { readonly lineItemId: string; readonly quantity: number }): Promise<Cart> =>
    send({ method: 'PUT', path: `/api/cart/${encodeURIComponent(lineItemId)}`, body: { quantity }, hasPreview: true }, CART)

/** The cart of the session; an empty one where nothing was added yet. */
export const getCart =
  ({ send }: CommerceClient) =>
  (): Promise<Cart> =>
    send({ method: 'GET', path: '/api/cart', hasPreview: true }, CART)

/** Replaces the cart's lines by those of another cart, in one piece (CART-19). Throws 404 for an unknown one. */
export const recreateCart =
  ({ send }: CommerceClient) =>
  (cartPublicId: string): Promise<Cart> =>
    send({ method: 'POST', path: '/api/cart/recreateCart', body: { cartPublicId }, hasPreview: true }, CART)

/** Applies a voucher, beside others where it may stand there. Throws 404, 409 or 422 for one that cannot be used. */
export const applyVoucher =
  ({ send }: CommerceClient) =>
  (voucherCode: string): Promise<Cart> =>
    send({ method: 'PUT', path: '/api/cart/voucher', body: { apply: voucherCode }, hasPreview: true }, CART)

/** Takes a voucher off the cart; all of them where none is named. */
export const removeVoucher =
  ({ send }: CommerceClient) =>
  (code?: string): Promise<Cart> =>
    send({ method: 'DELETE', path: '/api/cart/voucher', query: { code }, hasPreview: true }, CART)

/** Chooses a shipping option. Throws 422 for one the cart cannot have. */
export const selectShipping =
  ({ send }: CommerceClient) =>
  (id: string): Promise<Cart> =>
    send({ method: 'POST', path: '/api/shipping', body: { id }, hasPreview: true }, CART)
