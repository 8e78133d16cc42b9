import type { OptionLevel } from '../../../../schemas/api/product.ts'
import { distinctValues } from './distinct-values.ts'
import type { NormalisedProduct } from './normalised-product.ts'

export interface LevelRules {
  /** `product.oneSizeValues` of the site. */
  readonly oneSizeValues: readonly string[]
  /** `product.hideSingleColor` of the site. */
  readonly hideSingleColor: boolean
}

/** Levels that are shown: those with a choice, and a single value that tells something (OPT-10, OPT-15). */
export const visibleLevels = (product: NormalisedProduct, rules: LevelRules): readonly OptionLevel[] =>
  product.optionAttributes.filter((level) => {
    const [first, ...others] = distinctValues(product.options, level)
    if (first === undefined) return false
    return others.length > 0 || IS_SINGLE_SHOWN[level](first.label, rules)
  })

const IS_SINGLE_SHOWN: Readonly<Record<OptionLevel, (label: string, rules: LevelRules) => boolean>> = {
  color: (_, { hideSingleColor }) => !hideSingleColor,
  size: (label, { oneSizeValues }) => !oneSizeValues.some((value) => value.toUpperCase() === label.trim().toUpperCase()),
  sizeType: () => false,
}
