/**
 * Discount of a list price in percent (PRICE-01 to PRICE-04, TRICKY-21): a whole number from 1 up, two decimals below
 * that, and 0 for anything that is no discount.
 */
export const discountPercent = (list: number, sale: number): number => {
  const percent = ((list - sale) / list) * 100
  if (!Number.isFinite(percent) || percent <= 0 || list <= 0 || sale < 0) return 0
  return percent >= 1 ? Math.floor(percent + 0.5) : Math.floor(percent * 100 + 0.5) / 100
}

/** The Chinese way to say a discount: 20 % off is 8 fold, 15 % off is 85 fold (PRICE-07, PRICE-10). */
export const foldOf = (percent: number): number => {
  const rest = Math.round((100 - percent) * 100) / 100
  return rest % 10 === 0 ? rest / 10 : rest
}
