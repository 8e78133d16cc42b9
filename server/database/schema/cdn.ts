import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Up to which revision of something that is on every page caches in front were told; a row each: catalogue, merchant. */
export const purgedRevisions = pgTable('purged_revisions', {
  subject: text().primaryKey(),
  revision: integer().notNull(),
})
