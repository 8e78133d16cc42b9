import type { cartLines, carts } from '../../database/schema/commerce.ts'

export type CartRow = typeof carts.$inferSelect
export type CartLine = typeof cartLines.$inferSelect

/** A cart as stored, its lines oldest first. */
export interface CartRecord {
  readonly cart: CartRow
  readonly lines: readonly CartLine[]
}

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
