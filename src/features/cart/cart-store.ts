import type { Cart, CartItem } from '../../../schemas/api/cart.ts'
import type { ReportSink } from '../../lib/report.ts'
import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import type { CartAddition } from '../../clients/commerce/operations/add-to-cart.ts'
import type { CartOutcome } from './cart-action.ts'
import type { CartState } from './cart-state.ts'

/** The cart of the page: state to read, actions that never throw. */
export interface CartStore {
  readonly getState: () => CartState
  readonly subscribe: (listener: () => void) => () => void
  /** Reads the cart; without a session there is none, and nothing is asked. */
  readonly load: () => Promise<CartOutcome>
  readonly add: (addition: CartAddition) => Promise<CartOutcome>
  /** 0 removes the line (CART-09). */
  readonly setQuantity: (line: CartItem, quantity: number) => Promise<CartOutcome>
  readonly recreate: (cartPublicId: string) => Promise<CartOutcome>
  readonly selectShipping: (id: string) => Promise<CartOutcome>
  /** The code as typed. */
  readonly applyVoucher: (typedCode: string) => Promise<CartOutcome>
  readonly removeVoucher: () => Promise<CartOutcome>
  /** Forgets what adding a product was refused for (PDP-25). */
  readonly dismissMessages: (productId: string) => void
  /** Any other call that answers the cart, in its turn: `change((commerce) => setCartAddress(commerce)(address))`. */
  readonly change: (run: (commerce: CommerceClient) => Promise<Cart>) => Promise<CartOutcome>
}

/** The cart as other tabs of this browser see it. */
export interface CartTabs {
  readonly announce: (revision: number) => void
  readonly onAnnounced: (listener: (revision: number) => void) => void
}

/** What a cart store is built from. */
export interface CartDeps {
  readonly commerce: CommerceClient
  readonly report: ReportSink
  readonly clock: { readonly now: () => number }
  readonly tabs?: CartTabs
}
