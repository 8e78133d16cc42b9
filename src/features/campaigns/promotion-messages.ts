import type { Campaign, CampaignData, DiscountType, Promotion, PromotionFilter } from '../../../schemas/api/campaign.ts'
import { ownValue } from '../../lib/own-value.ts'
import { matchesProduct } from './matches-product.ts'
import { PROMOTION_SEPARATOR, type PromotionQuery } from './promotion-texts.ts'

interface Deps {
  /** Major units as a price of the site. */
  readonly formatPrice: (amount: number) => string
}

/** Texts of running campaigns at a location, joined; empty where there are none. Campaigns without texts are skipped. */
export const promotionMessages = (campaigns: readonly Campaign[], { location, product }: PromotionQuery, { formatPrice }: Deps): string =>
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

/** Whether a filter means a promotion: at least one criterion is set, and all that are set match (PROMO-04). */
export const matchesFilter = (filter: PromotionFilter, { messageId, conditions, discount, tierDiscount }: Promotion): boolean => {
  const criteria: readonly (readonly [string | undefined, string | undefined])[] = [
    [filter.messageId, messageId],
    [filter.component, discount?.component],
    [filter.discountType, discount?.type ?? tierDiscount?.discountType],
    [filter.shippingMethod, conditions.shippingMethod],
  ]
  const set = criteria.filter(([expected]) => expected !== undefined)
  return set.length > 0 && set.every(([expected, value]) => expected === value)
}

interface Wording extends Deps {
  readonly formatting: CampaignData['promotionFormatting'] | undefined
}

/** One promotion in words; undefined where its campaign has none for it (PROMO-03). */
const promotionText = (promotion: Promotion, { formatting, formatPrice }: Wording): string | undefined => {
  const words = ownValue(formatting, promotion.messageId)
  if (words === undefined) return undefined
  const { discount, tierDiscount, conditions } = promotion
  const fill = (text: string, amount: number, type: DiscountType | undefined, min: number): string =>
    text
      .replaceAll('{amount}', type === 'PERCENT' ? `${amount}%` : formatPrice(amount))
      .replaceAll('{min}', formatPrice(min))
      .replaceAll(
        '{quantity}',
        String(tierDiscount?.tierType === 'ITEM_QUANTITY' ? min : (conditions.itemQuantity?.min ?? conditions.itemQuantity?.eq ?? 1)),
      )
  if (tierDiscount !== undefined && words.tierMessage !== undefined) {
    const { tierMessage } = words
    // The largest benefit comes first (PROMO-02).
    return [...tierDiscount.tiers]
      .reverse()
      .map(({ discountAmount, min }) => fill(tierMessage, discountAmount, tierDiscount.discountType, min))
      .join(PROMOTION_SEPARATOR)
  }
  // A value replaced by nothing is a gift, which has words of its own (PROMO-01).
  const isFree = discount?.type === 'VALUE_OVERRIDE' && discount.amount === 0
  const message = isFree ? (words.freeMessage ?? words.message) : words.message
  return fill(message, discount?.amount ?? 0, discount?.type, conditions.basketTotal?.min ?? 0)
}
