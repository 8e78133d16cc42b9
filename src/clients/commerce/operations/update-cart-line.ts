import type { Cart } from '../../../../schemas/api/cart.ts'
import { CART } from '../answers.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Sets a line's quantity; 0 removes the line. Throws 409 with a limit code (EXTRA-11). */
export const updateCartLine =
  ({ send }: CommerceClient) =>
  ({ lineItemId, quantity }: { readonly lineItemId: string; readonly quantity: number }): Promise<Cart> =>
    send({ method: 'PUT', path: `/api/cart/${encodeURIComponent(lineItemId)}`, body: { quantity }, hasPreview: true }, CART)
