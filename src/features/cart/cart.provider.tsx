import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import type { CartAnalytics } from './cart-analytics.ts'
import type { CartStore } from './cart-store.ts'
import { EMPTY_CART_STORE } from './empty-cart-store.ts'

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

/** Gives the page its cart and reads it when the browser rests. Not needed on the server, where the cart is empty. */
export const CartProvider = ({ store, onAnalytics = ignore, children }: Props) => {
  useEffect(() => whenIdle(() => void store.load()), [store])
  return <Context value={{ store, onAnalytics }}>{children}</Context>
}

/** The cart store and the analytics callback; for actions. To show state, use `useCart`. */
export const useCartStore = (): CartValue => useContext(Context)

const ignore = (): void => undefined

const Context = createContext<CartValue>({ store: EMPTY_CART_STORE, onAnalytics: ignore })
