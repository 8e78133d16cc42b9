import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import type { Account } from '../../clients/identity/account.ts'
import type { CartStore } from '../../features/cart/cart-store.ts'

/** What is one shopper's own: there in the browser only, since server HTML contains nothing personal. */
export interface Shopper {
  readonly commerce: CommerceClient
  readonly cart: CartStore
  readonly account: Account
}
