import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What merchants decide: vouchers, shipping offers, campaigns, size guides and so on, a row a document. */
export const merchantDocuments = pgTable(
  'merchant_documents',
  {
    kind: text().notNull(),
    key: text().notNull(),
    /** As schemas/merchant/{kind}.schema.json has it; validated before it is written, and again when it is read. */
    document: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
)

/** One row: how often the documents were changed. It is locked by a change, and it is missing until one was made. */
export const merchantRevisions = pgTable('merchant_revisions', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
  /** Epoch milliseconds. */
  changedAt: bigint({ mode: 'number' }).notNull(),
})
