import type { Cart, CartItem } from '../../../schemas/api/cart.ts'
import type { ReportSink } from '../../lib/report.ts'
import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import type { CartAddition } from '../../clients/commerce/operations/cart.ts'

/** What can be done to a cart. `change` is any other call that answers the cart: an address, the tax. */
export type CartAction =
  | { readonly type: 'load' }
  | { readonly type: 'recreate'; readonly cartPublicId: string }
  | { readonly type: 'add'; readonly addition: CartAddition }
  | { readonly type: 'update'; readonly lineItemId: string; readonly sku: string; readonly quantity: number }
  | { readonly type: 'shipping'; readonly id: string }
  | { readonly type: 'voucher'; readonly code: string }
  | { readonly type: 'voucherRemoval'; readonly code: string | undefined }
  | { readonly type: 'change'; readonly run: (commerce: CommerceClient) => Promise<Cart> }

/** Why an action came to nothing. `code` is the server's, `count` the number a limit speaks of, 0 the status of no answer. */
export interface CartProblem {
  readonly code: string
  readonly status: number
  readonly count?: number
  /** Of a failure; a refusal has none. */
  readonly incident?: string
}

/** How an action ended; actions never throw. */
export type CartOutcome =
  | { readonly outcome: 'fulfilled'; readonly cart: Cart | undefined }
  | { readonly outcome: 'rejected'; readonly problem: CartProblem }

/** The cart as the shop knows it (product.md 3). What is optimistic follows from `pending`; see cart-view.ts. */
export interface CartState {
  /** The last one stored, lines newest first; undefined is an empty cart. */
  readonly cart?: Cart
  readonly hasLoadedCartContents: boolean
  /** Actions under way or waiting, in order of intent. */
  readonly pending: readonly CartAction[]
  readonly lastAction?: { readonly type: 'load' | 'recreate' | 'add' | 'update'; readonly sku?: string; readonly time: number }
  /** Something was put in the bag since the page was opened. */
  readonly hasAdded?: boolean
  readonly errorCode?: string
  readonly hasProvidedVoucher: boolean
  /** The code that was refused stays in the field. */
  readonly voucherProblem?: CartProblem & { readonly typedCode: string }
  /** By line id: what an update of the line was refused for. */
  readonly lineProblems: Readonly<Record<string, CartProblem>>
  /** By product id: what adding the product was refused for. */
  readonly infoMessages: Readonly<Record<string, CartProblem>>
}

/** The cart of the page: state to read, actions that never throw. */
export interface CartStore {
  readonly getState: () => CartState
  readonly subscribe: (listener: () => void) => () => void
  /** Reads the cart; without a session there is none, and no call is made. */
  readonly load: () => Promise<CartOutcome>
  readonly add: (addition: CartAddition) => Promise<CartOutcome>
  /** 0 removes the line (CART-09). */
  readonly setQuantity: (line: CartItem, quantity: number) => Promise<CartOutcome>
  readonly recreate: (cartPublicId: string) => Promise<CartOutcome>
  readonly selectShipping: (id: string) => Promise<CartOutcome>
  /** The code as typed. */
  readonly applyVoucher: (typedCode: string) => Promise<CartOutcome>
  /** One of them, or all. */
  readonly removeVoucher: (code?: string) => Promise<CartOutcome>
  /** Removes what adding a product was refused for (PDP-25). */
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
  /** Something was put in the bag. */
  readonly onAdded?: () => void
}

/** What the server renders and every page begins with: nothing personal. */
export const EMPTY_CART_STATE: CartState = {
  hasLoadedCartContents: false,
  pending: [],
  hasProvidedVoucher: false,
  lineProblems: {},
  infoMessages: {},
}

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
