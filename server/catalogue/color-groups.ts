import type { ColorGroup } from '../../schemas/api/product.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { groupBy } from './group-by.ts'
import { localised } from './localised.ts'
import { productOptions } from './product-options.ts'
import type { ProductRow } from './product-row.ts'
import type { VariantRow } from './variant-row.ts'

interface Rows {
  readonly product: ProductRow
  readonly siblings: readonly ProductRow[]
  readonly variants: readonly VariantRow[]
  readonly site: SiteConfig
  readonly language: string
}

/** One group per color, in the catalogue's order; one group with an empty slug where the product has no colors. */
export const colorGroups = ({ product, siblings, variants, site, language }: Rows): readonly ColorGroup[] =>
  siblings.flatMap((sibling) =>
    [
      ...groupBy(
        variants.filter(({ productId }) => productId === sibling.id),
        ({ color }) => color?.slug ?? '',
      ),
    ].map(([slug, group]) => ({
      slug,
      ...describeColor(group[0]?.color ?? null, language),
      ...(siblings.length === 1 ? {} : { productSlug: `${sibling.id}.${slug}` }),
      ...(sibling.id === product.id ? {} : { path: `/product/${sibling.slug}/${sibling.id}` }),
      options: productOptions({ variants: group, isDiscontinued: sibling.isDiscontinued, site, language }),
    })),
  )

const describeColor = (color: VariantRow['color'], language: string): Pick<ColorGroup, 'name' | 'hex' | 'swatch'> => ({
  name: color === null ? '' : localised(color.label, language),
  ...(color?.hex === undefined ? {} : { hex: color.hex }),
  ...(color?.swatch === undefined ? {} : { swatch: color.swatch }),
})
