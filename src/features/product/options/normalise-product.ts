import type {
  ColorGroup,
  OptionLevel,
  PricePair,
  Product,
  ProductOption,
  SizeTypeOption,
  StockStatus,
} from '../../../../schemas/api/product.ts'
import { isPurchasable } from '../../../lib/stock-status.ts'
import { defined } from '../../../lib/defined.ts'

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

/**
 * Flattens a product's color groups, sizes and size types into variants. Levels it does not declare are left out, and so
 * are colors that are products of their own: those are links, see `colorLinks`.
 */
export const normaliseProduct = (product: Product): NormalisedProduct => {
  const options = product.options.filter(({ path }) => path === undefined).flatMap((group) => variantsOfColor(group, product.optionLevels))
  const optionAttributes = LEVELS.filter((level) => options.some((variant) => variant[level] !== undefined))
  return { id: product.id, optionAttributes, options, optionDefaultValues: singleValues(optionAttributes, options) }
}

/** In the order they are chosen. */
export const LEVELS: readonly OptionLevel[] = ['color', 'size', 'sizeType']

const variantsOfColor = (group: ColorGroup, levels: readonly OptionLevel[]): readonly Variant[] => {
  const color = levels.includes('color') ? { color: { value: group.slug, label: group.name } } : {}
  return group.options.flatMap((option) => {
    const size = levels.includes('size') && option.size !== undefined ? { size: { value: option.slug, label: option.size.name } } : {}
    const sizeTypes = levels.includes('sizeType') ? (option.sizeType?.options ?? []) : []
    if (sizeTypes.length === 0) return [{ ...factsOf(option), ...color, ...size }]
    return sizeTypes.map((type) => ({ ...factsOf(type), ...color, ...size, sizeType: { value: type.slug, label: type.name } }))
  })
}

const factsOf = (option: ProductOption | SizeTypeOption): Variant => ({
  sku: option.sku,
  stockStatus: option.availability,
  availableForPurchase: isPurchasable(option.availability),
  price: option.price,
  ...defined({ stockQty: option.stockQty, shipDateStart: option.shipDateStart, shipDateEnd: option.shipDateEnd }),
})

/** Values of a level over some variants, each once, in the order they come. */
export const distinctValues = (options: readonly Variant[], level: OptionLevel): readonly OptionValue[] => {
  const values = new Map<string, OptionValue>()
  for (const { [level]: value } of options) if (value !== undefined && !values.has(value.value)) values.set(value.value, value)
  return [...values.values()]
}

/** Attributes with exactly one value in the whole product are chosen already (OPT-02). */
export const singleValues = (optionAttributes: readonly OptionLevel[], options: readonly Variant[]): Selection =>
  Object.fromEntries(
    optionAttributes.flatMap((level) => {
      const [only, ...others] = distinctValues(options, level)
      return only !== undefined && others.length === 0 ? [[level, only.value]] : []
    }),
  )
