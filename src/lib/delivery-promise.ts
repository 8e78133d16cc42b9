import type { SiteTerms } from '../../schemas/api/site-terms.ts'
import type { StockStatus } from '../../schemas/api/product.ts'
import { isPurchasable } from './stock-status.ts'
import { defined } from './defined.ts'

interface DeliveryInput {
  /** Undefined while a choice that decides it is still open. */
  readonly stockStatus: StockStatus | undefined
  readonly isOversize: boolean
  /** False for what no parcel brings. */
  readonly needsShipping?: boolean
  /** Those of the site, so of its country. */
  readonly terms: Pick<SiteTerms, 'timeToShip' | 'freeShipThreshold'>
}

/** What is absent is not promised. */
interface DeliveryPromise {
  /** `days` from the order, or with `afterShipping` from when it ships; large things have `oversize` and no days. */
  readonly arrival?: 'days' | 'afterShipping' | 'oversize' | 'notShipped'
  readonly days?: { readonly min: number; readonly max: number }
  /** From this total on delivery can be free; major units. */
  readonly freeFrom?: number
}

/**
 * What the shop promises of a thing's delivery, decided here for every page. Nothing of what cannot be bought. What ships later counts
 * its days from then. Large things travel by offers of their own: the terms name neither their days nor a total they are free from.
 */
export const deliveryPromise = ({
  stockStatus,
  isOversize,
  needsShipping = true,
  terms: { timeToShip, freeShipThreshold },
}: DeliveryInput): DeliveryPromise => {
  if (stockStatus !== undefined && !isPurchasable(stockStatus)) return {}
  if (!needsShipping) return { arrival: 'notShipped' }
  if (isOversize) return { arrival: 'oversize' }
  const isLater = stockStatus === 'PREORDER' || stockStatus === 'BACKORDER'
  return {
    ...(timeToShip === undefined || stockStatus === undefined ? {} : { arrival: isLater ? 'afterShipping' : 'days', days: timeToShip }),
    ...defined({ freeFrom: freeShipThreshold }),
  }
}
