import type { StockStatus } from '../../schemas/api/product.ts'

/** Index code of what is never listed: discontinued or gift only (DATA-105). */
export const DISCONTINUED_CODE = 4

/** Best first (DATA-105). */
const CODES: Readonly<Record<StockStatus, number>> = {
  AVAILABLE: 1,
  LOWSTOCK: 2,
  PREORDER: -1,
  BACKORDER: -2,
  NOTAVAILABLE: 3,
  GIFTONLY: DISCONTINUED_CODE,
}

// Object.keys gives texts; these are the keys of the record above.
const STATUSES = Object.keys(CODES) as readonly StockStatus[]

/** A state as the search index holds it (DATA-105). */
export const codeOfStatus = (status: StockStatus): number => CODES[status]

/** The state of an index code; one that nobody knows, and the code of what is never listed, is NOTAVAILABLE (DATA-105). */
export const statusOfCode = (code: number | undefined): StockStatus =>
  STATUSES.find((status) => CODES[status] === code && code !== DISCONTINUED_CODE) ?? 'NOTAVAILABLE'

/** Whether a variant in that state can be bought (DATA-105). */
export const isPurchasable = (status: StockStatus): boolean => status !== 'NOTAVAILABLE' && status !== 'GIFTONLY'

/** The best of several states: what a product, a color or a size is as a whole (DATA-105). */
export const bestStatus = (statuses: readonly StockStatus[]): StockStatus =>
  STATUSES.find((status) => statuses.includes(status)) ?? 'NOTAVAILABLE'
