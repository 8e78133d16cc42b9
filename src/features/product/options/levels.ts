import type { OptionLevel, StockStatus } from '../../../../schemas/api/product.ts'
import { isOneSize } from '../../../lib/is-one-size.ts'
import { bestStatus, isPurchasable } from '../../../lib/stock-status.ts'
import { distinctValues, type NormalisedProduct, type Selection } from './normalise-product.ts'
import { agrees } from './selection.ts'

export interface LevelRules {
  /** `product.oneSizeValues` of the site. */
  readonly oneSizeValues: readonly string[]
  /** `product.hideSingleColor` of the site. */
  readonly hideSingleColor: boolean
}

/** Levels that are shown: those with a choice, and a single value that says something (OPT-10, OPT-15). */
export const visibleLevels = (product: NormalisedProduct, rules: LevelRules): readonly OptionLevel[] =>
  product.optionAttributes.filter((level) => {
    const [first, ...others] = distinctValues(product.options, level)
    if (first === undefined) return false
    return others.length > 0 || IS_SINGLE_SHOWN[level](first.label, rules)
  })

const IS_SINGLE_SHOWN: Readonly<Record<OptionLevel, (label: string, rules: LevelRules) => boolean>> = {
  color: (_, { hideSingleColor }) => !hideSingleColor,
  size: (label, { oneSizeValues }) => !isOneSize(label, oneSizeValues),
  sizeType: () => false,
}

/** One chip. */
export interface LevelOption {
  readonly value: string
  readonly label: string
  readonly stockStatus: StockStatus
  readonly isSelected: boolean
  /** Its availability is not one the site lets shoppers choose (OPT-09). */
  readonly isDisabled: boolean
  readonly isSoldOut: boolean
}

interface AvailabilityRules {
  /** `product.allowedAvailability` of the site. */
  readonly allowedAvailability: readonly string[]
  /** `product.showOutOfStock` of the site. */
  readonly showOutOfStock: boolean
}

interface Deps {
  readonly product: NormalisedProduct
  readonly selection: Selection
  readonly rules: AvailabilityRules
}

/**
 * The chips of a level. A color or size type is as available as the best variant that has it, for choosing it may move
 * the other; a size as available as the one variant it would complete. What is sold out in every combination is left out
 * unless the site shows it, it is selected, or there is nothing else (OPT-11).
 */
export const levelOptions = ({ product, selection, rules }: Deps, level: OptionLevel): readonly LevelOption[] => {
  const isAllowed = (status: StockStatus): boolean => rules.allowedAvailability.includes(status)
  const all = distinctValues(product.options, level)
  const sold = all.filter(({ value }) => isAllowed(statusOf(product, { [level]: value })))
  const listed =
    rules.showOutOfStock || sold.length === 0 ? all : all.filter((option) => sold.includes(option) || selection[level] === option.value)
  return listed.map(({ value, label }) => {
    const stockStatus = statusOf(product, level === 'size' ? { ...selection, size: value } : { [level]: value })
    const isDisabled = !isAllowed(stockStatus)
    return {
      value,
      label,
      stockStatus,
      isSelected: selection[level] === value,
      isDisabled,
      isSoldOut: isDisabled || !isPurchasable(stockStatus),
    }
  })
}

const statusOf = ({ options }: NormalisedProduct, selection: Selection): StockStatus =>
  bestStatus(options.filter((variant) => agrees(variant, selection)).map(({ stockStatus }) => stockStatus))
