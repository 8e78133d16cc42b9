import type { Cart } from '../../../../schemas/api/cart.ts'
import { CART } from '../answers.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Applies a voucher in place of any other. Throws 404, 409 or 422 for one that cannot be used. */
export const applyVoucher =
  ({ send }: CommerceClient) =>
  (voucherCode: string): Promise<Cart> =>
    send({ method: 'PUT', path: '/api/cart/voucher', body: { apply: voucherCode }, hasPreview: true }, CART)
