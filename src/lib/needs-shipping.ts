interface Line {
  readonly needsShipping?: false
  readonly availability?: string | undefined
}

/** Whether a parcel brings anything of a bag or an order. An empty bag may still be filled with something. */
export const hasShipping = (lines: readonly Line[]): boolean => lines.length === 0 || lines.some(needsShipping)

export const needsShipping = (line: Line): boolean => line.needsShipping !== false

/** Whether an item of an order comes on its days: pre-orders and back-orders have dates of their own, and some things no parcel brings. */
export const comesAtOnce = (item: Line): boolean => item.availability === undefined && needsShipping(item)
