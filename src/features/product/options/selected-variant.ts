import { agrees } from './agrees.ts'
import { missingOptions } from './missing-options.ts'
import type { NormalisedProduct, Selection, Variant } from './normalised-product.ts'

/** The variant a complete selection means; undefined while something is missing. */
export const selectedVariant = (product: NormalisedProduct, selection: Selection): Variant | undefined =>
  missingOptions(product, selection).length > 0 ? undefined : product.options.find((variant) => agrees(variant, selection))
