import type { SiteConfig } from '../../src/site/site-config.ts'
import { ancestorTags } from '../../server/catalogue/category-tag.ts'
import type { CatalogueProduct, CatalogueVariant, MinorPricePair } from '../../server/catalogue/catalogue-product.ts'
import { localised } from '../../server/catalogue/localised.ts'
import { colorInAllLanguages } from './color-in-all-languages.ts'
import type { Choice, DemoItem, DemoStock } from './demo-item.ts'
import { demoRating } from './demo-rating.ts'
import { demoMedia } from './demo-media.ts'
import { CARE, MATERIALS } from './materials.ts'
import { exactPair, scaledPrice } from './price-scale.ts'
import { inEveryLanguage } from './in-every-language.ts'
import { PRODUCT_TYPES } from './types.ts'
import { defined } from '../../src/lib/defined.ts'

const DAY_SECONDS = 86_400

export interface DemoContext {
  /** Countries that get prices. */
  readonly sites: readonly Pick<SiteConfig, 'code' | 'currency'>[]
  /** Epoch seconds of the day's start; ship dates count from it. */
  readonly today: number
}

export type DemoProduct = CatalogueProduct & Required<Pick<CatalogueProduct, 'popularity' | 'createdAt'>>

export const toCatalogueProduct = (item: DemoItem, context: DemoContext): DemoProduct => {
  const type = PRODUCT_TYPES[item.type]
  const material = MATERIALS[item.material]
  const tags = categoriesOf(item)
  return {
    id: item.id,
    slug: item.slug,
    brandName: item.brandName,
    name: item.name,
    description: inEveryLanguage(
      (language) => `<p>${localised(type.sentence, language)}</p><p>${localised(material.sentence, language)}</p>`,
    ),
    details: inEveryLanguage(
      (language) => `<ul><li>${localised(material.composition, language)}</li><li>${localised(type.fit, language)}</li></ul>`,
    ),
    care: inEveryLanguage((language) => `<p>${localised(CARE[material.care], language)}</p>`),
    optionLevels: item.optionLevels,
    categories: tags,
    categoryPageIds: tags.flatMap(ancestorTags).map((tag) => tag.replaceAll(' > ', '-')),
    collections: [...item.collections, ...(item.isUnlisted === true ? [] : item.audiences.map((audience) => `_div_${audience}`))],
    media: demoMedia(item),
    ...defined({ video: item.video }),
    rating: demoRating(item.id),
    isFinalSale: item.isFinalSale ?? false,
    isOversize: item.isOversize ?? false,
    isDiscontinued: item.isDiscontinued ?? false,
    ...defined({ mainProductId: item.mainProductId, groupId: item.groupId, customisation: item.customisation }),
    relatedIds: item.relatedIds,
    popularity: item.popularity,
    createdAt: item.createdAt,
    variants: choicesOf(item).map((choice) => toVariant(item, choice, context)),
  }
}

const categoriesOf = ({ type, audiences, isUnlisted }: DemoItem): readonly string[] => {
  const { category } = PRODUCT_TYPES[type]
  if (isUnlisted === true) return []
  return audiences.length === 0 ? [category] : audiences.map((audience) => `${audience} > ${category}`)
}

const choicesOf = (item: DemoItem): readonly Choice[] =>
  item.colors
    .flatMap((color) =>
      item.sizes.flatMap((size) =>
        item.sizeTypes === undefined ? [{ color, size }] : item.sizeTypes.map((sizeType) => ({ color, size, sizeType })),
      ),
    )
    .filter((choice) => item.isMade?.(choice) ?? true)

const toVariant = (item: DemoItem, choice: Choice, { sites, today }: DemoContext): CatalogueVariant => {
  const stock = item.stock(choice)
  const hasColor = item.optionLevels.includes('color')
  return {
    sku: skuOf(item, choice, hasColor),
    ...(hasColor ? { color: colorInAllLanguages(choice.color) } : {}),
    size: choice.size,
    ...defined({ sizeType: choice.sizeType }),
    prices: Object.fromEntries(sites.map((site) => [site.code, priceIn(item, choice, site)])),
    quantity: stock.quantity,
    state: stock.state ?? 'STOCKED',
    ...shipDates(stock, today),
  }
}

/** `{productId}-{COLOR}-{SIZE}[-{SIZETYPE}]` (contracts 13); parts are upper case without separators of their own. */
const skuOf = (item: DemoItem, { color, size, sizeType }: Choice, hasColor: boolean): string =>
  [item.id, ...(hasColor ? [color] : []), size.slug, ...(sizeType === undefined ? [] : [sizeType.slug])]
    .map((part) => part.replaceAll('-', '').toUpperCase())
    .join('-')

const priceIn = (item: DemoItem, choice: Choice, site: DemoContext['sites'][number]): MinorPricePair => {
  const pounds = item.price(choice)
  if (item.isPriceExact === true) return exactPair(pounds, site)
  return { list: scaledPrice(pounds.list, site), sale: scaledPrice(pounds.sale, site) }
}

const shipDates = ({ shipsInDays }: DemoStock, today: number) =>
  shipsInDays === undefined
    ? {}
    : { shipDateStart: today + shipsInDays[0] * DAY_SECONDS, shipDateEnd: today + shipsInDays[1] * DAY_SECONDS }
