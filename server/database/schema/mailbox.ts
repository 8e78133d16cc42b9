import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** `dead`: given up, after a refusal that repeating does not change or after the last try. */
export type MessageState = 'waiting' | 'sent' | 'dead'

/** The outbox: mails and SMS to be sent, sent or given up. Outside production `/_mailbox` shows it (contracts 3). */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text().$type<'email' | 'sms'>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Bodies have codes and addresses in them: dropped as soon as a transport has taken the message. */
    text: text(),
    html: text(),
    /** When the shop wrote the message; epoch milliseconds. */
    sentAt: bigint({ mode: 'number' }).notNull(),
    state: text().$type<MessageState>().notNull().default('sent'),
    /** The local part of the Message-ID: the same at every try, so that a receiver can drop a second copy. */
    reference: uuid().notNull().defaultRandom(),
    attempts: integer().notNull().default(0),
    /** Why the last try failed: `SMTP_550`, and what the server said. */
    problemCode: text(),
    problemReason: text(),
  },
  (table) => [
    index('messages_recipient').on(table.recipient),
    index('messages_state').on(table.state, table.id),
    index('messages_sent_at').on(table.sentAt),
  ],
)
