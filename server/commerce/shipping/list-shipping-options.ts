import type { ShippingOption } from '../../../schemas/api/cart.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { shippingOffersFor } from './shipping-offers.ts'
import { toShippingOption } from './to-shipping-option.ts'

/** Every way to ship on a site, with the price it has for a small bag: those for ordinary pieces first, then those for bulky ones. */
export const listShippingOptions = (place: { readonly site: SiteConfig; readonly language: string }): readonly ShippingOption[] =>
  [false, true].flatMap((hasOversize) =>
    shippingOffersFor({ site: place.site, hasOversize, productsTotal: 0 }).map(toShippingOption(place)),
  )
