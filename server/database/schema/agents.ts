import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

const epochMs = () => bigint({ mode: 'number' })

/** A bag or checkout that a shopper's agent began. Lines, buyer and address are in the bag of its session, as everybody's are. */
export const agentBags = pgTable(
  'agent_bags',
  {
    /** Unguessable: who names it may read it. */
    id: text().primaryKey(),
    kind: text().$type<'cart' | 'checkout'>().notNull(),
    siteTag: text().notNull(),
    language: text().notNull(),
    /** Address of the platform's profile. Nobody else is answered. */
    agent: text().notNull(),
    /** The session whose bag it is; two of one session are a bag and the checkout made of it. */
    sessionHash: text().notNull(),
    state: text().$type<'open' | 'canceled' | 'handedOver'>().notNull().default('open'),
    /** In the address by which the shopper herself goes on. */
    continueToken: text().notNull(),
    /** The bag it was put into when she did. */
    handedTo: text(),
    handedAt: epochMs(),
    /** The payment by which the agent ordered it. */
    utr: text(),
    createdAt: epochMs().notNull(),
  },
  (table) => [
    uniqueIndex('agent_bags_continue').on(table.continueToken),
    index('agent_bags_session').on(table.sessionHash),
    index('agent_bags_utr').on(table.utr),
    index('agent_bags_created').on(table.createdAt),
  ],
)

/** Changes that agents asked for, by their idempotency keys: what is asked again is not done again. */
export const agentRequests = pgTable(
  'agent_requests',
  {
    agent: text().notNull(),
    key: text().notNull(),
    /** Hash of what was asked. */
    fingerprint: text().notNull(),
    bagId: text().notNull(),
    createdAt: epochMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.key] }), index('agent_requests_created').on(table.createdAt)],
)
