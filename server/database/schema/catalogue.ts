import type { CustomisationRuleName } from '../../../schemas/api/customisation.ts'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** Text by language code (`en`, `ar`, ...); `en` is always there and is what a missing language falls back to. */
export type LocalisedText = Readonly<Record<string, string>>

/** One picture. `src` is a path below `/images/`, without size suffix; `colorSlug` ties it to one color. */
export interface MediaRow {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: LocalisedText
  readonly colorSlug?: string
}

/** A color as a shopper sees it. `hex` may hold several values (two-tone); `swatch` is an image path. */
export interface ColorRow {
  readonly slug: string
  readonly label: LocalisedText
  readonly hex?: readonly string[]
  readonly swatch?: string
  readonly optionName?: LocalisedText
}

export interface SizeRow {
  readonly slug: string
  readonly label: string
  /** What shoppers choose here, where it is no size: `Capacity`. The same on every level. */
  readonly optionName?: LocalisedText
}

export interface SizeTypeRow {
  readonly slug: string
  readonly label: LocalisedText
  readonly optionName?: LocalisedText
}

/** What shoppers gave a product on average, of five, and how many of them. */
export interface RatingRow {
  readonly average: number
  readonly count: number
}

export type OptionLevel = 'color' | 'size' | 'sizeType'

/** A value of an option: a color in hexadecimal digits, what a picture shows, or a place. */
export interface CustomisationValueRow {
  readonly value: string
  readonly label: LocalisedText
  readonly type: 'hex' | 'image' | 'text'
  /** Path of the picture of an `image`. */
  readonly image?: string
  /** Where a place is on the product's picture, and how wide it is, in parts of the picture's width and height. */
  readonly at?: { readonly x: number; readonly y: number; readonly width: number }
}

/** One thing that a shopper decides about a product (DATA-58). */
export interface CustomisationOptionRow {
  readonly id: string
  readonly type: 'swatches' | 'text' | 'position'
  readonly label: LocalisedText
  readonly values?: readonly CustomisationValueRow[]
  readonly defaultValue?: string
  readonly applyDefault?: boolean
  readonly isRequired?: boolean
  readonly maxLength?: number
  readonly minLength?: number
  /** An expression for the whole text. */
  readonly pattern?: string
  /** Words that are not written, in small letters. They stay on the server. */
  readonly forbidden?: readonly string[]
  /** The merchant's own words for a broken rule. */
  readonly messages?: Readonly<Partial<Record<CustomisationRuleName, LocalisedText>>>
}

/** How a product is made a shopper's own; what can be chosen is decided here, and only here (DATA-57). */
export interface CustomisationRow {
  readonly enabled: boolean
  readonly excludeSkus: readonly string[]
  readonly hasPreview: boolean
  readonly options: readonly CustomisationOptionRow[]
}

/** A product of one client (`ald`, `bri`); the same on every site of that client. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    clientTag: text().notNull(),
    slug: text().notNull(),
    /** Which importer owns the row: `demo`, `adobe-commerce`, `shopify`. */
    source: text().notNull(),
    /** Hash of the imported form, so that a second import of the same file changes nothing. */
    contentHash: text().notNull(),
    brandName: text().notNull(),
    brandTag: text().notNull(),
    name: jsonb().$type<LocalisedText>().notNull(),
    /** Sanitised HTML. */
    description: jsonb().$type<LocalisedText>().notNull(),
    details: jsonb().$type<LocalisedText>().notNull(),
    care: jsonb().$type<LocalisedText>().notNull(),
    optionLevels: jsonb().$type<readonly OptionLevel[]>().notNull(),
    /** Tags of the form `women > shoes > boots` (contracts 11), the deepest first. */
    categories: jsonb().$type<readonly string[]>().notNull(),
    categoryPageIds: jsonb().$type<readonly string[]>().notNull(),
    /** Collection tags, `_grp_{productId}` and `_div_{name}` among them. */
    collections: jsonb().$type<readonly string[]>().notNull(),
    /** Words that the merchant's file gives a product to be found by; shown nowhere. */
    tags: jsonb().$type<readonly string[]>().notNull().default([]),
    media: jsonb().$type<readonly MediaRow[]>().notNull(),
    /** Address of a film of the product, as blocks of films take it. */
    video: text(),
    /** Null where nobody has reviewed it. */
    rating: jsonb().$type<RatingRow>(),
    isFinalSale: boolean().notNull().default(false),
    isOversize: boolean().notNull().default(false),
    /** 4 in the index; never listed (contracts 13). */
    isDiscontinued: boolean().notNull().default(false),
    /** Set on a product that can only be bought with another one (EXTRA-11). */
    mainProductId: text(),
    /** Colors that are products of their own share a group (contracts 13, 900018). */
    groupId: text(),
    relatedIds: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Higher sells better; the ranking of `bestMatch`. */
    popularity: integer().notNull().default(0),
    /** Epoch seconds; the ranking of `newest`. */
    createdAt: integer().notNull(),
    /** Set on a product that shoppers make their own. */
    customisation: jsonb().$type<CustomisationRow>(),
  },
  (table) => [uniqueIndex('products_slug').on(table.clientTag, table.slug), index('products_source').on(table.source)],
)

export const variants = pgTable(
  'variants',
  {
    sku: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    color: jsonb().$type<ColorRow>(),
    size: jsonb().$type<SizeRow>(),
    sizeType: jsonb().$type<SizeTypeRow>(),
    /** False for what no parcel brings: a voucher, a file, a service. */
    needsShipping: boolean().notNull().default(true),
    /** The maker's numbers, where the merchant's file has them: GTIN (EAN, UPC, ISBN) of 8 to 14 digits, and part number. */
    gtin: text(),
    mpn: text(),
  },
  (table) => [index('variants_product').on(table.productId)],
)

/** What a sku costs in a country, in minor units of that country's decimals (LOCALE-34). No row: not sold there. */
export const prices = pgTable(
  'prices',
  {
    sku: text()
      .notNull()
      .references(() => variants.sku, { onDelete: 'cascade' }),
    country: text().notNull(),
    list: integer().notNull(),
    sale: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sku, table.country] })],
)

/** How a sku may be sold when its number in stock alone does not say it. */
export type StockState = 'STOCKED' | 'UNTRACKED' | 'PREORDER' | 'BACKORDER' | 'GIFTONLY' | 'NOTAVAILABLE'

/**
 * Pieces on hand. STOCKED gives AVAILABLE, LOWSTOCK or NOTAVAILABLE by quantity (DATA-105); UNTRACKED is always AVAILABLE, for its pieces
 * are counted elsewhere or not at all.
 */
export const stock = pgTable('stock', {
  sku: text()
    .primaryKey()
    .references(() => variants.sku, { onDelete: 'cascade' }),
  quantity: integer().notNull(),
  state: text().$type<StockState>().notNull().default('STOCKED'),
  /** Epoch seconds; when a PREORDER or BACKORDER ships. */
  shipDateStart: integer(),
  shipDateEnd: integer(),
})

/** A node of the navigation tree of a client; `path` (`/women/shoes`) is its position and its address. */
export const categories = pgTable(
  'categories',
  {
    clientTag: text().notNull(),
    path: text().notNull(),
    parentPath: text(),
    slug: text().notNull(),
    /** Navigation context key, first level only. */
    key: text(),
    label: jsonb().$type<LocalisedText>().notNull(),
    position: integer().notNull(),
    isHidden: boolean().notNull().default(false),
    /** Filter kinds and values that make the listing, e.g. `{ "categories": ["women > shoes"] }`. */
    filters: jsonb().$type<Readonly<Record<string, readonly string[]>>>().notNull(),
    image: text(),
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientTag, table.path] })],
)

/** One row: how often the catalogue changed, so that an index knows whether it is behind. */
export const catalogueState = pgTable('catalogue_state', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
})

/** What each search index holds, by hash of the record: indexing sends only what differs and goes on after a stop. */
export const indexedRecords = pgTable(
  'indexed_records',
  {
    indexName: text().notNull(),
    objectId: text().notNull(),
    recordHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.indexName, table.objectId] })],
)

/** The catalogue revision an index was brought up to. */
export const indexStates = pgTable('index_states', {
  indexName: text().primaryKey(),
  revision: integer().notNull(),
  settingsHash: text().notNull(),
})
