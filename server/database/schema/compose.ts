import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ComposeActionName } from '../../../schemas/api/compose-history.ts'

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
