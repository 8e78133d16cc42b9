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

/** A record as it was saved. Queries are answered from memory; a page's hits are read here by their key. */
export const searchRecords = pgTable(
  'search_records',
  {
    indexName: text().notNull(),
    objectId: text().notNull(),
    record: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    // Written and read by releases before 0029 only; they go with their indexes in the release after it.
    numbers: jsonb().$type<Readonly<Record<string, number | readonly number[]>>>(),
    facets: text().array(),
    words: tsvector(),
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

/** The vocabulary of an index, for releases before 0029 only; it goes in the release after it. */
export const searchWords = pgTable('search_words', { indexName: text().notNull(), word: word().notNull() }, (table) => [
  primaryKey({ columns: [table.indexName, table.word] }),
])

/** Which records a write changed or removed, so that a process that has the index in memory reads these only. */
export const searchChanges = pgTable(
  'search_changes',
  {
    indexName: text().notNull(),
    /** The revision of the index after the write. */
    revision: integer().notNull(),
    /** Null where all records may have changed. */
    objectIds: text().array(),
  },
  (table) => [primaryKey({ columns: [table.indexName, table.revision] })],
)

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
