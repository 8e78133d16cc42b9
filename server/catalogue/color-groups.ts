import type { ColorGroup, ProductOption, SizeTypeOption } from '../../schemas/api/product.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { bestStatus } from '../../src/lib/stock-status.ts'
import { groupBy } from '../../src/lib/group-by.ts'
import { localised } from './localised.ts'
import type { ProductRow } from './product-row.ts'
import type { VariantRow } from './variant-row.ts'
import { toPricePair } from './product-prices.ts'
import { variantStatus } from './variant-status.ts'
import { defined } from '../../src/lib/defined.ts'

interface Rows {
  readonly product: ProductRow
  readonly siblings: readonly ProductRow[]
  readonly variants: readonly VariantRow[]
  readonly site: SiteConfig
  readonly locale: string
}

/** One group per color, in the catalogue's order; one group with an empty slug where the product has no colors. */
export const colorGroups = ({ product, siblings, variants, site, locale }: Rows): readonly ColorGroup[] =>
  siblings.flatMap((sibling) =>
    [
      ...groupBy(
        variants.filter(({ productId }) => productId === sibling.id),
        ({ color }) => color?.slug ?? '',
      ),
    ].map(([slug, group]) => ({
      slug,
      ...describeColor(group[0]?.color ?? null, locale),
      ...(siblings.length === 1 ? {} : { productSlug: `${sibling.id}.${slug}` }),
      ...(sibling.id === product.id ? {} : { path: `/product/${sibling.slug}/${sibling.id}` }),
      options: productOptions({ variants: group, isDiscontinued: sibling.isDiscontinued, site, locale }),
    })),
  )

const describeColor = (color: VariantRow['color'], locale: string): Pick<ColorGroup, 'name' | 'hex' | 'swatch'> => ({
  name: color === null ? '' : localised(color.label, locale),
  ...defined({ hex: color?.hex, swatch: color?.swatch }),
})

interface ColorVariants {
  /** Of one color. */
  readonly variants: readonly VariantRow[]
  readonly isDiscontinued: boolean
  readonly site: SiteConfig
  readonly locale: string
}

/** The sizes of one color; a size with size types stands for its skus and is as available as the best of them. */
const productOptions = (color: ColorVariants): readonly ProductOption[] =>
  [...groupBy(color.variants, ({ size }) => size?.slug ?? '').values()].flatMap((variants) => {
    const [first] = variants
    if (first === undefined) return []
    const size = first.size === null ? {} : { size: { name: first.size.label } }
    const slug = first.size?.slug ?? first.color?.slug ?? ''
    const options = variants.flatMap((variant) => sizeTypeOption(variant, color))
    const [firstOption] = options
    if (firstOption === undefined) return [{ slug, ...size, ...sellable(first, color) }]
    const best =
      options.find(({ availability }) => availability === bestStatus(options.map((option) => option.availability))) ?? firstOption
    return [{ slug, sku: best.sku, ...size, availability: best.availability, price: best.price, sizeType: { options } }]
  })

const sizeTypeOption = (variant: VariantRow, color: ColorVariants): readonly SizeTypeOption[] =>
  variant.sizeType === null
    ? []
    : [{ slug: variant.sizeType.slug, name: localised(variant.sizeType.label, color.locale), ...sellable(variant, color) }]

const sellable = (variant: VariantRow, { isDiscontinued, site }: ColorVariants) => ({
  sku: variant.sku,
  availability: variantStatus({ variant, isDiscontinued, site }),
  price: toPricePair(variant, site),
  ...(variant.state === 'STOCKED' ? { stockQty: variant.quantity } : {}),
  ...(variant.shipDateStart === null ? {} : { shipDateStart: variant.shipDateStart }),
  ...(variant.shipDateEnd === null ? {} : { shipDateEnd: variant.shipDateEnd }),
})
