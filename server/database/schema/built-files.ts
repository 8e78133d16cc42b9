import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Files of the browser that a build has written, of every release that runs or ran lately: any process answers those of the others. */
export const builtFiles = pgTable(
  'built_files',
  {
    /** As a page names it: `/assets/kit-0a1b2c3.js`. A name changes with the content, so a row never does. */
    address: text().primaryKey(),
    /** Compressed with brotli. */
    content: bytea().notNull(),
    /** Epoch milliseconds at which a process last had it on its disk, to about a day. */
    seenAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('built_files_seen_at').on(table.seenAt)],
)
