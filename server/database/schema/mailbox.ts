import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Mails and SMS that were sent; the outbox of the embedded platform (contracts 3, `/_mailbox`). */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text().$type<'email' | 'sms'>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    /** Epoch milliseconds. */
    sentAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('messages_recipient').on(table.recipient)],
)
