import type { OptionLevel } from '../../../../schemas/api/product.ts'
import { agrees } from './agrees.ts'
import type { NormalisedProduct, Selection } from './normalised-product.ts'

/**
 * Levels the shopper still has to choose (OPT-06): those without a value; where no variant has the combination, all but
 * the one changed last. A level with one value is chosen already and is never missing (OPT-15). A combination that
 * exists but cannot be bought is not missing.
 */
export const missingOptions = (product: NormalisedProduct, selection: Selection, lastChanged?: OptionLevel): readonly OptionLevel[] => {
  const isPossible = product.options.some((variant) => agrees(variant, selection))
  return product.optionAttributes.filter((level) => {
    if (product.optionDefaultValues[level] !== undefined) return false
    return selection[level] === undefined ? hasValue(product, selection, level) : !isPossible && level !== lastChanged
  })
}

/** Where only some variants have the level, it is asked for only while one of those can still be meant. */
const hasValue = ({ options }: NormalisedProduct, selection: Selection, level: OptionLevel): boolean => {
  const agreeing = options.filter((variant) => agrees(variant, selection))
  return agreeing.length === 0 || agreeing.some((variant) => variant[level] !== undefined)
}
