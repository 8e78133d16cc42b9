import type { Texts } from '../../../schemas/generated/merchant.ts'
import type { ShippingOption } from '../../../schemas/api/cart.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { isForSite, type MerchantData, textIn } from '../merchant/merchant-data.ts'
import { siteTerms } from '../merchant/site-terms.ts'
import { toMajor, toMinor } from '../money.ts'
import { deliveryDates, type DeliveryDates } from './delivery-dates.ts'
import { defined } from '../../../src/lib/defined.ts'

/** A way to ship, its price in minor units. */
export interface ShippingOffer {
  readonly id: string
  readonly name: Texts
  readonly tooltip: Texts | undefined
  readonly price: number
  readonly delivery: { readonly min: number; readonly max: number }
  /** Of an order placed now; undefined for a country without a delivery calendar, and where `now` is absent. */
  readonly arrival: DeliveryDates | undefined
  readonly supportsBulkyItems: boolean
  /** Shown, but not available now. */
  readonly isSuspended: boolean
}

interface OfferInput {
  readonly site: SiteConfig
  readonly merchant: Pick<MerchantData, 'shipping' | 'delivery-calendars' | 'site-terms'>
  /** One oversize piece needs the bulky method for all. */
  readonly hasOversize: boolean
  /** What the products cost after discounts; minor units. */
  readonly productsTotal: number
  /** Epoch milliseconds. Absent for cached pages, which show numbers of days and no dates. */
  readonly now?: number
}

/** The ways a bag can be shipped, the default first. */
export const shippingOffersFor = ({ site, merchant, hasOversize, productsTotal, now }: OfferInput): readonly ShippingOffer[] => {
  const { freeShipThreshold } = siteTerms({ site, merchant })
  const isAboveThreshold = freeShipThreshold !== undefined && productsTotal >= toMinor(freeShipThreshold, site)
  const calendar = merchant['delivery-calendars'].get(site.code)
  return [...merchant.shipping.values()].flatMap((offer): ShippingOffer[] => {
    const { id, name, tooltip, price, days, bulky = false, freeFromThreshold = false, suspended = false } = offer
    const amount = price[site.currency.code]
    if (bulky !== hasOversize || !isForSite(offer, site) || amount === undefined) return []
    const isFree = freeFromThreshold && isAboveThreshold
    const isDated = calendar !== undefined && now !== undefined
    const arrival = isDated ? deliveryDates({ calendar, timeZone: site.timeZone, now, offer }) : undefined
    const shared = { id, name, tooltip, delivery: days, arrival, supportsBulkyItems: bulky, isSuspended: suspended }
    return [{ ...shared, price: isFree ? 0 : toMinor(amount, site) }]
  })
}

interface OptionInput {
  readonly site: SiteConfig
  readonly language: string
}

/** An offer as answers carry it: named in the shopper's language, its price in major units. */
export const toShippingOption =
  ({ site, language }: OptionInput) =>
  ({ id, name, tooltip, price, delivery, arrival, supportsBulkyItems }: ShippingOffer): ShippingOption => ({
    id,
    delivery,
    supportsBulkyItems,
    ...defined({ arrival }),
    method: textIn(name, localeTag(language, site.code)),
    price: toMajor(price, site),
    ...(tooltip === undefined ? {} : { tooltip: textIn(tooltip, localeTag(language, site.code)) }),
  })

/** Every way to ship on a site, with the price it has for a small bag: those for ordinary pieces first, then those for bulky ones. */
export const listShippingOptions = (input: OptionInput & Pick<OfferInput, 'merchant'>): readonly ShippingOption[] =>
  [false, true].flatMap((hasOversize) => shippingOffersFor({ ...input, hasOversize, productsTotal: 0 }).map(toShippingOption(input)))

/** How one piece that costs so much, in major units, can be sent now, in the order of the merchant. */
export const shippingOfPiece = ({
  isOversize,
  price,
  ...input
}: OptionInput & Pick<OfferInput, 'merchant'> & { readonly isOversize: boolean; readonly price: number }): readonly ShippingOption[] =>
  shippingOffersFor({ ...input, hasOversize: isOversize, productsTotal: toMinor(price, input.site) })
    .filter(({ isSuspended }) => !isSuspended)
    .map(toShippingOption(input))
