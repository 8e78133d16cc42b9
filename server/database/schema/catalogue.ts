import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** Text by language code (`en`, `ar`, ...); `en` is always there and is what a missing language falls back to. */
export type LocalisedText = Readonly<Record<string, string>>

/** One photograph or drawing. `src` is a path below `/images/`, without size suffix; `colorSlug` ties it to one color. */
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
}

export interface SizeRow {
  readonly slug: string
  readonly label: string
}

export interface SizeTypeRow {
  readonly slug: string
  readonly label: LocalisedText
}

export type OptionLevel = 'color' | 'size' | 'sizeType'

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
    media: jsonb().$type<readonly MediaRow[]>().notNull(),
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
export type StockState = 'STOCKED' | 'PREORDER' | 'BACKORDER' | 'GIFTONLY' | 'NOTAVAILABLE'

/** Pieces on hand. STOCKED gives AVAILABLE, LOWSTOCK or NOTAVAILABLE by quantity (DATA-105). */
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
