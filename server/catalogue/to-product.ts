import type { Product, ProductImage } from '../../schemas/api/product.ts'
import { localeTag } from '../../src/site/locale-tag.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { LocalisedText, MediaRow } from '../database/schema/catalogue.ts'
import { bestStatus } from '../../src/lib/stock-status.ts'
import { colorGroups } from './color-groups.ts'
import { localised } from './localised.ts'
import { ratingOn } from './rating-on.ts'
import { pricesOf } from './product-prices.ts'
import type { ProductRow } from './product-row.ts'
import { toCustomisation } from './to-customisation.ts'
import { variantStatus } from './variant-status.ts'
import type { VariantRow } from './variant-row.ts'
import { defined } from '../../src/lib/defined.ts'

interface Rows {
  readonly product: ProductRow
  /** The products whose colors are shown together, this one among them. */
  readonly siblings: readonly ProductRow[]
  /** Variants of all siblings. */
  readonly variants: readonly VariantRow[]
  readonly labels: readonly { readonly path: string; readonly label: LocalisedText }[]
  readonly site: SiteConfig
  readonly language: string
}

/** Stored rows as the API's product, in one language and country. */
export const toProduct = ({ product, siblings, variants, labels, site, language }: Rows): Product => {
  const locale = localeTag(language, site.code)
  const own = variants.filter(({ productId }) => productId === product.id)
  const images = product.media.map((media) => toImage(media, locale))
  const statuses = own.map((variant) => variantStatus({ variant, isDiscontinued: product.isDiscontinued, site }))
  const { price, priceRange } = pricesOf(own, site)
  return {
    id: product.id,
    slug: product.slug,
    name: localised(product.name, locale),
    description: localised(product.description, locale),
    details: localised(product.details, locale),
    care: localised(product.care, locale),
    brand: { name: product.brandName, tag: product.brandTag },
    optionLevels: product.optionLevels,
    ...optionNames(own, locale),
    options: colorGroups({ product, siblings, variants, site, locale }),
    categories: product.categories,
    categoryPageIds: product.categoryPageIds,
    collections: product.collections.map((tag) => ({ tag })),
    sale: own.some(({ list, sale }) => sale < list) ? 'ONSALE' : 'NOSALE',
    isFinalSale: product.isFinalSale,
    isOversize: product.isOversize,
    ...(own.some(({ needsShipping }) => needsShipping) ? {} : { needsShipping: false as const }),
    isDiscontinued: product.isDiscontinued,
    availability: bestStatus(statuses),
    price,
    priceRange,
    media: { large: images, standard: images, ...(product.video === null ? {} : { video: product.video }) },
    ...ratingOn(site, product),
    relatedIds: product.relatedIds,
    breadcrumbs: labels.map(({ path, label }) => ({ path, label: localised(label, locale) })),
    ...(product.customisation?.enabled !== true ? {} : { customisation: toCustomisation(product.customisation, locale) }),
  }
}

/** As the variants of the product have them; most have none. */
const optionNames = (variants: readonly VariantRow[], locale: string): Pick<Product, 'optionNames'> => {
  const names = LEVELS.flatMap((level) => {
    const name = variants.find((variant) => variant[level]?.optionName !== undefined)?.[level]?.optionName
    return name === undefined ? [] : [[level, localised(name, locale)] as const]
  })
  return names.length === 0 ? {} : { optionNames: Object.fromEntries(names) }
}

const LEVELS = ['color', 'size', 'sizeType'] as const

const toImage = ({ src, width, height, alt, colorSlug }: MediaRow, locale: string): ProductImage => ({
  src,
  width,
  height,
  alt: localised(alt, locale),
  ...defined({ colorSlug }),
})
