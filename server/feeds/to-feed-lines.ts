import { shortHash } from '../catalogue/short-hash.ts'
import { localised } from '../catalogue/localised.ts'
import { ancestorPaths } from '../catalogue/category-tag.ts'
import { imagesOfColor } from '../catalogue/indexing/record-colors.ts'
import { ratingOn } from '../catalogue/rating-on.ts'
import type { VariantRow } from '../catalogue/variant-row.ts'
import { siteTerms } from '../commerce/merchant/site-terms.ts'
import { pictureAddress } from '../lib/picture-address.ts'
import { categoryFacts } from './category-facts.ts'
import { feedAvailability } from './feed-availability.ts'
import type { FeedContext } from './feed-context.ts'
import type { FeedGroup, FeedLine } from './feed-line.ts'
import { priceWriter } from './feed-price.ts'
import { feedShipping } from './feed-shipping.ts'
import { cut, feedText, textOfHtml, titleOf } from './feed-text.ts'
import type { FeedProduct } from './read-feed-products.ts'
import { variantOptions } from './variant-options.ts'
import { defined } from '../../src/lib/defined.ts'

/** The shortest limit of the channels for each text. */
const MAX = { id: 50, title: 150, description: 5000, brand: 70, option: 100, productType: 750 } as const
/** Beside the main one. */
const MORE_IMAGES = 10

/** The lines of a product: one for each variant that the site sells, also where it is sold out. None where no channel could show it. */
export const createToFeedLines = (context: FeedContext): ((product: FeedProduct) => readonly FeedLine[]) => {
  const { site, locale, base, origin, now } = context
  const write = priceWriter(site)
  const { returns } = siteTerms(context)

  return ({ variants: all, ...product }) => {
    const sold = all.filter(({ state, sale }) => state !== 'GIFTONLY' && sale > 0)
    const groupId = groupIdOf(product, sold)
    const name = feedText(localised(product.name, locale))
    const canonicalLink = `${base}/product/${encodeURIComponent(product.slug)}/${encodeURIComponent(product.id)}`
    const productType = productTypeOf(product, context)
    const shared = {
      canonicalLink,
      description: cut(descriptionOf(product, name, locale), MAX.description),
      brand: cut(feedText(product.brandName) || site.siteName, MAX.brand),
      facts: categoryFacts(product.categories, site),
      ...(productType === '' ? {} : { productType: cut(productType, MAX.productType) }),
      ...(product.isFinalSale ? { returnDays: null } : returns === undefined ? {} : { returnDays: returns.window }),
      ...ratingOn(site, product),
    }
    return sold.flatMap((variant): FeedLine[] => {
      const [main, ...more] = imagesOfColor(product, variant.color?.slug).map(({ src }) => pictureAddress(src, origin))
      if (main === undefined || name === '') return []
      const options = variantOptions(variant, context)
      const list = Math.max(variant.list, variant.sale)
      return [
        {
          ...shared,
          id: idOf(variant.sku),
          title: titleOf(name, groupId === undefined ? [] : Object.values(options.all), MAX.title),
          link: sold.length === 1 ? canonicalLink : `${canonicalLink}?sku=${encodeURIComponent(variant.sku)}`,
          images: [main, ...more.slice(0, MORE_IMAGES)],
          price: write(list),
          ...(variant.sale < list ? { salePrice: write(variant.sale) } : {}),
          ...feedAvailability(variant, now),
          ...(groupId === undefined ? {} : { group: { id: groupId, options: options.all } satisfies FeedGroup }),
          ...named(options),
          ...(variant.gtin === null ? {} : { gtin: variant.gtin }),
          ...(variant.mpn === null ? {} : { mpn: variant.mpn }),
          shipping: variant.needsShipping ? feedShipping({ context, write, isOversize: product.isOversize, price: variant.sale }) : [],
        },
      ]
    })
  }
}

const named = ({ color, size, sizeType }: ReturnType<typeof variantOptions>): Pick<FeedLine, 'color' | 'size' | 'sizeType'> => ({
  ...(color === undefined ? {} : { color: cut(color, MAX.option) }),
  ...(size === undefined ? {} : { size: cut(size, MAX.option) }),
  ...defined({ sizeType }),
})

/** A sku that is longer than channels allow keeps its start, and ends in what makes it one of its own. */
const idOf = (sku: string): string => {
  if (sku.length <= MAX.id) return sku
  const hash = shortHash(sku)
  return `${sku.slice(0, MAX.id - hash.length - 1)}-${hash}`
}

/** Products that are colors of one another are one group; a product of one variant is none. A group is never named as one of its lines. */
const groupIdOf = ({ id, groupId }: Pick<FeedProduct, 'id' | 'groupId'>, sold: readonly VariantRow[]): string | undefined => {
  if (groupId === null && sold.length < 2) return undefined
  const name = idOf(groupId ?? id)
  return sold.some(({ sku }) => idOf(sku) === name) ? idOf(`group-${name}`) : name
}

/** Channels refuse a product without a description. */
const descriptionOf = ({ description, details }: Pick<FeedProduct, 'description' | 'details'>, name: string, locale: string): string =>
  textOfHtml(localised(description, locale)) || textOfHtml(localised(details, locale)) || name

const productTypeOf = ({ categories: [tag] }: Pick<FeedProduct, 'categories'>, { labels, locale }: FeedContext): string =>
  tag === undefined
    ? ''
    : ancestorPaths(tag)
        .flatMap((path) => {
          const label = labels.get(path)
          return label === undefined ? [] : [feedText(localised(label, locale))]
        })
        .join(' > ')
