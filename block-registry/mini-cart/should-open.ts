import { itemCountOf } from '../../src/features/cart/cart-view.ts'
import type { CartState } from '../../src/features/cart/cart-store.ts'

/**
 * Whether the drawer opens by itself: the item count has changed by an add or an update (`before` undefined: something was added
 * before the cart was first read), and this is not checkout, where the basket is on the page (MINI-01, MINI-02).
 */
export const shouldOpen = (before: CartState | undefined, after: CartState, path: string): boolean => {
  if (/^\/checkout(?:\/|$)/.test(path)) return false
  if (before === undefined) return after.hasAdded === true
  return itemCountOf(before) !== itemCountOf(after) && (after.lastAction?.type === 'add' || after.lastAction?.type === 'update')
}
