import type {
  ColorRow,
  CustomisationRow,
  LocalisedText,
  MediaRow,
  OptionLevel,
  RatingRow,
  SizeRow,
  SizeTypeRow,
  StockState,
} from '../database/schema/catalogue.ts'

/** Minor units of the country's decimals (LOCALE-34). */
export interface MinorPricePair {
  readonly list: number
  readonly sale: number
}

export interface CatalogueVariant {
  readonly sku: string
  readonly color?: ColorRow
  readonly size?: SizeRow
  readonly sizeType?: SizeTypeRow
  /** By ISO country code; a country that is missing does not sell the sku. */
  readonly prices: Readonly<Record<string, MinorPricePair>>
  readonly quantity: number
  readonly state: StockState
  /** Epoch seconds. */
  readonly shipDateStart?: number
  readonly shipDateEnd?: number
  /** Said only of what no parcel brings: a voucher, a file, a service. */
  readonly needsShipping?: false
  /** Digits alone, with a check digit that is right. */
  readonly gtin?: string
  /** The maker's part number. */
  readonly mpn?: string
}

/** A product as every importer yields it: the one form `saveCatalogue` stores. */
export interface CatalogueProduct {
  readonly id: string
  readonly slug: string
  readonly brandName: string
  readonly name: LocalisedText
  /** Sanitised HTML, as are `details` and `care`. */
  readonly description: LocalisedText
  readonly details: LocalisedText
  readonly care: LocalisedText
  readonly optionLevels: readonly OptionLevel[]
  /** Category tags, the deepest first; the first one makes the breadcrumbs. */
  readonly categories: readonly string[]
  readonly categoryPageIds: readonly string[]
  readonly collections: readonly string[]
  /** Words that shoppers find it by, beside those they read; in any language. */
  readonly tags?: readonly string[]
  readonly media: readonly MediaRow[]
  /** Address of a film: a file, a stream or the video host's. */
  readonly video?: string
  readonly rating?: RatingRow
  readonly isFinalSale: boolean
  readonly isOversize: boolean
  readonly isDiscontinued: boolean
  readonly mainProductId?: string
  readonly groupId?: string
  readonly relatedIds: readonly string[]
  /** Without it, by the place in the file that brought the product first. */
  readonly popularity?: number
  /** Epoch seconds; without it, when the product was first imported. */
  readonly createdAt?: number
  /** Some of its pictures could not be had: where the product has pictures already, it keeps those. */
  readonly isMediaPartial?: boolean
  /** How shoppers make it their own. */
  readonly customisation?: CustomisationRow
  readonly variants: readonly CatalogueVariant[]
}

/** A node of the navigation tree as importers yield it. */
export interface CatalogueCategory {
  readonly path: string
  readonly parentPath?: string
  readonly slug: string
  readonly key?: string
  readonly label: LocalisedText
  readonly position: number
  readonly isHidden: boolean
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly image?: string
}
