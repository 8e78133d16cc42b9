import { useEffect, useEffectEvent } from 'react'
import { useCartStore } from '../../src/features/cart/cart.provider.tsx'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { itemCountOf } from '../../src/features/cart/cart-view.ts'
import type { CartState } from '../../src/features/cart/cart-store.ts'

interface Drawer {
  readonly open: () => void
  /** Loads the drawer's code while the request runs. */
  readonly prepare: () => void
}

/** Carts with a listener, present or past: the block of a later page must not open the drawer for earlier changes. */
const followed = new WeakSet<object>()

/** Opens the drawer when what a shopper did changed the count, also before this block had its code. */
export const useOpenOnAdd = ({ open, prepare }: Drawer): void => {
  const { store } = useCartStore()
  const { path } = usePageContext()
  const onChange = useEffectEvent((before: ReturnType<typeof store.getState> | undefined) => {
    const after = store.getState()
    if (after.pending.some(({ type }) => type === 'add')) prepare()
    if (shouldOpen(before, after, path)) open()
  })
  useEffect(() => {
    let before = followed.has(store) ? store.getState() : undefined
    const follow = (): void => {
      onChange(before)
      before = store.getState()
    }
    followed.add(store)
    follow()
    return store.subscribe(follow)
  }, [store])
}

/**
 * Whether the drawer opens by itself: the item count has changed by an add or an update (`before` undefined: something was added
 * before the cart was first read), and this is not checkout, where the basket is on the page (MINI-01, MINI-02).
 */
export const shouldOpen = (before: CartState | undefined, after: CartState, path: string): boolean => {
  if (/^\/checkout(?:\/|$)/.test(path)) return false
  if (before === undefined) return after.hasAdded === true
  return itemCountOf(before) !== itemCountOf(after) && (after.lastAction?.type === 'add' || after.lastAction?.type === 'update')
}
