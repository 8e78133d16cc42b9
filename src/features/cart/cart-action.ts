import type { Cart } from '../../../schemas/api/cart.ts'
import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import type { CartAddition } from '../../clients/commerce/operations/add-to-cart.ts'

/** What can be done to a cart. `change` is any other call that answers the cart: an address, the tax. */
export type CartAction =
  | { readonly type: 'load' }
  | { readonly type: 'recreate'; readonly cartPublicId: string }
  | { readonly type: 'add'; readonly addition: CartAddition }
  | { readonly type: 'update'; readonly lineItemId: string; readonly sku: string; readonly quantity: number }
  | { readonly type: 'shipping'; readonly id: string }
  | { readonly type: 'voucher'; readonly code: string }
  | { readonly type: 'voucherRemoval' }
  | { readonly type: 'change'; readonly run: (commerce: CommerceClient) => Promise<Cart> }

/** Why an action came to nothing. `code` is the server's, `count` the number a limit speaks of, 0 the status of no answer. */
export interface CartProblem {
  readonly code: string
  readonly status: number
  readonly count?: number
}

/** How an action ended; actions never throw. */
export type CartOutcome =
  { readonly outcome: 'fulfilled'; readonly cart: Cart | undefined } | { readonly outcome: 'rejected'; readonly problem: CartProblem }
