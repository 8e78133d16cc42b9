import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often variants of blocks were seen, and how often those who had seen them put something in the bag or ordered. Nobody is named. */
export const variantCounts = pgTable(
  'variant_counts',
  {
    siteTag: text().notNull(),
    pageKey: text().notNull(),
    test: text().notNull(),
    variant: text().notNull(),
    /** `2026-12-01`, in UTC. */
    day: text().notNull(),
    kind: text().$type<'seen' | 'bag' | 'order'>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteTag, table.pageKey, table.test, table.variant, table.day, table.kind] })],
)
