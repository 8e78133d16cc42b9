import { useEffect, useEffectEvent } from 'react'
import { useCartStore } from '../../src/features/cart/cart.provider.tsx'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { shouldOpen } from './should-open.ts'

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
