import type { SiteConfig } from '../../../src/site/site-config.ts'
import { toMinor } from '../money.ts'
import { siteScaleOf } from '../site-scale.ts'

/** A way to ship, its price in minor units. */
export interface ShippingOffer {
  readonly id: string
  readonly price: number
  readonly delivery: { readonly min: number; readonly max: number }
  readonly supportsBulkyItems: boolean
}

interface Method {
  /** In units of the site's scale. */
  readonly price: number
  readonly days: readonly [min: number, max: number]
  readonly isBulky: boolean
  /** Free from the site's threshold on. */
  readonly hasFreeThreshold: boolean
}

const METHODS: Readonly<Record<string, Method>> = {
  standard: { price: 6, days: [2, 4], isBulky: false, hasFreeThreshold: true },
  express: { price: 14, days: [1, 2], isBulky: false, hasFreeThreshold: false },
  bulky: { price: 39, days: [5, 10], isBulky: true, hasFreeThreshold: false },
  'same-day': { price: 19, days: [0, 0], isBulky: false, hasFreeThreshold: false },
}

interface Goods {
  readonly site: SiteConfig
  /** One oversize piece needs the bulky method for all. */
  readonly hasOversize: boolean
  /** What the products cost after discounts; minor units. */
  readonly productsTotal: number
}

/** The ways a bag can be shipped, the default first. */
export const shippingOffersFor = ({ site, hasOversize, productsTotal }: Goods): readonly ShippingOffer[] =>
  Object.entries(METHODS)
    .filter(([, method]) => method.isBulky === hasOversize)
    .map(([id, method]) => ({
      id,
      price:
        method.hasFreeThreshold && productsTotal >= toMinor(site.freeShipThreshold, site)
          ? 0
          : toMinor(method.price * siteScaleOf(site), site),
      delivery: { min: method.days[0], max: method.days[1] },
      supportsBulkyItems: method.isBulky,
    }))
