import type { ColorGroup, Product } from '../../../../schemas/api/product.ts'
import { imageVariant } from '../../../lib/image-variant.ts'
import { addressAt, type PageContext, type Thing } from './page-facts.ts'
import { offersOf, type OfferData } from './offer-data.ts'
import type { ShippingRates } from '../../load/read-shipping-rates.ts'
import { soldVariants, type SoldVariant } from './sold-variants.ts'

interface Input {
  readonly product: Product
  /** Without prefix. */
  readonly path: string
  readonly description: string | undefined
  readonly place: PageContext
  readonly shipping: ShippingRates
}

/** Search engines look at the first few. */
const MAX_IMAGES = 4
const GROUP_TAG = '_grp_'

/** A product and what its offers point to; a group of its variants where it has several. None where it has no picture, or nothing to sell. */
export const productThings = (input: Input): readonly Thing[] => {
  const { product, path, description, place } = input
  const variants = soldVariants(product, place.site.site.product)
  const siblings = product.options.flatMap((group) => (group.path === undefined ? [] : [{ ...group, path: group.path }]))
  const [first] = variants
  const images = imagesOf(product, undefined, place)
  if (first === undefined || images.length === 0) return []
  const offers = offersOf(input)
  const shared = {
    name: product.name,
    description,
    brand: { '@type': 'Brand', name: product.brand.name },
    url: addressAt(path, place),
    aggregateRating: ratingOf(product),
  }
  if (variants.length === 1 && siblings.length === 0)
    return [{ '@type': 'Product', ...shared, sku: first.sku, image: images, offers: offers.of(first, shared.url) }, ...offers.things]
  const group = {
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: product.collections.find(({ tag }) => tag.startsWith(GROUP_TAG))?.tag.slice(GROUP_TAG.length) ?? product.id,
    variesBy: variesBy(variants, siblings),
    hasVariant: [
      ...variants.map((variant) => variantThing(variant, { ...input, offers, isOnly: variants.length === 1 })),
      // A color with a page of its own says there what it costs.
      ...siblings.map((sibling) => ({ '@type': 'Product', url: addressAt(sibling.path, place) })),
    ],
  }
  return [group, ...offers.things]
}

interface VariantInput extends Input {
  readonly offers: OfferData
  readonly isOnly: boolean
}

const variantThing = (variant: SoldVariant, { product, path, place, offers, isOnly }: VariantInput): Thing => {
  const url = `${addressAt(path, place)}${isOnly ? '' : `?sku=${encodeURIComponent(variant.sku)}`}`
  return {
    '@type': 'Product',
    sku: variant.sku,
    name: [product.name, variant.words.join(', ')].filter((part) => part !== '').join(' - '),
    image: imagesOf(product, variant.colorSlug, place)[0],
    color: variant.color,
    size: variant.size,
    offers: offers.of(variant, url),
  }
}

/** What it says of variants that have it; search engines know no word for what a merchant keeps on a level of another name. */
const variesBy = (variants: readonly SoldVariant[], siblings: readonly ColorGroup[]): readonly string[] => [
  ...(new Set(variants.map(({ color }) => color)).size > 1 || siblings.length > 0 ? ['https://schema.org/color'] : []),
  ...(new Set(variants.map(({ size }) => JSON.stringify(size))).size > 1 ? ['https://schema.org/size'] : []),
]

/** Those of a color, or all where none is of it alone; in a width that the page itself shows. */
const imagesOf = ({ media }: Product, colorSlug: string | undefined, { origin }: PageContext): readonly string[] => {
  const own = colorSlug === undefined ? media.large : media.large.filter((image) => image.colorSlug === colorSlug)
  return (own.length === 0 ? media.large : own)
    .slice(0, MAX_IMAGES)
    .map(({ src }) => new URL(src.startsWith('/images/') ? imageVariant(src, 1200) : src, `${origin}/`).href)
}

const ratingOf = ({ rating }: Product): Thing | undefined =>
  rating === undefined ? undefined : { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count }
