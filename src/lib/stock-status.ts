import type { StockStatus } from '../../schemas/api/product.ts'

/** Whether a variant in that state can be bought (DATA-105). */
export const isPurchasable = (status: StockStatus): boolean => status !== 'NOTAVAILABLE' && status !== 'GIFTONLY'

/** The best of several states: what a product, a color or a size is as a whole (DATA-105). */
export const bestStatus = (statuses: readonly StockStatus[]): StockStatus =>
  ORDER.find((status) => statuses.includes(status)) ?? 'NOTAVAILABLE'

const ORDER: readonly StockStatus[] = ['AVAILABLE', 'LOWSTOCK', 'PREORDER', 'BACKORDER', 'GIFTONLY', 'NOTAVAILABLE']
