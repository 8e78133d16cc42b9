import type { Cart, CartItem, CartVoucher } from '../../../schemas/api/cart.ts'
import type { CartState } from './cart-store.ts'

/** The quantity to show for a line: the newest choice, until it is stored or refused. */
export const quantityOf = ({ pending }: CartState, { lineItemId, quantity }: CartItem): number => {
  const updates = pending.filter((action) => action.type === 'update')
  return updates.findLast((action) => action.lineItemId === lineItemId)?.quantity ?? quantity
}

/** The shipping option to show: the newest choice at once, the confirmed one again when it is refused (CART-11). */
export const selectedShipping = ({ cart, pending }: CartState): string | undefined =>
  pending.findLast((action) => action.type === 'shipping')?.id ?? cart?.shipping.selected

/** The cart's vouchers, in the order in which they count. */
export const vouchersOf = ({ cart }: CartState): readonly CartVoucher[] => cart?.cartSummary.vouchers ?? NO_VOUCHERS

/** One list, so that nobody renders again for a cart without vouchers. */
const NO_VOUCHERS: readonly CartVoucher[] = []

/** Whether a voucher is being applied or removed. */
export const isUpdatingVoucher = ({ pending }: CartState): boolean =>
  pending.some(({ type }) => type === 'voucher' || type === 'voucherRemoval')

/** Nothing can be submitted while the cart is changing (CART-01). */
export const isSubmitDisabled = ({ pending }: CartState): boolean => pending.length > 0

/** Pieces in the cart. */
export const itemCountOf = ({ cart }: CartState): number => cart?.cartSummary.totalItemCount ?? 0

export const isDiscounted = ({ cartSummary }: Cart): boolean => cartSummary.totalDiscount > 0

/** Price of shipping: without tax where tax is added at checkout. */
export const shippingPriceOf = ({ cartSummary }: Cart, isTaxAddedAtCheckout: boolean): number =>
  isTaxAddedAtCheckout ? cartSummary.deliveryNetCost : cartSummary.deliveryCost

export type CheckoutMessage = 'unavailableItems' | 'preorderItems'

/** Messages that follow from the lines, so that they go when their cause does (CHECKOUT-21). */
export const lineMessagesOf = ({ items, unavailableItems }: Cart): readonly CheckoutMessage[] => [
  ...(unavailableItems.length > 0 ? (['unavailableItems'] as const) : []),
  ...(items.some(({ availability }) => availability === 'PREORDER' || availability === 'BACKORDER') ? (['preorderItems'] as const) : []),
]
