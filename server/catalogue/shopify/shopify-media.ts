import type { RequestedPicture } from '../files/file-media.ts'
import { cleanText } from '../files/clean-text.ts'
import type { CatalogueVariant } from '../catalogue-product.ts'
import { optionsOf, type OptionAxis } from '../files/option-levels.ts'
import type { ShopifyProductRows } from './shopify-rows.ts'

interface Request {
  readonly product: ShopifyProductRows
  readonly axes: readonly OptionAxis[]
  /** Of the product. */
  readonly name: string
  readonly file: string
}

/** A product's pictures in their order; those named as a variant's picture belong to its color. */
export const shopifyPictures = ({ product, axes, name, file }: Request): readonly RequestedPicture[] => {
  const colors = new Map<string, CatalogueVariant['color']>(
    product.rows.map(({ cells }) => [(cells['Variant Image'] ?? '').trim(), optionsOf(axes, (key) => cells[key] ?? '').color]),
  )
  const rows = product.rows.filter(({ cells }) => (cells['Image Src'] ?? '').trim() !== '')
  const inPosition = [...rows].sort((a, b) => Number(a.cells['Image Position'] || 0) - Number(b.cells['Image Position'] || 0))
  return inPosition.map(({ cells, line }, index) => {
    const source = (cells['Image Src'] ?? '').trim()
    const color = colors.get(source)
    return {
      file,
      line,
      column: 'Image Src',
      source,
      name: `${product.handle}-${index + 1}`,
      alt: { en: cleanText(cells['Image Alt Text'] ?? '') || name },
      ...(color === undefined ? {} : { colorSlug: color.slug }),
    }
  })
}
