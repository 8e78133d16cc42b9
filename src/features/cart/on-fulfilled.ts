import type { Cart } from '../../../schemas/api/cart.ts'
import { without } from '../../lib/without.ts'
import type { CartAction } from './cart-action.ts'
import type { CartState } from './cart-state.ts'
import { storeCart } from './store-cart.ts'

/** An action has succeeded: its cart is stored (CART-02, CART-03, CART-06, CART-14, CART-15). */
export const onFulfilled = (state: CartState, action: CartAction, { cart, time }: { cart: Cart | undefined; time: number }): CartState => {
  const done = { ...without(state, 'errorCode'), pending: state.pending.filter((other) => other !== action) }
  const stored = cart === undefined ? { ...without(done, 'cart'), hasLoadedCartContents: true } : storeCart(done, cart)
  if (action.type === 'load' || action.type === 'recreate') return { ...stored, lastAction: { type: action.type, time } }
  return action.type === 'voucherRemoval' ? { ...stored, hasProvidedVoucher: false } : stored
}
