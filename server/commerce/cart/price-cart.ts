import type { CartVariant } from '../../catalogue/read-variants-for-cart.ts'
import type { SiteScope } from '../http/request-scope.ts'
import { allocate, includedTaxOf, shareOf, toMinor } from '../money.ts'
import { shippingOffersFor, type ShippingOffer } from '../shipping/shipping-offers.ts'
import { siteScaleOf } from '../site-scale.ts'
import { taxRateOf } from '../tax/tax-rates.ts'
import { voucherOf, type Voucher } from '../vouchers/vouchers.ts'
import type { CartRecord } from './cart-record.ts'
import { sortLines, type BuyableLine, type UnavailableLine } from './sort-lines.ts'

export interface PricedLine extends BuyableLine {
  /** Of all pieces, before the discount. */
  readonly total: number
  readonly discount: number
}

/** A cart with every amount worked out, in minor units. */
export interface PricedCart {
  readonly lines: readonly PricedLine[]
  readonly unavailable: readonly UnavailableLine[]
  readonly offers: readonly ShippingOffer[]
  /** None while there is nothing to ship. */
  readonly offer: ShippingOffer | undefined
  readonly itemCost: number
  readonly discountProduct: number
  readonly discountShipping: number
  /** Shipping before its discount: with tax, and without. */
  readonly deliveryCost: number
  readonly deliveryNetCost: number
  /** Inside the prices, or added to them once calculated. */
  readonly tax: number
  readonly totalCost: number
  /** What the products must cost for the cart's voucher to count, where they do not. */
  readonly voucherShortOf: number | undefined
}

/** Works a cart out: lines, discount by line, shipping, tax. Pure, and the only place where totals are made. */
export const priceCart = (
  { cart, lines: stored }: CartRecord,
  variants: ReadonlyMap<string, CartVariant>,
  { site }: Pick<SiteScope, 'site'>,
): PricedCart => {
  const { buyable, unavailable } = sortLines(stored, variants)
  const totals = buyable.map(({ line, variant }) => variant.price.sale * line.quantity)
  const itemCost = sum(totals)
  const stated = voucherOf(cart.voucherCode)
  const minimum = toMinor((stated?.minimumUnits ?? 0) * siteScaleOf(site), site)
  const voucher: Voucher | undefined = itemCost >= minimum ? stated : undefined

  const discountProduct = shareOf(itemCost, voucher?.productBasisPoints ?? 0)
  const discounts = allocate(discountProduct, totals)
  const lines = buyable.map((line, index) => ({ ...line, total: totals[index] ?? 0, discount: discounts[index] ?? 0 }))

  const hasOversize = buyable.some(({ variant }) => variant.isOversize)
  const offers = shippingOffersFor({ site, hasOversize, productsTotal: itemCost - discountProduct })
  const offer = lines.length === 0 ? undefined : (offers.find(({ id }) => id === cart.shippingMethod) ?? offers[0])
  const shipping = offer?.price ?? 0
  const discountShipping = voucher?.hasFreeShipping === true ? shipping : 0

  const isTaxAdded = site.checkout.calculateTax
  const rate = taxRateOf(site.code)
  const taxOf = (amount: number): number => (isTaxAdded ? shareOf(amount, rate) : includedTaxOf(amount, rate))
  // Each line is rounded before summing (LOCALE-34).
  const allTax = sum(lines.map(({ total, discount }) => taxOf(total - discount))) + taxOf(shipping - discountShipping)
  const isKnown = !isTaxAdded || cart.taxState === 'CALCULATED'
  const tax = isKnown ? allTax : 0

  return {
    lines,
    unavailable,
    offers,
    offer,
    itemCost,
    discountProduct,
    discountShipping,
    deliveryCost: isTaxAdded && isKnown ? shipping + taxOf(shipping) : shipping,
    deliveryNetCost: isTaxAdded ? shipping : shipping - taxOf(shipping),
    tax,
    totalCost: itemCost - discountProduct + shipping - discountShipping + (isTaxAdded ? tax : 0),
    voucherShortOf: stated !== undefined && voucher === undefined ? minimum : undefined,
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
