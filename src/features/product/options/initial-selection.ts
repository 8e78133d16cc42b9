import type { OptionLevel } from '../../../../schemas/api/product.ts'
import { firstValue } from './first-value.ts'
import type { NormalisedProduct, Selection } from './normalised-product.ts'
import { selectionOf } from './selection-of.ts'

/** What is selected when a product page opens: a pure function of product and address, so server and browser agree (TRICKY-08). */
export const initialSelection = (product: NormalisedProduct, query: Readonly<Record<string, string>>): Selection => {
  const named = product.options.find(({ sku }) => sku === query['sku'])
  if (named !== undefined) return selectionOf(named)
  const selection: { -readonly [Level in OptionLevel]?: string } = { ...slugsOf(product, query), ...product.optionDefaultValues }
  // Color and size type always find a value here, so there is nothing left to fill; size is the shopper's to choose.
  for (const level of ['color', 'sizeType'] as const) {
    if (selection[level] !== undefined || !product.optionAttributes.includes(level)) continue
    const value = firstValue(product.options, level, selection) ?? firstValue(product.options, level, {})
    if (value !== undefined) selection[level] = value
  }
  return selection
}

/** Slugs of the address that exist; others are ignored (OPT-14). */
const slugsOf = ({ optionAttributes, options }: NormalisedProduct, query: Readonly<Record<string, string>>): Selection =>
  Object.fromEntries(
    optionAttributes.flatMap((level) => {
      const slug = query[level]
      return options.some((variant) => variant[level]?.value === slug && slug !== undefined) ? [[level, slug]] : []
    }),
  )
