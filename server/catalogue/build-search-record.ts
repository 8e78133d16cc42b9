import type { SiteConfig } from '../../src/site/site-config.ts'
import type { HitImage } from '../../src/clients/search/hit.ts'
import { bestStatus, codeOfStatus, DISCONTINUED_CODE } from '../../src/lib/stock-status.ts'
import type { PricePair, Rating } from '../../schemas/api/product.ts'
import { ancestorTags } from './category-tag.ts'
import type { CategoryLabel } from './indexing/category-labels.ts'
import { groupBy } from '../../src/lib/group-by.ts'
import type { IndexSource } from './indexing/index-source.ts'
import { imagesOfColor, namesIn, recordColors, type RecordColor } from './indexing/record-colors.ts'
import { searchedWords, type SearchedWords } from './indexing/searched-words.ts'
import { pricesOf } from './product-prices.ts'
import { ratingOn } from './rating-on.ts'
import { variantStatus } from './variant-status.ts'
import { defined } from '../../src/lib/defined.ts'

/** A product as a country's search index holds it (contracts 11). Prices in major units, times in epoch seconds. */
export interface SearchRecord {
  readonly objectID: string
  readonly productId: string
  /** The same for products that are colors of one another; else the productId. */
  readonly groupId: string
  readonly slug: string
  readonly name: string
  /** The site's other languages. */
  readonly localised: Readonly<Record<string, { readonly name: string }>>
  readonly brand: string
  readonly brandTag: string
  readonly categories: readonly string[]
  readonly searched: SearchedWords
  readonly categoryPageIds: readonly string[]
  readonly collections: readonly string[]
  readonly optionLevels: readonly string[]
  /** Color slugs. */
  readonly color: readonly string[]
  readonly colors: readonly RecordColor[]
  /** Size tags, and what a shopper reads of them. */
  readonly size: readonly string[]
  readonly sizes: readonly string[]
  readonly price: Readonly<Record<string, { readonly sale: number; readonly list: number; readonly onSale: boolean }>>
  readonly priceRange: Readonly<
    Record<string, { readonly saleMin: number; readonly saleMax: number; readonly listMin: number; readonly listMax: number }>
  >
  /** Percent off, with two decimals. */
  readonly discount: Readonly<Record<string, number>>
  readonly onSale: boolean
  readonly availabilityFlag: number
  readonly productAvailability: string
  readonly isFinalSale: boolean
  readonly shipDateMin?: number
  readonly shipDateMax?: number
  readonly popularity: number
  readonly createdAt: number
  readonly rating?: Rating
  readonly image?: HitImage
}

interface Context {
  readonly site: SiteConfig
  readonly categories: ReadonlyMap<string, CategoryLabel>
}

/** The record of a product for a site's index. */
export const buildSearchRecord = ({ product, siblings, variants }: IndexSource, { site, categories }: Context): SearchRecord => {
  const own = variants.filter(({ productId }) => productId === product.id)
  const status = bestStatus(own.map((variant) => variantStatus({ variant, isDiscontinued: product.isDiscontinued, site })))
  const { price, priceRange } = pricesOf(own, site)
  const onSale = own.some(({ list, sale }) => sale < list)
  const sizes = [
    ...groupBy(
      own.flatMap(({ size }) => size ?? []),
      ({ slug }) => slug,
    ).values(),
  ].flatMap(([size]) => size ?? [])
  const [image] = imagesOfColor(product, own[0]?.color?.slug)
  const tags = unique(product.categories.flatMap(ancestorTags))
  const colors = recordColors({ product, siblings, variants, site })
  return {
    objectID: product.id,
    productId: product.id,
    groupId: product.groupId ?? product.id,
    slug: product.slug,
    name: product.name['en'] ?? '',
    localised: namesIn(product.name, site),
    brand: product.brandName,
    brandTag: product.brandTag,
    categories: tags,
    searched: searchedWords({
      product,
      colors,
      categories: tags,
      categoryNames: namesOf(tags, categories),
      skus: own.map(({ sku }) => sku),
      site,
    }),
    categoryPageIds: product.categoryPageIds,
    collections: product.collections,
    optionLevels: product.optionLevels,
    // What is called otherwise is neither color nor size to filter by.
    color: unique(own.flatMap(({ color }) => (color === null || color.optionName !== undefined ? [] : color.slug))),
    colors,
    size: sizes.filter(({ optionName }) => optionName === undefined).map(({ slug }) => slug),
    sizes: sizes.map(({ label }) => label),
    price: { [site.code]: { ...price, onSale } },
    priceRange: { [site.code]: priceRange },
    discount: { [site.code]: discountPercent(price) },
    onSale,
    availabilityFlag: product.isDiscontinued ? DISCONTINUED_CODE : codeOfStatus(status),
    productAvailability: status,
    isFinalSale: product.isFinalSale,
    ...shipDates(own),
    popularity: product.popularity,
    createdAt: product.createdAt,
    ...ratingOn(site, product),
    ...defined({ image }),
  }
}

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]

/** What the menu calls categories, by language: shoppers type what they read there. */
const namesOf = (tags: readonly string[], categories: Context['categories']): Readonly<Record<string, readonly string[]>> => {
  const named = tags.flatMap((tag) => Object.entries(categories.get(tag)?.label ?? {}))
  const byLanguage = groupBy(named, ([language]) => language)
  return Object.fromEntries([...byLanguage].map(([language, names]) => [language, unique(names.map(([, name]) => name))]))
}

const shipDates = (variants: IndexSource['variants']): Pick<SearchRecord, 'shipDateMin' | 'shipDateMax'> => {
  const starts = variants.flatMap(({ shipDateStart }) => shipDateStart ?? [])
  const ends = variants.flatMap(({ shipDateEnd }) => shipDateEnd ?? [])
  if (starts.length === 0) return {}
  return { shipDateMin: Math.min(...starts), shipDateMax: Math.max(...ends, ...starts) }
}

/** Percent off the list price, with two decimals; what the discount sort orders by. */
const discountPercent = ({ list, sale }: PricePair): number =>
  list > 0 && sale < list ? Math.round(((list - sale) / list) * 10_000) / 100 : 0
