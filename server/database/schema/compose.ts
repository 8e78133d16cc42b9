import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ComposeFields } from '../../../schemas/api/compose.ts'
import type { ComposeActionName } from '../../../schemas/api/compose-history.ts'
import type { ReviewState } from '../../../schemas/api/compose-reviews.ts'

/** What people did in the composer, whether it succeeded or not. Rows are only added; housekeeping deletes old ones. */
export const composeActions = pgTable(
  'compose_actions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Epoch milliseconds. */
    at: bigint({ mode: 'number' }).notNull(),
    /** As the identity provider names her. */
    userName: text().notNull(),
    action: text().$type<ComposeActionName>().notNull(),
    /** Entry of the page; null for what belongs to none, as an upload. */
    pageId: text(),
    /** Entries and assets that it was about. */
    ids: jsonb().$type<readonly string[]>().notNull(),
    /** `done`, or the code of what kept it from being done. */
    outcome: text().notNull(),
  },
  (table) => [index('compose_actions_page').on(table.pageId, table.id), index('compose_actions_at').on(table.at)],
)

/** Windows in which a page is open. Each says so every few seconds; a row that is not renewed is nobody. */
export const composePresence = pgTable(
  'compose_presence',
  {
    /** Drawn by the window. */
    windowId: text().primaryKey(),
    pageId: text().notNull(),
    userId: text().notNull(),
    userName: text().notNull(),
    /** Entry of the block that is chosen; null for none. */
    entryId: text(),
    /** Epoch milliseconds. */
    seenAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('compose_presence_page').on(table.pageId), index('compose_presence_seen').on(table.seenAt)],
)

/** What somebody made of an entry: her saves of it that follow each other closely are one row. */
export const composeEdits = pgTable(
  'compose_edits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Page that was open; null where none is known. */
    pageId: text(),
    entryId: text().notNull(),
    contentType: text().notNull(),
    userId: text().notNull(),
    userName: text().notNull(),
    /** Epoch milliseconds of the first and of the last save. */
    begunAt: bigint({ mode: 'number' }).notNull(),
    endedAt: bigint({ mode: 'number' }).notNull(),
    /** Version in the CMS that the last save made. */
    version: integer().notNull(),
    /** Fields before the first save; null for an entry that it made. */
    before: jsonb().$type<ComposeFields>(),
    after: jsonb().$type<ComposeFields>().notNull(),
  },
  (table) => [
    index('compose_edits_page').on(table.pageId, table.id),
    index('compose_edits_entry').on(table.entryId, table.id),
    index('compose_edits_ended').on(table.endedAt),
  ],
)

/** What people say to each other about a block or a page. A reply names the comment that it answers. */
export const composeComments = pgTable(
  'compose_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    pageId: text().notNull(),
    /** Entry that it is about; the page's own for the page. */
    entryId: text().notNull(),
    /** First comment of the conversation; null for the first itself. */
    answers: integer(),
    userId: text().notNull(),
    userName: text().notNull(),
    text: text().notNull(),
    /** Epoch milliseconds. */
    at: bigint({ mode: 'number' }).notNull(),
    /** Of a first comment: since when, and by whom, the conversation is done; null while it is open. */
    resolvedAt: bigint({ mode: 'number' }),
    resolvedBy: text(),
  },
  (table) => [index('compose_comments_page').on(table.pageId, table.id), index('compose_comments_resolved').on(table.resolvedAt)],
)

/** Reviews of a page, each of one state of it. Rows are only added and decided. */
export const composeReviews = pgTable(
  'compose_reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    pageId: text().notNull(),
    state: text().$type<ReviewState>().notNull(),
    /** What would go live: versions of entries and assets by id. */
    versions: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    askedById: text().notNull(),
    askedBy: text().notNull(),
    /** Epoch milliseconds. */
    askedAt: bigint({ mode: 'number' }).notNull(),
    /** What the reviewer is told. */
    note: text().notNull(),
    decidedById: text(),
    decidedBy: text(),
    decidedAt: bigint({ mode: 'number' }),
    /** What whoever asked is told. */
    answer: text(),
  },
  (table) => [index('compose_reviews_page').on(table.pageId, table.id), index('compose_reviews_asked').on(table.askedAt)],
)
