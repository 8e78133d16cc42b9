import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { orders } from './commerce.ts'

const epochMs = () => bigint({ mode: 'number' })

const orderReference = () =>
  text()
    .notNull()
    .references(() => orders.orderReference)

/** What happens to an order after it was placed, in the words of its history. */
export type OrderEventKind =
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'refundRequested'
  | 'refunded'
  | 'refundFailed'
  | 'captured'
  | 'captureFailed'
  | 'paymentReturned'
  | 'paymentReturnFailed'
  | 'approvalAsked'
  | 'approvalGiven'
  | 'approvalRefused'
  | 'approvalWithdrawn'

/** The history of an order: who did what, when and why. Rows are added and never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderReference: orderReference(),
    kind: text().$type<OrderEventKind>().notNull(),
    at: epochMs().notNull(),
    /** Name of the person, or `provider` for what the payment provider reports. */
    by: text().notNull(),
    /** The identity provider's id of the person; null for the provider of payments, and where nobody has to sign in. */
    byId: text(),
    /** Why, in that person's words or the provider's; null where nobody gave a reason. */
    reason: text(),
    /** What belongs to the kind: carrier, tracking number and pieces, or an amount. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [index('order_events_order').on(table.orderReference, table.id)],
)

/** `reversal`: gives a whole payment back, by cancelling or refunding it as the provider finds it. */
export type OperationKind = 'capture' | 'refund' | 'reversal'

/**
 * `due`: written, and perhaps requested. `sent`: the provider has it and reports later. `done` and `failed` are what it reported; a refund that
 * was done may still fail afterwards.
 */
export type OperationState = 'due' | 'sent' | 'done' | 'failed'

/**
 * What was asked of the payment provider about a payment it has authorised. Written before the provider is called, under the id that is
 * the idempotency key: a process that dies in between repeats the same request, which the provider carries out once.
 */
export const paymentOperations = pgTable(
  'payment_operations',
  {
    /** Ours; the provider's reference and idempotency key. */
    id: text().primaryKey(),
    kind: text().$type<OperationKind>().notNull(),
    orderReference: orderReference(),
    /** The provider's reference of the payment. */
    paymentReference: text().notNull(),
    /** ISO minor units. */
    value: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<OperationState>().notNull().default('due'),
    requestedBy: text().notNull(),
    reason: text(),
    /** The provider's reference of the request. */
    pspReference: text(),
    createdAt: epochMs().notNull(),
    /** When a due request is repeated; until then somebody is at it. */
    nextTryAt: epochMs().notNull(),
    settledAt: epochMs(),
  },
  (table) => [index('payment_operations_order').on(table.orderReference), index('payment_operations_due').on(table.state, table.nextTryAt)],
)

/** `open`: nobody has decided; after `REQUEST_DAYS` nobody may any more. */
export type RefundRequestState = 'open' | 'approved' | 'refused' | 'withdrawn'

/** Refunds above what one person may pay back alone, for somebody else to approve. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    /** Of the form it was asked by; the refund that comes of it has the same id, and so is one. */
    id: text().primaryKey(),
    orderReference: orderReference(),
    /** ISO minor units. */
    value: integer().notNull(),
    currency: text().notNull(),
    /** Null where the buyer was forgotten: it is what somebody wrote, perhaps about them. */
    reason: text(),
    askedBy: text().notNull(),
    /** The identity provider's id of who asked: the one person who may not approve. */
    askedById: text().notNull(),
    askedAt: epochMs().notNull(),
    state: text().$type<RefundRequestState>().notNull().default('open'),
    decidedBy: text(),
    decidedById: text(),
    decidedAt: epochMs(),
  },
  (table) => [index('refund_requests_order').on(table.orderReference), index('refund_requests_state').on(table.state, table.askedAt)],
)

/** The last number a seller has given. Its row is locked while a number is taken, so that none is left out. */
export const invoiceCounters = pgTable('invoice_counters', {
  seller: text().primaryKey(),
  last: integer().notNull(),
})

/** Invoices and credit notes by seller and number, without a gap. */
export const invoices = pgTable(
  'invoices',
  {
    /** What it is about: `order` for the invoice of an order, or the id of a refund for its credit note. */
    subject: text().notNull(),
    orderReference: orderReference(),
    seller: text().notNull(),
    number: integer().notNull(),
    issuedAt: epochMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderReference, table.subject] }),
    uniqueIndex('invoices_number').on(table.seller, table.number),
  ],
)
