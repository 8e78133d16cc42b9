import type { Order } from '../../schemas/api/checkout.ts'

/** A row of what an order was made cheaper by: one voucher, or all of it where the order does not say by which. */
export interface OrderDiscount {
  readonly name?: string
  readonly code: string
  readonly amount: number
}

/** What an order was made cheaper by, a row each voucher. Orders before vouchers were listed have one sum. */
export const discountsOf = ({ vouchers, totalDiscount }: Order['summary']): readonly OrderDiscount[] => {
  if (vouchers !== undefined) return vouchers
  return totalDiscount > 0 ? [{ code: '', amount: totalDiscount }] : []
}
