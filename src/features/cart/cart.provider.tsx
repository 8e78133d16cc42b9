import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import { EMPTY_CART_STORE, EMPTY_CART_STATE, type CartStore, type CartState } from './cart-store.ts'

/** What shoppers do with the cart, by the names and data of contracts 6. */
export type CartAnalytics =
  | { readonly event: 'clickCart'; readonly data: { readonly itemCount: number } }
  | {
      readonly event: 'continueFromMiniCart'
      readonly data: { readonly itemCount: number; readonly total: number; readonly currency: string }
    }

interface CartValue {
  readonly store: CartStore
  readonly onAnalytics: (event: CartAnalytics) => void
}

interface Props {
  readonly store: CartStore
  /** Gets what shoppers do with the cart (contracts 6). */
  readonly onAnalytics?: (event: CartAnalytics) => void
  readonly children?: ReactNode
}

/** Gives a part of the page its cart and loads it when the browser is idle. Not needed on the server, where the cart is empty. */
export const CartProvider = ({ store, onAnalytics = ignore, children }: Props) => {
  useEffect(() => whenIdle(() => loadCartOnce(store)), [store])
  // Each block has one around it: whoever shows the cart is not to render again because of the block.
  const value = useMemo(() => ({ store, onAnalytics }), [store, onAnalytics])
  return <Context value={value}>{children}</Context>
}

/** Carts that a provider has asked for: each block has one, and a bag that does not come is not asked for by each. */
const asked = new WeakSet<CartStore>()

/** Not what is loaded or being loaded already, such as by the checkout. */
export const loadCartOnce = (store: CartStore): void => {
  const { hasLoadedCartContents, pending } = store.getState()
  if (asked.has(store) || hasLoadedCartContents || pending.some(({ type }) => type === 'load')) return
  asked.add(store)
  void store.load()
}

/** The cart store and the analytics callback; for actions. To show state, use `useCart`. */
export const useCartStore = (): CartValue => useContext(Context)

const ignore = (): void => undefined

const Context = createContext<CartValue>({ store: EMPTY_CART_STORE, onAnalytics: ignore })

/**
 * A part of the cart's state: `useCart(itemCountOf)`. The selector gives the same reference for the same state. Empty on
 * the server and while hydrating, so the cart is never in server HTML.
 */
export const useCart = <Selected,>(selector: (state: CartState) => Selected): Selected => {
  const { store } = useCartStore()
  return useSyncExternalStore(
    store.subscribe,
    () => selector(store.getState()),
    () => selector(EMPTY_CART_STATE),
  )
}
