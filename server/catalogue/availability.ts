import type { StockStatus } from '../../schemas/api/product.ts'
import type { StockState } from '../database/schema/catalogue.ts'

/** Index code of a discontinued or gift-only product, never listed (DATA-105). */
export const DISCONTINUED_CODE = 4

const CODE_BY_STATUS: Readonly<Record<StockStatus, number>> = {
  AVAILABLE: 1,
  LOWSTOCK: 2,
  PREORDER: -1,
  BACKORDER: -2,
  NOTAVAILABLE: 3,
  GIFTONLY: DISCONTINUED_CODE,
}

const BEST_FIRST: readonly StockStatus[] = ['AVAILABLE', 'LOWSTOCK', 'PREORDER', 'BACKORDER', 'NOTAVAILABLE', 'GIFTONLY']

/** Availability code of a status (DATA-105). */
export const codeOfStatus = (status: StockStatus): number => CODE_BY_STATUS[status]

/** Status of an availability code; everything unknown is NOTAVAILABLE (DATA-105). */
export const statusOfCode = (code: number | undefined): StockStatus =>
  BEST_FIRST.find((status) => CODE_BY_STATUS[status] === code && status !== 'GIFTONLY') ?? 'NOTAVAILABLE'

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

/** A product's status is that of its best variant. */
export const bestStatus = (statuses: readonly StockStatus[]): StockStatus =>
  BEST_FIRST.find((status) => statuses.includes(status)) ?? 'NOTAVAILABLE'

export const isPurchasable = (status: StockStatus): boolean => CODE_BY_STATUS[status] < 3
