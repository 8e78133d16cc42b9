/** Between the texts of a place (PROMO-05). */
export const PROMOTION_SEPARATOR = ' | '
