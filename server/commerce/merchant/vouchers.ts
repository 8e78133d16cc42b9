import type { Voucher } from '../../../schemas/generated/merchant.ts'
import { isForSite, type Terms } from './merchant-data.ts'

export type VoucherState =
  | { readonly kind: 'valid' | 'expired' | 'redeemed'; readonly voucher: Voucher }
  | { readonly kind: 'unknown'; readonly voucher?: never }

/** The state of a voucher by its code in canonical form; one for another site or a later time is unknown. */
export const voucherState = (code: string, { site, merchant, now }: Terms): VoucherState => {
  const voucher = merchant.vouchers.get(code)
  if (voucher === undefined || !isForSite(voucher, site)) return { kind: 'unknown' }
  if (voucher.from !== undefined && now < Date.parse(voucher.from)) return { kind: 'unknown' }
  if (voucher.until !== undefined && now >= Date.parse(voucher.until)) return { kind: 'expired', voucher }
  return { kind: voucher.redeemed === true ? 'redeemed' : 'valid', voucher }
}
