import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

const epochMs = () => bigint({ mode: 'number' })

/** Sign-ins of those who work in the shop, at the desk of the orders and at the reports. A deleted row is one that has ended. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** Of what the cookie holds. */
    idHash: text().primaryKey(),
    /** The door it opens: none opens another. */
    door: text().notNull(),
    /** The provider's id of the person. */
    personId: text().notNull(),
    /** As the identity provider names her. */
    personName: text().notNull(),
    groups: jsonb().$type<readonly string[]>().notNull(),
    /** What asks the provider again who she is, sealed with a key of this shop. */
    sealedToken: text().notNull(),
    /** When the provider last said so. */
    checkedAt: epochMs().notNull(),
    /** When it is asked next; one process moves it before it asks. */
    nextCheckAt: epochMs().notNull(),
    endsAt: epochMs().notNull(),
  },
  (table) => [index('staff_sessions_ends_at').on(table.endsAt)],
)
