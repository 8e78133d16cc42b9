import type { Campaign, PromotionLocation } from '../../../../schemas/api/campaign.ts'
import { matchesFilter } from './matches-filter.ts'
import { matchesProduct, type RuledProduct } from './matches-product.ts'
import { PROMOTION_SEPARATOR } from './promotion-separator.ts'
import { promotionText } from './promotion-text.ts'

export interface PromotionPlace {
  readonly location: PromotionLocation
  /** Absent: a place that is about no single product, such as the bag; promotions of certain products stay out of it. */
  readonly product?: RuledProduct
}

interface Deps {
  readonly formatPrice: (amount: number) => string
}

/** What running campaigns say at a place, as one text; empty where they say nothing. Campaigns without words are passed over. */
export const promotionMessages = (campaigns: readonly Campaign[], { location, product }: PromotionPlace, { formatPrice }: Deps): string =>
  campaigns
    .filter(({ status }) => status !== 'ENDED')
    .flatMap(({ data, promotions }) => {
      const filters = data?.promotionLocations?.[location] ?? []
      return promotions
        .filter((promotion) => filters.some((filter) => matchesFilter(filter, promotion)))
        .filter(({ products }) => (product === undefined ? products === undefined : matchesProduct(products, product)))
        .map((promotion) => promotionText(promotion, { formatting: data?.promotionFormatting, formatPrice }))
    })
    .filter((text) => text !== undefined && text !== '')
    .join(PROMOTION_SEPARATOR)
