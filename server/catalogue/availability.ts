import type { StockStatus } from '../../schemas/api/product.ts'
import type { StockState } from '../database/schema/catalogue.ts'

/** What a sku can be sold as, from its pieces on hand and its state; `lowStockThreshold` is the site's. */
export const statusOfStock = (stock: {
  readonly state: StockState
  readonly quantity: number
  readonly lowStockThreshold: number
}): StockStatus => {
  if (stock.state !== 'STOCKED') return stock.state
  if (stock.quantity <= 0) return 'NOTAVAILABLE'
  return stock.quantity <= stock.lowStockThreshold ? 'LOWSTOCK' : 'AVAILABLE'
}
