import type { Cart } from '../../../schemas/api/cart.ts'
import type { CartState } from './cart-state.ts'

/**
 * The one way a cart gets into the state. Answers list lines oldest first; the shop shows the newest on top (CART-18).
 * An answer older than what is stored, of a call that was overtaken, is left out.
 */
export const storeCart = (state: CartState, cart: Cart): CartState => {
  const { cart: stored } = state
  const isOlder = stored !== undefined && stored.publicId === cart.publicId && stored.revision > cart.revision
  return {
    ...state,
    cart: isOlder ? stored : { ...cart, items: cart.items.toReversed(), unavailableItems: cart.unavailableItems.toReversed() },
    hasLoadedCartContents: true,
    hasProvidedVoucher: state.hasProvidedVoucher || cart.cartSummary.voucherCode !== undefined,
  }
}
