import type { Promotion, PromotionFilter } from '../../../../schemas/api/campaign.ts'

/** Whether a filter means a promotion: at least one criterion is set, and all that are set match (PROMO-04). */
export const matchesFilter = (filter: PromotionFilter, { messageId, conditions, discount, tierDiscount }: Promotion): boolean => {
  const criteria: readonly (readonly [string | undefined, string | undefined])[] = [
    [filter.messageId, messageId],
    [filter.component, discount?.component],
    [filter.discountType, discount?.type ?? tierDiscount?.discountType],
    [filter.shippingMethod, conditions.shippingMethod],
  ]
  const set = criteria.filter(([wanted]) => wanted !== undefined)
  return set.length > 0 && set.every(([wanted, value]) => wanted === value)
}
