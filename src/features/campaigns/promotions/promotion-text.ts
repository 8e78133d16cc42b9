import { ownValue } from '../../../lib/own-value.ts'
import { PROMOTION_SEPARATOR } from './promotion-separator.ts'
import type { CampaignData, DiscountType, Promotion } from '../../../../schemas/api/campaign.ts'

interface Deps {
  readonly formatting: CampaignData['promotionFormatting'] | undefined
  /** Major units as a price of the site. */
  readonly formatPrice: (amount: number) => string
}

/** One promotion in words; undefined where its campaign has none for it (PROMO-03). */
export const promotionText = (promotion: Promotion, { formatting, formatPrice }: Deps): string | undefined => {
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
