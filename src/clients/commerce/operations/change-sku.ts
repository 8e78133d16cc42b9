import type { Cart } from '../../../../schemas/api/cart.ts'
import { CART } from '../answers.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Makes a line another size of its product. Throws 404 for another product, 409 with a limit code (EXTRA-11). */
export const changeSku =
  ({ send }: CommerceClient) =>
  ({ lineItemId, sku }: { readonly lineItemId: string; readonly sku: string }): Promise<Cart> =>
    send({ method: 'PUT', path: `/api/cart/${encodeURIComponent(lineItemId)}/sku`, body: { setCode: sku }, hasPreview: true }, CART)
