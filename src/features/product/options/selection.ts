import type { OptionLevel } from '../../../../schemas/api/product.ts'
import { without } from '../../../lib/without.ts'
import { LEVELS, type NormalisedProduct, type Selection, type Variant } from './normalise-product.ts'

export interface OptionChoice {
  readonly level: OptionLevel
  readonly value: string
}

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

/** The variant a complete selection means; undefined while something is missing. */
export const selectedVariant = (product: NormalisedProduct, selection: Selection): Variant | undefined =>
  missingOptions(product, selection).length > 0 ? undefined : product.options.find((variant) => agrees(variant, selection))

/** The query with the selection written into it: sku when complete, else color; the rest stays as it was (TRICKY-08). */
export const selectionAddress = (search: string, product: NormalisedProduct, selection: Selection): string => {
  const query = new URLSearchParams(search)
  for (const name of ['sku', ...LEVELS]) query.delete(name)
  const variant = selectedVariant(product, selection)
  if (variant !== undefined) query.set('sku', variant.sku)
  else if (selection.color !== undefined) query.set('color', selection.color)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Whether a variant goes with what is selected. What is not selected, or what the variant has no value of, decides nothing. */
export const agrees = (variant: Variant, selection: Selection): boolean =>
  LEVELS.every((level) => {
    const chosen = selection[level]
    const own = variant[level]?.value
    return chosen === undefined || own === undefined || chosen === own
  })

/** First value of a level that can be bought with what is selected, else the first that exists with it. */
const firstValue = (options: readonly Variant[], level: OptionLevel, selection: Selection): string | undefined => {
  const candidates = options.filter((variant) => variant[level] !== undefined && agrees(variant, selection))
  return (candidates.find(({ availableForPurchase }) => availableForPurchase) ?? candidates[0])?.[level]?.value
}

/** All values of a variant. */
const selectionOf = ({ color, size, sizeType }: Variant): Selection => ({
  ...(color === undefined ? {} : { color: color.value }),
  ...(size === undefined ? {} : { size: size.value }),
  ...(sizeType === undefined ? {} : { sizeType: sizeType.value }),
})
