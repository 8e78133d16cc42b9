import type { ContextName, PageKind } from './page.ts'

/** What each kind of page offers its blocks (architecture 2); a kind that is not listed has no context. */
export const CONTEXTS_BY_KIND: Readonly<Partial<Record<PageKind, readonly ContextName[]>>> = {
  product: ['product'],
  listing: ['listing'],
  search: ['listing'],
  brand: ['listing'],
  brandIndex: ['brandIndex'],
  checkout: ['checkout'],
  complete: ['order'],
  orders: ['account'],
  orderDetails: ['account', 'order'],
  orderStatus: ['order'],
  account: ['account'],
  accountAddresses: ['account'],
  accountPaymentMethods: ['account'],
  accountProfile: ['account'],
  accountData: ['account'],
}
