import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Page } from '../../../schemas/page.ts'
import type { ContentProblem } from '../../../src/content/content-problem.ts'
import type { Redirect } from '../../../src/content/redirects.ts'

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
  (table) => [primaryKey({ columns: [table.siteTag, table.language, table.key] }), index('page_snapshots_key').on(table.key)],
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
  (table) => [primaryKey({ columns: [table.siteTag, table.language, table.key] })],
)

/** The delivery API's sync token up to which the content of a space was processed. One row per space and environment. */
export const contentPositions = pgTable('content_positions', {
  space: text().primaryKey(),
  syncToken: text().notNull(),
})
