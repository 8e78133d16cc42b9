import { shippingOffersFor } from '../commerce/shipping/shipping-offers.ts'
import { textIn } from '../commerce/merchant/merchant-data.ts'
import type { FeedContext } from './feed-context.ts'
import type { FeedShipping } from './feed-line.ts'
import { feedText } from './feed-text.ts'

interface Input {
  readonly context: FeedContext
  readonly write: (minor: number) => string
  readonly isOversize: boolean
  /** Of one piece, in minor units: it alone may reach the amount from which delivery is free. */
  readonly price: number
}

/** How one piece can be sent to the site's country, by what the merchant offers and has not suspended. */
export const feedShipping = ({ context, write, isOversize, price }: Input): readonly FeedShipping[] =>
  shippingOffersFor({ site: context.site, merchant: context.merchant, hasOversize: isOversize, productsTotal: price })
    .filter(({ isSuspended }) => !isSuspended)
    .map((offer) => ({ name: feedText(textIn(offer.name, context.locale)), price: write(offer.price), days: offer.delivery }))
