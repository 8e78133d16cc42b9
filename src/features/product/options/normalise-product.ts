import type { ColorGroup, OptionLevel, Product, ProductOption, SizeTypeOption } from '../../../../schemas/api/product.ts'
import { isPurchasable } from '../../../lib/stock-status.ts'
import type { NormalisedProduct, Variant } from './normalised-product.ts'
import { singleValues } from './single-values.ts'

/**
 * Flattens a product's color groups, sizes and size types into variants. Levels it does not declare are left out, and so
 * are colors that are products of their own: those are links, see `colorLinks`.
 */
export const normaliseProduct = (product: Product): NormalisedProduct => {
  const options = product.options.filter(({ path }) => path === undefined).flatMap((group) => variantsOfColor(group, product.optionLevels))
  const optionAttributes = LEVELS.filter((level) => options.some((variant) => variant[level] !== undefined))
  return { id: product.id, optionAttributes, options, optionDefaultValues: singleValues(optionAttributes, options) }
}

const LEVELS: readonly OptionLevel[] = ['color', 'size', 'sizeType']

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
  ...(option.stockQty === undefined ? {} : { stockQty: option.stockQty }),
  ...(option.shipDateStart === undefined ? {} : { shipDateStart: option.shipDateStart }),
  ...(option.shipDateEnd === undefined ? {} : { shipDateEnd: option.shipDateEnd }),
})
