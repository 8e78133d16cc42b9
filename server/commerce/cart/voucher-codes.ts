import type { MerchantData } from '../merchant/merchant-data.ts'
import type { CartRow } from './cart-record.ts'

type Codes = readonly string[]

/** What nobody enters by hand: above it a bag is somebody's experiment. */
export const MOST_VOUCHERS = 8

/**
 * The vouchers of a cart, in the order they were entered. Where the two columns do not agree, a process of the release before has
 * written the cart last, and what it wrote is what the shopper saw.
 */
export const codesOf = ({ voucherCode, voucherCodes }: Pick<CartRow, 'voucherCode' | 'voucherCodes'>): Codes => {
  if (voucherCode === null) return []
  return voucherCodes?.[0] === voucherCode ? voucherCodes : [voucherCode]
}

/** The columns of a cart with these vouchers. */
export const patchOf = (codes: Codes): Pick<CartRow, 'voucherCode' | 'voucherCodes'> => ({
  voucherCode: codes[0] ?? null,
  voucherCodes: codes,
})

/**
 * A cart's vouchers with one more, each once. One that may not stand beside others takes the place of the one before it (TRICKY-12);
 * undefined where that would take several from the shopper at once.
 */
export const withCode = (codes: Codes, code: string, merchant: Pick<MerchantData, 'vouchers'>): Codes | undefined => {
  const others = codes.filter((other) => other !== code)
  if ([...others, code].every((each) => merchant.vouchers.get(each)?.combinable === true)) return [...others, code]
  return others.length > 1 ? undefined : [code]
}
