import type { Product, StockStatus } from '../../../../schemas/api/product.ts'
import type { PageContext, Thing } from './page-facts.ts'
import type { ShippingRates } from '../../load/read-shipping-rates.ts'
import type { SoldVariant } from './sold-variants.ts'
import { noReturns, priceText, returnPolicy, shippingDetails } from './terms-data.ts'

interface Input {
  readonly product: Product
  readonly place: PageContext
  readonly shipping: ShippingRates
}

/** The offers of a product, and what all of them point to, which is said once. */
export interface OfferData {
  readonly of: (variant: SoldVariant, url: string) => Thing
  readonly things: readonly Thing[]
}

/** Short names, which are as good: an offer is said for each variant. */
const AVAILABILITY: Readonly<Record<StockStatus, string>> = {
  AVAILABLE: 'InStock',
  LOWSTOCK: 'LimitedAvailability',
  PREORDER: 'PreOrder',
  BACKORDER: 'BackOrder',
  NOTAVAILABLE: 'OutOfStock',
  GIFTONLY: 'OutOfStock',
}

export const offersOf = ({ product, place: { site: value }, shipping }: Input): OfferData => {
  const { site, terms } = value
  const returns = product.isFinalSale ? noReturns(site) : returnPolicy(terms, site)
  const below = named(
    '#ship',
    shipping.below.map((option) => shippingDetails(option, site)),
  )
  const fromThreshold = named(
    '#ship-free',
    shipping.fromThreshold.map((option) => shippingDetails(option, site)),
  )
  const threshold = terms.freeShipThreshold ?? Infinity
  const used = new Set<Thing>()

  const of = ({ availability, price, shipDateStart }: SoldVariant, url: string): Thing => {
    const rates = price.sale >= threshold ? fromThreshold : below
    for (const rate of rates) used.add(rate)
    const cost = { price: priceText(price.sale, site), priceCurrency: site.currency.code }
    const isSale = price.sale < price.list
    return {
      '@type': 'Offer',
      url,
      ...cost,
      priceSpecification: isSale ? struckPrice(priceText(price.list, site), site.currency.code) : undefined,
      availability: AVAILABILITY[availability],
      availabilityStarts: shipDateStart === undefined ? undefined : new Date(shipDateStart * 1000).toISOString(),
      itemCondition: 'NewCondition',
      shippingDetails: rates.length === 0 ? undefined : rates.map((rate) => ({ '@id': rate['@id'] })),
      hasMerchantReturnPolicy: returns === undefined ? undefined : { '@id': '#returns' },
    }
  }
  return {
    of,
    get things() {
      return [...used, ...(returns === undefined ? [] : [{ '@id': '#returns', ...returns }])]
    },
  }
}

const named = (id: string, things: readonly Thing[]): readonly Thing[] =>
  things.map((thing, index) => ({ '@id': `${id}${index}`, ...thing }))

const struckPrice = (price: string, priceCurrency: string): Thing => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price,
  priceCurrency,
})
