import { useSyncExternalStore } from 'react'
import { EMPTY_CART_STATE, type CartState } from './cart-store.ts'
import { useCartStore } from './cart.provider.tsx'

/**
 * A part of the cart's state: `useCart(itemCountOf)`. The selector gives the same reference for the same state. Empty on
 * the server and while hydrating, so the cart is never in server HTML.
 */
export const useCart = <Selected>(selector: (state: CartState) => Selected): Selected => {
  const { store } = useCartStore()
  return useSyncExternalStore(
    store.subscribe,
    () => selector(store.getState()),
    () => selector(EMPTY_CART_STATE),
  )
}
