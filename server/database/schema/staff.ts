import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

const epochMs = () => bigint({ mode: 'number' })

/** Sign-ins of those who work in the shop, at the desk of the orders and at the reports. A deleted row is one that has ended. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** The hash of the cookie's value. */
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
    /** When the identity provider last confirmed the sign-in. */
    checkedAt: epochMs().notNull(),
    /** When the identity provider is asked next. A process moves this time before it asks, so that only one asks. */
    nextCheckAt: epochMs().notNull(),
    endsAt: epochMs().notNull(),
  },
  (table) => [index('staff_sessions_ends_at').on(table.endsAt)],
)
