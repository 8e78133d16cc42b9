import type { ShippingOption } from '../../../schemas/api/cart.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { toMajor } from '../money.ts'
import { cartTexts } from '../texts/cart-texts.ts'
import type { ShippingOffer } from './shipping-offers.ts'

interface Place {
  readonly site: SiteConfig
  readonly language: string
}

/** An offer as answers carry it: named in the shopper's language, its price in major units. */
export const toShippingOption =
  ({ site, language }: Place) =>
  ({ id, price, ...offer }: ShippingOffer): ShippingOption => {
    const text = cartTexts(language)
    const tooltip = text(`shipping.${id}.tooltip`)
    return { ...offer, id, method: text(`shipping.${id}`), price: toMajor(price, site), ...(tooltip === '' ? {} : { tooltip }) }
  }
