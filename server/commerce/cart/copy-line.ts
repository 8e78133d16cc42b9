import type { CartLine } from './cart-record.ts'

/** A line as it is put into another cart: its position there is assigned by the database. */
export const copyLine = (
  { sku, customisationKey, customisation, quantity }: CartLine,
  into: { readonly id: string; readonly cartId: string },
): Omit<CartLine, 'position'> => ({
  ...into,
  sku,
  customisationKey,
  customisation,
  quantity,
})
