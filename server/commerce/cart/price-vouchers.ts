import type { Voucher } from '../../../schemas/generated/merchant.ts'
import type { CartVariant } from '../../catalogue/read-variants-for-cart.ts'
import type { Terms } from '../merchant/merchant-data.ts'
import { voucherState } from '../merchant/vouchers.ts'
import { allocate, shareOf, toMinor } from '../money.ts'
import type { VoucherUses } from './voucher-uses.ts'

/** Why a voucher takes nothing off. The first three are not the bag's doing: time has passed, or somebody has ordered with it. */
export type VoucherFault = 'ended' | 'usedUp' | 'usedBefore' | 'firstOrder' | 'minimum' | 'otherProducts' | 'notCombinable'

/** A voucher of a cart, with what it alone takes off, in minor units. */
export interface PricedVoucher {
  readonly code: string
  /** Undefined where the merchant has no such voucher, or not for this site. */
  readonly voucher: Voucher | undefined
  /** Undefined where it counts. */
  readonly fault: VoucherFault | undefined
  /** What its products must cost, where they cost less. */
  readonly shortOf: number | undefined
  readonly discountProduct: number
  readonly discountShipping: number
}

interface Line {
  readonly variant: Pick<CartVariant, 'productId' | 'categories'>
  /** Of all pieces, before any discount. */
  readonly total: number
}

interface Input {
  readonly codes: readonly string[]
  readonly lines: readonly Line[]
  readonly terms: Terms
  readonly uses: VoucherUses
}

interface Discounts {
  /** In the order in which they count. */
  readonly vouchers: readonly PricedVoucher[]
  /** What all of them take off each line. */
  readonly byLine: readonly number[]
}

/**
 * What vouchers take off the lines, one after the other: each its percentage of what those before it have left of its products, so
 * that no line ever costs less than nothing, and what the lines lose is what the vouchers say they give, to the minor unit.
 */
export const priceVouchers = ({ codes, lines, terms, uses }: Input): Discounts => {
  const standing = alone(inOrder(codes, terms).map((code) => standingOf(code, { codes, lines, terms, uses })))
  let left = lines.map(({ total }) => total)
  const vouchers = standing.map((standing): PricedVoucher => {
    const { voucher, fault } = standing
    if (voucher === undefined || fault !== undefined) return standing
    const eligible = left.map((amount, index) => (isFor(voucher, lines[index]) ? amount : 0))
    const discountProduct = shareOf(sum(eligible), toBasisPoints(voucher.percentOff ?? 0))
    const parts = allocate(discountProduct, eligible)
    left = left.map((amount, index) => amount - (parts[index] ?? 0))
    return { ...standing, discountProduct }
  })
  return { vouchers, byLine: lines.map(({ total }, index) => total - (left[index] ?? 0)) }
}

/** Delivery is free once: the first voucher for that which counts takes off all of it. */
export const freeDelivery = (vouchers: readonly PricedVoucher[], shipping: number): readonly PricedVoucher[] => {
  const first = vouchers.find(({ voucher, fault }) => fault === undefined && voucher?.freeShipping === true)
  return vouchers.map((voucher) => (voucher === first ? { ...voucher, discountShipping: shipping } : voucher))
}

/** As the merchant has ordered them; those that are no vouchers come last. */
const inOrder = (codes: readonly string[], { merchant }: Terms): readonly string[] => {
  const known = [...merchant.vouchers.keys()].filter((code) => codes.includes(code))
  return [...known, ...codes.filter((code) => !merchant.vouchers.has(code))]
}

const standingOf = (code: string, { lines, terms, uses }: Input): PricedVoucher => {
  const state = voucherState(code, terms)
  const none = { code, voucher: state.voucher, shortOf: undefined, discountProduct: 0, discountShipping: 0 }
  if (state.kind !== 'valid') return { ...none, fault: 'ended' }
  const { voucher } = state
  const own = uses.byCode.get(code) ?? { all: 0, own: 0 }
  if (own.all >= (voucher.limit?.total ?? Infinity)) return { ...none, fault: 'usedUp' }
  if (own.own >= (voucher.limit?.perShopper ?? Infinity)) return { ...none, fault: 'usedBefore' }
  if (voucher.firstOrder === true && (uses.hasOrdered || own.own > 0)) return { ...none, fault: 'firstOrder' }
  const eligible = lines.filter((line) => isFor(voucher, line))
  if (eligible.length === 0 && lines.length > 0) return { ...none, fault: 'otherProducts' }
  const minimum = toMinor(voucher.minimum?.[terms.site.currency.code] ?? 0, terms.site)
  if (sum(eligible.map(({ total }) => total)) < minimum) return { ...none, fault: 'minimum', shortOf: minimum }
  return { ...none, fault: undefined }
}

/** Merchants may take back that vouchers go together while a bag has them: then the first that counts decides. */
const alone = (vouchers: readonly PricedVoucher[]): readonly PricedVoucher[] => {
  const first = vouchers.find(({ fault }) => fault === undefined)
  const goesWith = ({ voucher }: PricedVoucher): boolean => voucher?.combinable === true
  return vouchers.map((voucher) => {
    if (first === undefined || voucher === first || voucher.fault !== undefined) return voucher
    return goesWith(first) && goesWith(voucher) ? voucher : { ...voucher, fault: 'notCombinable' }
  })
}

const isFor = ({ products }: Voucher, line: Line | undefined): boolean => {
  if (line === undefined) return false
  if (products === undefined) return true
  const { productId, categories } = line.variant
  const isIn = (category: string): boolean => categories.some((own) => own === category || own.startsWith(`${category} > `))
  return products.ids?.includes(productId) === true || products.categories?.some(isIn) === true
}

const toBasisPoints = (percent: number): number => Math.round(percent * 100)

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
