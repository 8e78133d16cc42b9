/** The display scale of availability: 1 available, 2 orderable later, 3 low stock, 4 not available (DATA-105). */
export type StockLevel = 1 | 2 | 3 | 4

/** The level of an index code; missing and unknown codes are not available. */
export const stockLevel = (availabilityFlag: number): StockLevel => {
  if (availabilityFlag === 1) return 1
  if (availabilityFlag === -1 || availabilityFlag === -2) return 2
  return availabilityFlag === 2 ? 3 : 4
}

/** The index code of a pre-order. */
export const PREORDER_CODE = -1

export type StockBadge = 'outOfStock' | 'lowStock'

/** At most one badge: sold out where such products are listed on purpose, few left where that is shown (CARD-04, CARD-05, CARD-15). */
export const stockBadge = (
  level: StockLevel,
  { fetchOutOfStock, showLowStock }: { readonly fetchOutOfStock: boolean; readonly showLowStock: boolean },
): StockBadge | undefined => {
  if (level === 4 && fetchOutOfStock) return 'outOfStock'
  return level === 3 && showLowStock ? 'lowStock' : undefined
}
