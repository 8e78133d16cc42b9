import type { VariantRow } from '../variant-row.ts'
import type { IndexedProduct, IndexSource } from './index-source.ts'

/** What filters and suggestions need of a product: they are made of all products, which are not in memory together. */
export interface SlimSource {
  readonly product: Pick<IndexedProduct, 'brandTag' | 'brandName' | 'categories' | 'name' | 'popularity'>
  /** Those with a color or size that no product before had. */
  readonly variants: readonly Pick<VariantRow, 'color' | 'size'>[]
}

export const createSlimmer = (): ((source: IndexSource) => SlimSource) => {
  const seen = new Set<string>()
  const isNew = (key: string): boolean => !seen.has(key) && seen.add(key) === seen
  return ({ product: { brandTag, brandName, categories, name, popularity }, variants }) => ({
    product: { brandTag, brandName, categories, name, popularity },
    variants: variants.flatMap(({ color, size }) => {
      const first = {
        color: color !== null && isNew(`color ${color.slug} ${color.optionName === undefined}`) ? color : null,
        size: size !== null && isNew(`size ${size.slug} ${size.optionName === undefined}`) ? size : null,
      }
      return first.color === null && first.size === null ? [] : [first]
    }),
  })
}
