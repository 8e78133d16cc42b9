import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** One row at most: whom this database belongs to. It is missing until a start with the demo or of production. */
export const databaseMark = pgTable('database_mark', {
  id: integer().primaryKey(),
  holder: text().$type<'demo' | 'production'>().notNull(),
  /** Epoch milliseconds; 0 where a release before this table put the demo in. */
  markedAt: bigint({ mode: 'number' }).notNull(),
})
