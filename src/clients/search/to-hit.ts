import type { Hit, HitColor, HitImage } from './hit.ts'
import { nameIn, numberOf, recordOf, recordsOf, textOf, textsOf, type UnknownRecord } from './read-record.ts'
import { defined } from '../../lib/defined.ts'

/** What of a record is read, and its position in its answer. */
interface HitContext {
  /** ISO alpha-2, upper case. */
  readonly country: string
  readonly language: string
  /** 1-based over all pages. */
  readonly offsettedPosition: number
  readonly queryID?: string
}

interface AnswerContext extends Pick<HitContext, 'country' | 'language'> {
  /** 1-based. */
  readonly page: number
  readonly hitsPerPage: number
}

/** Attributes a hit is made of; asking for no others keeps answers small. */
export const hitAttributes = (country: string, language: string): readonly string[] => [
  'productId',
  'slug',
  'name',
  `localised.${language}.name`,
  'brand',
  'brandTag',
  'availabilityFlag',
  'productAvailability',
  'optionLevels',
  'colors.slug',
  'colors.name',
  `colors.localised.${language}.name`,
  'colors.hex',
  'colors.swatch',
  'colors.mainImage',
  'colors.secondaryImage',
  'colors.productId',
  'colors.productSlug',
  'colors.availabilityFlag',
  'sizes',
  'categories',
  'categoryPageIds',
  'collections',
  `price.${country}`,
  `priceRange.${country}`,
  'isFinalSale',
  'shipDateMin',
  'shipDateMax',
  'rating',
  'image',
]

/** Hits of one answer, numbered over all pages. */
export const readHits = (answer: UnknownRecord, { country, language, page, hitsPerPage }: AnswerContext): readonly Hit[] => {
  const queryID = textOf(answer['queryID'])
  const shared = { country, language, ...defined({ queryID }) }
  return recordsOf(answer['hits']).flatMap(
    (record, index) => toHit(record, { ...shared, offsettedPosition: (page - 1) * hitsPerPage + index + 1 }) ?? [],
  )
}

/** A search record in one country and language; undefined where it lacks what a card cannot do without: id, slug or price. */
export const toHit = (record: UnknownRecord, { country, language, offsettedPosition, queryID }: HitContext): Hit | undefined => {
  const objectID = textOf(record['objectID'])
  const slug = textOf(record['slug'])
  const price = priceOf(record, country)
  if (objectID === undefined || slug === undefined || price === undefined) return undefined
  const image = imageOf(record['image'])
  const shippingDateRange = shippingDates(record)
  return {
    objectID,
    productId: textOf(record['productId']) ?? objectID,
    slug,
    name: nameIn(record, language),
    brand: textOf(record['brand']) ?? '',
    brandTag: textOf(record['brandTag']) ?? '',
    availabilityFlag: numberOf(record['availabilityFlag']) ?? UNAVAILABLE,
    productAvailability: textOf(record['productAvailability']) ?? 'NOTAVAILABLE',
    optionLevels: textsOf(record['optionLevels']),
    colors: recordsOf(record['colors']).flatMap((color) => colorOf(color, language) ?? []),
    sizes: textsOf(record['sizes']),
    categories: textsOf(record['categories']),
    categoryPageIds: textsOf(record['categoryPageIds']),
    collections: textsOf(record['collections']),
    price,
    priceRange: rangeOf(record, country, price),
    isFinalSale: record['isFinalSale'] === true,
    offsettedPosition,
    ...defined({ shippingDateRange }),
    ...ratingOf(record['rating']),
    ...defined({ image, queryID }),
  }
}

/** What a missing or unknown flag means (DATA-105). */
const UNAVAILABLE = 3

const priceOf = (record: UnknownRecord, country: string): Hit['price'] | undefined => {
  const price = recordOf(recordOf(record['price'])[country])
  const sale = numberOf(price['sale'])
  if (sale === undefined) return undefined
  return { sale, list: numberOf(price['list']) ?? sale, onSale: price['onSale'] === true }
}

const rangeOf = (record: UnknownRecord, country: string, { sale, list }: Hit['price']): Hit['priceRange'] => {
  const range = recordOf(recordOf(record['priceRange'])[country])
  return {
    saleMin: numberOf(range['saleMin']) ?? sale,
    saleMax: numberOf(range['saleMax']) ?? sale,
    listMin: numberOf(range['listMin']) ?? list,
    listMax: numberOf(range['listMax']) ?? list,
  }
}

const shippingDates = (record: UnknownRecord): Hit['shippingDateRange'] => {
  const minRange = numberOf(record['shipDateMin'])
  return minRange === undefined ? undefined : { minRange, maxRange: numberOf(record['shipDateMax']) ?? minRange }
}

const ratingOf = (value: unknown): Pick<Hit, 'rating'> => {
  const { average, count } = recordOf(value)
  return typeof average === 'number' && typeof count === 'number' ? { rating: { average, count } } : {}
}

const colorOf = (color: UnknownRecord, language: string): HitColor | undefined => {
  const slug = textOf(color['slug'])
  if (slug === undefined) return undefined
  const hex = textsOf(color['hex'])
  const swatch = textOf(color['swatch'])
  const mainImage = imageOf(color['mainImage'])
  const secondaryImage = imageOf(color['secondaryImage'])
  const productId = textOf(color['productId'])
  const productSlug = textOf(color['productSlug'])
  return {
    slug,
    name: nameIn(color, language),
    availabilityFlag: numberOf(color['availabilityFlag']) ?? UNAVAILABLE,
    ...(hex.length === 0 ? {} : { hex }),
    ...defined({ swatch, mainImage, secondaryImage, productId, productSlug }),
  }
}

const imageOf = (value: unknown): HitImage | undefined => {
  const { src, width, height } = recordOf(value)
  const address = textOf(src)
  return address === undefined ? undefined : { src: address, width: numberOf(width) ?? 1200, height: numberOf(height) ?? 1500 }
}
