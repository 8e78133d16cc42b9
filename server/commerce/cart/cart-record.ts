import type { cartLines, carts } from '../../database/schema/commerce.ts'

export type CartRow = typeof carts.$inferSelect
export type CartLine = typeof cartLines.$inferSelect

/** A cart as stored, its lines oldest first. */
export interface CartRecord {
  readonly cart: CartRow
  readonly lines: readonly CartLine[]
}
