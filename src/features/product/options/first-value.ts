import type { OptionLevel } from '../../../../schemas/api/product.ts'
import { agrees } from './agrees.ts'
import type { Selection, Variant } from './normalised-product.ts'

/** First value of a level that can be bought with what is selected, else the first that exists with it. */
export const firstValue = (options: readonly Variant[], level: OptionLevel, selection: Selection): string | undefined => {
  const candidates = options.filter((variant) => variant[level] !== undefined && agrees(variant, selection))
  return (candidates.find(({ availableForPurchase }) => availableForPurchase) ?? candidates[0])?.[level]?.value
}
