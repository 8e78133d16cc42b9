import { EMPTY_CART_STATE } from './cart-state.ts'
import type { CartStore } from './cart-store.ts'

const refuse = (): never => {
  throw new Error('The cart is changed in the browser only, inside a CartProvider')
}

/** The cart where there is none, as on the server: empty, and not to be changed. */
export const EMPTY_CART_STORE: CartStore = {
  getState: () => EMPTY_CART_STATE,
  subscribe: () => () => undefined,
  load: async () => ({ outcome: 'fulfilled', cart: undefined }),
  add: refuse,
  setQuantity: refuse,
  recreate: refuse,
  selectShipping: refuse,
  applyVoucher: refuse,
  removeVoucher: refuse,
  dismissMessages: refuse,
  change: refuse,
}
