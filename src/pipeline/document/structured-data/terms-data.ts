import type { ShippingOption } from '../../../../schemas/api/cart.ts'
import type { SiteTerms } from '../../../../schemas/api/site-terms.ts'
import { currencyDecimals } from '../../../site/currency-decimals.ts'
import type { SiteConfig } from '../../../site/site-config.ts'
import type { Thing } from './page-facts.ts'

/** Major units with the digits that the country's prices have. */
export const priceText = (amount: number, { code, currency }: Pick<SiteConfig, 'code' | 'currency'>): string =>
  amount.toFixed(currencyDecimals(code, currency.code))

/** What the merchant says of returns: parcels go back to an address, so by mail. Undefined where nothing is said. */
export const returnPolicy = ({ returns }: SiteTerms, site: SiteConfig): Thing | undefined => {
  if (returns === undefined) return undefined
  const isFree = returns.shippingPrice === 0
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: site.code,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returns.window,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: `https://schema.org/${isFree ? 'FreeReturn' : 'ReturnShippingFees'}`,
    returnShippingFeesAmount: isFree ? undefined : money(returns.shippingPrice, site),
  }
}

/** Of what is sold for good. */
export const noReturns = ({ code }: Pick<SiteConfig, 'code'>): Thing => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: code,
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
})

/** A way to ship. Its days are counted from the order on, so that none are left for handling. */
export const shippingDetails = ({ price, delivery }: Pick<ShippingOption, 'price' | 'delivery'>, site: SiteConfig): Thing => ({
  '@type': 'OfferShippingDetails',
  shippingRate: money(price, site),
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: site.code },
  deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days({ min: 0, max: 0 }), transitTime: days(delivery) },
})

const money = (amount: number, site: SiteConfig): Thing => ({
  '@type': 'MonetaryAmount',
  value: priceText(amount, site),
  currency: site.currency.code,
})

const days = ({ min, max }: ShippingOption['delivery']): Thing => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
})
