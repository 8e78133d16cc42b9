/** The vendor's collection envelope. */
export const arrayOf = <Item>(
  items: readonly Item[],
  { total = items.length, skip = 0, limit = 100 }: { readonly total?: number; readonly skip?: number; readonly limit?: number } = {},
) => ({ sys: { type: 'Array' as const }, total, skip, limit, items })
