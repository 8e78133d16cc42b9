import type { Cart } from '../../../schemas/api/cart.ts'
import type { CartAction, CartProblem } from './cart-action.ts'

/** The cart as the shop knows it (product.md 3). What is optimistic follows from `pending`; see cart-view.ts. */
export interface CartState {
  /** The last one stored, lines newest first; undefined is an empty cart. */
  readonly cart?: Cart
  readonly hasLoadedCartContents: boolean
  /** Actions under way or waiting, in order of intent. */
  readonly pending: readonly CartAction[]
  readonly lastAction?: { readonly type: 'load' | 'recreate' | 'add' | 'update'; readonly sku?: string; readonly time: number }
  readonly errorCode?: string
  readonly hasProvidedVoucher: boolean
  /** The code that was refused stays in the field. */
  readonly voucherProblem?: CartProblem & { readonly typedCode: string }
  /** By line id: what an update of the line was refused for. */
  readonly lineProblems: Readonly<Record<string, CartProblem>>
  /** By product id: what adding the product was refused for. */
  readonly infoMessages: Readonly<Record<string, CartProblem>>
}

/** What the server renders and every page begins with: nothing personal. */
export const EMPTY_CART_STATE: CartState = {
  hasLoadedCartContents: false,
  pending: [],
  hasProvidedVoucher: false,
  lineProblems: {},
  infoMessages: {},
}
