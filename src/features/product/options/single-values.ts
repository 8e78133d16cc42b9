import type { OptionLevel } from '../../../../schemas/api/product.ts'
import { distinctValues } from './distinct-values.ts'
import type { Selection, Variant } from './normalised-product.ts'

/** Attributes with exactly one value in the whole product are chosen already (OPT-02). */
export const singleValues = (optionAttributes: readonly OptionLevel[], options: readonly Variant[]): Selection =>
  Object.fromEntries(
    optionAttributes.flatMap((level) => {
      const [only, ...others] = distinctValues(options, level)
      return only !== undefined && others.length === 0 ? [[level, only.value]] : []
    }),
  )
