import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Words compare by code point, so that a range over a first letter can use the key. */
const word = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** An index or a replica of one. A replica has no records: it reads its primary's in another order. */
export const searchIndexes = pgTable('search_indexes', {
  name: text().primaryKey(),
  settings: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  primaryName: text(),
  /** Grows with every write to the index; part of the key of cached answers, so that all processes see the write. */
  revision: integer().notNull().default(0),
  createdAt: bigint({ mode: 'number' }).notNull(),
  updatedAt: bigint({ mode: 'number' }).notNull(),
})

/** A record, and what queries need of it in columns: facet tokens `attribute:value`, numbers by path, and its words. */
export const searchRecords = pgTable(
  'search_records',
  {
    indexName: text().notNull(),
    objectId: text().notNull(),
    record: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    numbers: jsonb().$type<Readonly<Record<string, number | readonly number[]>>>().notNull(),
    facets: text().array().notNull(),
    words: tsvector().notNull(),
    /** Value of the setting `attributeForDistinct`, where it differs from the objectID. */
    distinctKey: text(),
  },
  (table) => [
    primaryKey({ columns: [table.indexName, table.objectId] }),
    index('search_records_facets').using('gin', table.facets),
    index('search_records_words').using('gin', table.words),
    index('search_records_distinct')
      .on(table.indexName)
      .where(sql`distinct_key is not null`),
  ],
)

/** The vocabulary of an index, for typo tolerance. Words stay after their records until the index is cleared. */
export const searchWords = pgTable('search_words', { indexName: text().notNull(), word: word().notNull() }, (table) => [
  primaryKey({ columns: [table.indexName, table.word] }),
])

/** Rules and synonyms, as they were sent. */
export const searchExtras = pgTable(
  'search_extras',
  {
    indexName: text().notNull(),
    kind: text().$type<'rule' | 'synonym'>().notNull(),
    objectId: text().notNull(),
    body: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.indexName, table.kind, table.objectId] })],
)

/** Click and view events of shoppers, as they were sent. */
export const searchEvents = pgTable(
  'search_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    body: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    receivedAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('search_events_received').on(table.receivedAt)],
)
