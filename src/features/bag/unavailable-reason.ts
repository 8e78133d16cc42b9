import type { CartItem } from '../../../schemas/api/cart.ts'

/** Why a line cannot be bought as it is: `tooMany` for the pieces there are, sold out, no longer sold, or no longer as it was chosen. */
export type UnavailableReason = 'tooMany' | 'soldOut' | 'gone' | 'changed'

/** Of a line the server lists as unavailable. */
export const unavailableReason = ({ productId, availability, stockQty, quantity }: CartItem): UnavailableReason => {
  if (productId === '') return 'gone'
  if (availability === 'NOTAVAILABLE' || stockQty === 0) return 'soldOut'
  return stockQty !== undefined && stockQty < quantity ? 'tooMany' : 'changed'
}
