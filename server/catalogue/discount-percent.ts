import type { PricePair } from '../../schemas/api/product.ts'

/** Percent off the list price, with two decimals; what the discount sort orders by. */
export const discountPercent = ({ list, sale }: PricePair): number =>
  list > 0 && sale < list ? Math.round(((list - sale) / list) * 10_000) / 100 : 0
