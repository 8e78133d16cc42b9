import type { ShippingOption } from '../../schemas/api/cart.ts'

/** What a column shows of a way to ship, in reading order. */
export const SHIPPING_COLUMNS = ['method', 'price', 'time', 'info'] as const
export type ShippingColumn = (typeof SHIPPING_COLUMNS)[number]

/** Options that ship such a product: bulky ones have options of their own. Without a product, all (SHIP-01). */
export const optionsFor = (options: readonly ShippingOption[], isOversize: boolean | undefined): readonly ShippingOption[] =>
  isOversize === undefined ? options : options.filter(({ supportsBulkyItems }) => supportsBulkyItems === isOversize)

/** Columns for which some row has a value (SHIP-02). A missing field counts as no value. */
export const shownColumns = (options: readonly Partial<ShippingOption>[]): readonly ShippingColumn[] =>
  SHIPPING_COLUMNS.filter((column) => options.some((option) => hasValue(option, column)))

const hasValue = ({ method, price, delivery, tooltip }: Partial<ShippingOption>, column: ShippingColumn): boolean => {
  if (column === 'price') return price !== undefined
  if (column === 'time') return delivery !== undefined
  return ((column === 'method' ? method : tooltip) ?? '') !== ''
}
