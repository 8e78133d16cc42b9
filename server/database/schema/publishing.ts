import { sql, type SQL } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Page } from '../../../schemas/page.ts'
import type { ContentProblem } from '../../../src/content/content-problem.ts'
import type { Redirect } from '../../../src/content/redirects.ts'

type SnapshotColumns = Readonly<Record<'siteTag' | 'language' | 'page', AnyPgColumn>>

/**
 * Site, language and what a page's title for search engines is made of (`ownTitle`): `s` and its own one, or `l` and the title of a landing
 * page, to which the shop's name comes. All in one hash: beside conditions on site and language the database, which may never have
 * counted its rows, would take them for few and go through them all.
 */
export const titleHash = (table: SnapshotColumns): SQL =>
  hashOf(
    table,
    sql`coalesce('s' || (${table.page}->'seo'->>'title'), case when ${table.page}->>'kind' = 'landing' then 'l' || (${table.page}->>'title') end)`,
  )
export const descriptionHash = (table: SnapshotColumns): SQL => hashOf(table, sql`(${table.page}->'seo'->>'description')`)

const hashOf = ({ siteTag, language }: SnapshotColumns, words: SQL): SQL => sql`md5(${siteTag} || ' ' || ${language} || ' ' || ${words})`

/** The live page of a site, language and key: the last version that passed the publish gate. */
export const pageSnapshots = pgTable(
  'page_snapshots',
  {
    siteTag: text().notNull(),
    language: text().notNull(),
    key: text().notNull(),
    entryId: text().notNull(),
    page: jsonb().$type<Page>().notNull(),
    /** Of the page's JSON, so that publishing the same again writes and announces nothing. */
    contentHash: text().notNull(),
    /** Epoch milliseconds. */
    publishedAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteTag, table.language, table.key] }),
    index('page_snapshots_key').on(table.key),
    // For the query which other pages have the same title.
    index('page_snapshots_title').on(titleHash(table)),
    index('page_snapshots_description').on(descriptionHash(table)),
  ],
)

/** The live redirects of a site: those that passed, and of wrong ones what passed last. */
export const liveRedirects = pgTable('live_redirects', {
  siteTag: text().primaryKey(),
  redirects: jsonb().$type<readonly Redirect[]>().notNull(),
  /** Epoch milliseconds. */
  publishedAt: bigint({ mode: 'number' }).notNull(),
})

/** Used-by index: every entry and asset the pages of a key are made of, missing ones included with revision 0. */
export const pageSources = pgTable(
  'page_sources',
  {
    key: text().notNull(),
    sourceId: text().notNull(),
    revision: integer().notNull(),
    /** Its display name; of a deleted entry the last one. Null for an entry that never existed. */
    name: text(),
  },
  (table) => [primaryKey({ columns: [table.key, table.sourceId] }), index('page_sources_source').on(table.sourceId)],
)

/** How the last attempt to publish a page went, in words for merchandisers. */
export const publishReports = pgTable(
  'publish_reports',
  {
    siteTag: text().notNull(),
    language: text().notNull(),
    key: text().notNull(),
    entryId: text().notNull(),
    outcome: text().$type<'live' | 'refused'>().notNull(),
    problems: jsonb().$type<readonly ContentProblem[]>().notNull(),
    /** Epoch milliseconds. */
    attemptedAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteTag, table.language, table.key] }),
    // In the order of reports; each publish replaces those of a key.
    index('publish_reports_key').on(table.key, table.siteTag, table.language),
  ],
)

/** The delivery API's sync token up to which the content of a space was processed. One row per space and environment. */
export const contentPositions = pgTable('content_positions', {
  space: text().primaryKey(),
  syncToken: text().notNull(),
})
