import type { Cart, CartItem } from '../../../schemas/api/cart.ts'
import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { addToCart, type CartAddition } from '../../clients/commerce/operations/add-to-cart.ts'
import { applyVoucher } from '../../clients/commerce/operations/apply-voucher.ts'
import { getCart } from '../../clients/commerce/operations/get-cart.ts'
import { recreateCart } from '../../clients/commerce/operations/recreate-cart.ts'
import { removeVoucher } from '../../clients/commerce/operations/remove-voucher.ts'
import { selectShipping } from '../../clients/commerce/operations/select-shipping.ts'
import { updateCartLine } from '../../clients/commerce/operations/update-cart-line.ts'
import type { CartAction } from './cart-action.ts'

/** The call an action is, given the cart stored when its turn comes. */
export const sendAction = (commerce: CommerceClient, action: CartAction, stored: Cart | undefined): Promise<Cart> => {
  switch (action.type) {
    case 'load':
      return getCart(commerce)()
    case 'recreate':
      return recreateCart(commerce)(action.cartPublicId)
    case 'add':
      return sendAddition(commerce, action.addition, stored)
    case 'update':
      return updateCartLine(commerce)(action)
    case 'shipping':
      return selectShipping(commerce)(action.id)
    case 'voucher':
      return applyVoucher(commerce)(action.code)
    case 'voucherRemoval':
      return removeVoucher(commerce)()
    case 'change':
      return action.run(commerce)
  }
}

/** What is in the cart already has its line raised; anything else is a line of its own (CART-10). */
const sendAddition = (commerce: CommerceClient, addition: CartAddition, stored: Cart | undefined): Promise<Cart> => {
  const line = stored?.items.find((item) => isSame(item, addition))
  if (line === undefined) return addToCart(commerce)(addition)
  return updateCartLine(commerce)({ lineItemId: line.lineItemId, quantity: line.quantity + addition.quantity })
}

const isSame = (line: CartItem, { sku, customisation }: CartAddition): boolean =>
  line.sku === sku && inputsOf(line.customisation) === inputsOf(customisation)

/** The shopper's own words and choices, in an order of their own. */
const inputsOf = (customisation: CartAddition['customisation']): string =>
  JSON.stringify((customisation?.inputs ?? []).map(({ key, value }) => [key, value]).toSorted())
