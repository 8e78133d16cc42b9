import type { Cart, CartItem } from '../../../schemas/api/cart.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import type { SiteScope } from '../../commerce/http/request-scope.ts'
import { shopTexts } from '../../commerce/texts/shop-texts.ts'
import { isoMinor } from '../protocol/money.ts'

/** One entry of a sum, in ISO minor units; what is taken off is negative. */
export interface Total {
  readonly type: 'subtotal' | 'items_discount' | 'discount' | 'fulfillment' | 'tax' | 'total'
  readonly display_text: string
  readonly amount: number
}

/** What a sum is made of; the caller's amounts are in major units, and what is taken off is given as a positive number. */
export interface Amounts {
  readonly subtotal: number
  readonly itemsDiscount: number
  readonly discount: number
  /** Undefined while nothing is known of it. */
  readonly fulfillment: number | undefined
  /** What is added to prices; undefined where they include it. */
  readonly tax: number | undefined
  readonly total: number
}

/** The entries of a sum: those before the last add up to it. */
export const totalsOf = (amounts: Amounts, { site, language }: SiteScope): readonly Total[] => {
  const t = shopTexts(localeTag(language, site.code))
  const entry = (type: Total['type'], key: string, major: number): Total => ({
    type,
    display_text: t(key),
    amount: isoMinor(major, site),
  })
  const off = (type: Total['type'], major: number): readonly Total[] => (major === 0 ? [] : [entry(type, 'cart.discount', -major)])
  return [
    entry('subtotal', 'cart.subtotal', amounts.subtotal),
    ...off('items_discount', amounts.itemsDiscount),
    ...off('discount', amounts.discount),
    ...(amounts.fulfillment === undefined ? [] : [entry('fulfillment', 'checkout.summary.delivery', amounts.fulfillment)]),
    ...(amounts.tax === undefined ? [] : [entry('tax', 'checkout.summary.tax', amounts.tax)]),
    entry('total', 'checkout.summary.total', amounts.total),
  ]
}

/** A bag's sum. Of a bag (`isEstimate`) how it is delivered is not chosen yet: the total is without it. */
export const totalsOfCart = (
  { cartSummary }: Cart,
  scope: SiteScope,
  { isEstimate }: { readonly isEstimate: boolean },
): readonly Total[] => {
  const { totalItemCost, totalDiscountProduct, totalDiscountShipping, deliveryCost, deliveryNetCost, totalTax, totalCost } = cartSummary
  const isTaxAdded = scope.site.checkout.calculateTax
  if (isEstimate) {
    const total = totalItemCost - totalDiscountProduct
    const known = {
      subtotal: totalItemCost,
      itemsDiscount: totalDiscountProduct,
      discount: 0,
      fulfillment: undefined,
      tax: undefined,
      total,
    }
    return totalsOf(known, scope)
  }
  return totalsOf(
    {
      subtotal: totalItemCost,
      itemsDiscount: totalDiscountProduct,
      discount: totalDiscountShipping,
      fulfillment: isTaxAdded ? deliveryNetCost : deliveryCost,
      tax: isTaxAdded ? totalTax : undefined,
      total: totalCost,
    },
    scope,
  )
}

/** A line's sum. */
export const totalsOfLine = ({ price, quantity, discounts }: CartItem, scope: SiteScope): readonly Total[] => {
  const itemsDiscount = discounts.reduce((all, { amount }) => all + amount, 0)
  const subtotal = price.sale * quantity
  return totalsOf({ subtotal, itemsDiscount, discount: 0, fulfillment: undefined, tax: undefined, total: subtotal - itemsDiscount }, scope)
}
