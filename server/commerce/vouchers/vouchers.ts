import { ownValue } from '../../../src/lib/own-value.ts'

/** What a voucher does for a cart. */
export interface Voucher {
  /** Off the products, in basis points. */
  readonly productBasisPoints: number
  readonly hasFreeShipping: boolean
  /** Products must cost this much, in units of the site's scale. */
  readonly minimumUnits: number
}

/** How the embedded platform treats a code when it is applied (contracts 8). */
export type VoucherRule =
  | { readonly kind: 'valid'; readonly voucher: Voucher; readonly delayMs?: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'used' }
  | { readonly kind: 'broken' }

const percentOff = (productBasisPoints: number, minimumUnits = 0): Voucher => ({ productBasisPoints, minimumUnits, hasFreeShipping: false })

const RULES: Readonly<Record<string, VoucherRule>> = {
  SAVE10: { kind: 'valid', voucher: percentOff(1000) },
  FREESHIP: { kind: 'valid', voucher: { productBasisPoints: 0, minimumUnits: 0, hasFreeShipping: true } },
  WELCOME15: { kind: 'valid', voucher: percentOff(1500, 100) },
  SLOWCODE: { kind: 'valid', voucher: percentOff(1000), delayMs: 3000 },
  EXPIRED: { kind: 'expired' },
  USED: { kind: 'used' },
  BROKEN: { kind: 'broken' },
}

/** The rule of a code in canonical form; undefined for a code there is not. */
export const voucherRuleOf = (code: string): VoucherRule | undefined => ownValue(RULES, code)

/** The voucher of a code that a cart holds. */
export const voucherOf = (code: string | null): Voucher | undefined => {
  const rule = code === null ? undefined : voucherRuleOf(code)
  return rule?.kind === 'valid' ? rule.voucher : undefined
}
