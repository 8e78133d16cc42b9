import type { ColorRow, LocalisedText, MediaRow, OptionLevel, SizeRow, SizeTypeRow, StockState } from '../database/schema/catalogue.ts'

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
  readonly media: readonly MediaRow[]
  readonly isFinalSale: boolean
  readonly isOversize: boolean
  readonly isDiscontinued: boolean
  readonly mainProductId?: string
  readonly groupId?: string
  readonly relatedIds: readonly string[]
  readonly popularity: number
  /** Epoch seconds. */
  readonly createdAt: number
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
