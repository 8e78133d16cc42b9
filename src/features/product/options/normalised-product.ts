import type { OptionLevel, PricePair, StockStatus } from '../../../../schemas/api/product.ts'

/** One value of a level: `value` is the slug, `label` what shoppers read. */
export interface OptionValue {
  readonly label: string
  readonly value: string
}

/** One sku with its values. A level the product does not have, or this sku has no value of, is absent. */
export interface Variant {
  readonly color?: OptionValue
  readonly size?: OptionValue
  readonly sizeType?: OptionValue
  readonly sku: string
  readonly stockStatus: StockStatus
  readonly availableForPurchase: boolean
  /** Major units. */
  readonly price: PricePair
  readonly stockQty?: number
  /** Epoch seconds. */
  readonly shipDateStart?: number
  readonly shipDateEnd?: number
}

/** A product as a flat list of what can be chosen (product.md 3, Normalised product). */
export interface NormalisedProduct {
  readonly id: string
  /** Subset of color, size, sizeType, in that order. */
  readonly optionAttributes: readonly OptionLevel[]
  readonly options: readonly Variant[]
  /** Values of attributes that leave no choice. */
  readonly optionDefaultValues: Selection
}

/** Chosen values by level. */
export type Selection = { readonly [Level in OptionLevel]?: string }
