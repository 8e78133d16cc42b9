import { bestStatus } from '../../../lib/stock-status.ts'
import type { Variant } from './normalise-product.ts'

/** The stock of a variant, or what is true of several. */
export type Stock = Pick<Variant, 'stockStatus'> & { readonly [Fact in 'stockQty' | 'shipDateStart' | 'shipDateEnd']?: number | undefined }

/**
 * What holds for all of these that can be bought, so that it can be said before one of them is chosen: a time by which each ships, or
 * that none can be had. Undefined where they differ, and of no variants.
 */
export const commonStock = (variants: readonly Variant[]): Stock | undefined => {
  const [first, ...others] = variants
  if (first === undefined || others.length === 0) return first
  const sold = variants.filter(({ availableForPurchase }) => availableForPurchase)
  const stockStatus = bestStatus((sold.length === 0 ? variants : sold).map((variant) => variant.stockStatus))
  const isCommon = sold.every(
    (variant) => variant.stockStatus === stockStatus || (stockStatus === 'AVAILABLE' && variant.stockStatus === 'LOWSTOCK'),
  )
  if (!isCommon) return undefined
  return { stockStatus, shipDateStart: dateOf(sold, 'shipDateStart', Math.min), shipDateEnd: dateOf(sold, 'shipDateEnd', Math.max) }
}

/** Nothing where one of them has none. */
const dateOf = (
  variants: readonly Variant[],
  fact: 'shipDateStart' | 'shipDateEnd',
  choose: (...values: readonly number[]) => number,
): number | undefined => {
  const dates = variants.flatMap((variant) => variant[fact] ?? [])
  return dates.length > 0 && dates.length === variants.length ? choose(...dates) : undefined
}
