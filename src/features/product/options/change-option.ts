import type { OptionLevel } from '../../../../schemas/api/product.ts'
import { without } from '../../../lib/without.ts'
import { agrees } from './agrees.ts'
import { firstValue } from './first-value.ts'
import type { NormalisedProduct, Selection } from './normalised-product.ts'

export interface OptionChoice {
  readonly level: OptionLevel
  readonly value: string
}

/**
 * The selection after a choice. A new color or size type clears the size (OPT-04, OPT-05) and keeps the other of the
 * two where some variant has both, else takes its first value; nothing is filled. Choosing again what is selected, or
 * what does not exist, changes nothing.
 */
export const changeOption = (product: NormalisedProduct, selection: Selection, { level, value }: OptionChoice): Selection => {
  if (selection[level] === value || !product.options.some((variant) => variant[level]?.value === value)) return selection
  if (level === 'size') return { ...selection, size: value }
  const other = level === 'color' ? 'sizeType' : 'color'
  const chosen: Selection = { ...without(selection, 'size'), [level]: value, ...sizeOf(product) }
  const hasBoth = product.options.some((variant) => agrees(variant, without(chosen, 'size')))
  if (hasBoth || selection[other] === undefined) return chosen
  const replacement = firstValue(product.options, other, { [level]: value })
  return replacement === undefined ? without(chosen, other) : { ...chosen, [other]: replacement }
}

/** A product with one size keeps it. */
const sizeOf = ({ optionDefaultValues: { size } }: NormalisedProduct): Selection => (size === undefined ? {} : { size })
