import { itemCountOf } from '../../src/features/cart/cart-view.ts'
import type { CartState } from '../../src/features/cart/cart-store.ts'

/** Not in checkout, where the basket is on the page. */
export const isOpenedAt = (path: string): boolean => !/^\/checkout(?:\/|$)/.test(path)

/**
 * Whether the drawer opens by itself: the item count has changed by an add or an update, and this is not checkout, where
 * the basket is on the page (MINI-01, MINI-02).
 */
export const shouldOpen = (before: CartState, after: CartState, path: string): boolean => {
  if (itemCountOf(before) === itemCountOf(after) || !isOpenedAt(path)) return false
  return after.lastAction?.type === 'add' || after.lastAction?.type === 'update'
}
