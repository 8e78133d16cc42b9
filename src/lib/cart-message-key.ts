import { clientMessageKey } from './client-message-key.ts'

/** Message key for a code of the cart's answers, or for want of one; anything unknown is a failure to add (EXTRA-11). */
export const cartMessageKey = (code: string): string => clientMessageKey(code) ?? `codes.cart.${KEYS[code] ?? 'addToCartFailure'}`

const KEYS: Readonly<Record<string, string>> = {
  STOCK_QUANTITY_EXCEEDED: 'stockQuantityExceeded',
  MAX_QUANTITY_EXCEEDED: 'maxQuantityExceeded',
  MAX_QUANTITY_PER_ITEM_EXCEEDED: 'maxQuantityPerItemExceeded',
  MAX_CART_QUANTITY_EXCEEDED: 'maxCartQuantityExceeded',
  SECONDARY_VARIANTS: 'secondaryVariants',
  CUSTOMISATION_INVALID: 'customisationInvalid',
}
