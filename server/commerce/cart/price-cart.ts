import { isPurchasable } from '../../../src/lib/stock-status.ts'
import type { CartVariant } from '../../catalogue/read-variants-for-cart.ts'
import { decideCustomisation } from '../customisation/decide-customisation.ts'
import type { Terms } from '../merchant/merchant-data.ts'
import { includedTaxOf, shareOf } from '../money.ts'
import { shippingOffersFor, type ShippingOffer } from '../shipping/shipping-offers.ts'
import type { CartRecord, CartLine } from './cart-record.ts'
import { freeDelivery, priceVouchers, type PricedVoucher } from './price-vouchers.ts'
import { codesOf } from './voucher-codes.ts'
import { NO_USES, type VoucherUses } from './voucher-uses.ts'

export interface PricedLine extends BuyableLine {
  /** Of all pieces, before the discount. */
  readonly total: number
  readonly discount: number
}

/** A cart with every amount computed, in minor units. */
export interface PricedCart {
  readonly lines: readonly PricedLine[]
  readonly unavailable: readonly UnavailableLine[]
  /** Some line is brought by a parcel; also said of an empty cart. */
  readonly needsShipping: boolean
  /** None where nothing needs shipping. */
  readonly offers: readonly ShippingOffer[]
  /** None while there is nothing to ship, and where no shipping offer is available. */
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
  /** In the order in which they count, each with what it alone takes off. */
  readonly vouchers: readonly PricedVoucher[]
}

/** Computes a cart: lines, discount by line, shipping, tax. Pure, and the only function that makes totals. */
export const priceCart = (
  { cart, lines: stored }: CartRecord,
  variants: ReadonlyMap<string, CartVariant>,
  terms: Terms,
  uses: VoucherUses = NO_USES,
): PricedCart => {
  const { site, merchant, now } = terms
  const { buyable, unavailable } = sortLines(stored, variants)
  const priced = buyable.map((line) => ({ ...line, total: line.variant.price.sale * line.line.quantity }))
  const itemCost = sum(priced.map(({ total }) => total))
  const discounts = priceVouchers({ codes: codesOf(cart), lines: priced, terms, uses })
  const discountProduct = sum(discounts.byLine)
  const lines = priced.map((line, index) => ({ ...line, discount: discounts.byLine[index] ?? 0 }))

  const shipped = buyable.filter(({ variant }) => variant.needsShipping)
  const needsShipping = shipped.length > 0 || buyable.length === 0
  const hasOversize = shipped.some(({ variant }) => variant.isOversize)
  const productsTotal = itemCost - discountProduct
  const offers = needsShipping ? shippingOffersFor({ site, merchant, hasOversize, productsTotal, now }) : []
  const offer = lines.length === 0 ? undefined : chooseOffer(offers, cart.shippingMethod)
  const shipping = offer?.price ?? 0
  const vouchers = freeDelivery(discounts.vouchers, shipping)
  const discountShipping = sum(vouchers.map((voucher) => voucher.discountShipping))

  const isTaxAdded = site.checkout.calculateTax
  const rate = toBasisPoints(merchant['tax-rates'].get(site.code)?.percent ?? 0)
  const taxOf = (amount: number): number => (isTaxAdded ? shareOf(amount, rate) : includedTaxOf(amount, rate))
  // Each line is rounded before summing (LOCALE-34).
  const allTax = sum(lines.map(({ total, discount }) => taxOf(total - discount))) + taxOf(shipping - discountShipping)
  const isKnown = !isTaxAdded || cart.taxState === 'CALCULATED'
  const tax = isKnown ? allTax : 0

  return {
    lines,
    unavailable,
    needsShipping,
    offers,
    offer,
    itemCost,
    discountProduct,
    discountShipping,
    deliveryCost: isTaxAdded && isKnown ? shipping + taxOf(shipping) : shipping,
    deliveryNetCost: isTaxAdded ? shipping : shipping - taxOf(shipping),
    tax,
    totalCost: itemCost - discountProduct + shipping - discountShipping + (isTaxAdded ? tax : 0),
    vouchers,
  }
}

/** The shopper's choice while it is available, else the first offer that is. */
const chooseOffer = (offers: readonly ShippingOffer[], chosen: string | null): ShippingOffer | undefined => {
  const available = offers.filter(({ isSuspended }) => !isSuspended)
  return available.find(({ id }) => id === chosen) ?? available[0]
}

const toBasisPoints = (percent: number): number => Math.round(percent * 100)

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** A line that can be bought as it is. */
interface BuyableLine {
  readonly line: CartLine
  readonly variant: CartVariant
}

/** A line that cannot be bought, with its variant where the catalogue still has it. */
export interface UnavailableLine {
  readonly line: CartLine
  readonly variant: CartVariant | undefined
}

/**
 * Which lines can be bought now: sold on this site, purchasable, enough stock for all lines of the sku, main product in the cart, and
 * what was chosen for it is still made.
 */
const sortLines = (lines: readonly CartLine[], variants: ReadonlyMap<string, CartVariant>) => {
  const buyable: BuyableLine[] = []
  const unavailable: UnavailableLine[] = []
  const productIds = new Set(lines.flatMap(({ sku }) => variants.get(sku)?.productId ?? []))
  const taken = new Map<string, number>()
  for (const line of lines) {
    const variant = variants.get(line.sku)
    const requested = (taken.get(line.sku) ?? 0) + line.quantity
    if (variant === undefined || !canBuy(variant, requested) || !hasMainProduct(variant, productIds) || !canMake(variant, line)) {
      unavailable.push({ line, variant })
      continue
    }
    taken.set(line.sku, requested)
    buyable.push({ line, variant })
  }
  return { buyable, unavailable }
}

/** Pre-order, back-order and what is not counted are sold without pieces on hand (EXTRA-11). */
export const ignoresStock = ({ availability, stockQty }: Pick<CartVariant, 'availability' | 'stockQty'>): boolean =>
  availability === 'PREORDER' || availability === 'BACKORDER' || stockQty === Infinity

export const hasMainProduct = ({ mainProductId }: Pick<CartVariant, 'mainProductId'>, productIds: ReadonlySet<string>): boolean =>
  mainProductId === undefined || productIds.has(mainProductId)

const canBuy = (variant: CartVariant, quantity: number): boolean =>
  isPurchasable(variant.availability) && (ignoresStock(variant) || variant.stockQty >= quantity)

/** Rules may change while a line is in a bag; lines of older releases were never validated. */
const canMake = ({ customisation: rules }: CartVariant, { sku, customisation }: CartLine): boolean =>
  decideCustomisation({ rules, sku, inputs: customisation?.inputs ?? [] }).kind === 'decided'
