import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Address } from '../../../schemas/api/address.ts'
import type { Consumer, TaxState } from '../../../schemas/api/cart.ts'
import type { CheckoutResponse, Order, OrderStatus, Shipment } from '../../../schemas/api/checkout.ts'
import type { CustomisationInput } from '../../../schemas/api/customisation.ts'
import type { ApiError } from '../../../schemas/api/error.ts'

const epochMs = () => bigint({ mode: 'number' })

/** A shopping session. The id itself is known to the shopper's browser only; here is its hash. */
export const shoppingSessions = pgTable(
  'shopping_sessions',
  {
    idHash: text().primaryKey(),
    kind: text().$type<'guest' | 'account'>().notNull(),
    siteTag: text().notNull(),
    language: text().notNull(),
    /** Whose cart it opens: `session:{hash}` or `account:{sub}`. */
    ownerKey: text().notNull(),
    accountId: text(),
    email: text(),
    createdAt: epochMs().notNull(),
    /** Slides with use (SESSION_TTL_SECONDS). */
    expiresAt: epochMs().notNull(),
  },
  (table) => [index('shopping_sessions_expiry').on(table.expiresAt)],
)

/** `template` carts are made only to be recreated from their public id. */
export type CartStatus = 'open' | 'ordered' | 'merged' | 'template'

export const carts = pgTable(
  'carts',
  {
    id: text().primaryKey(),
    publicId: text().notNull(),
    ownerKey: text().notNull(),
    siteTag: text().notNull(),
    status: text().$type<CartStatus>().notNull().default('open'),
    /** Raised with every change of what is bought or charged. */
    revision: integer().notNull().default(1),
    delivery: jsonb().$type<Address>(),
    billing: jsonb().$type<Address>(),
    consumer: jsonb().$type<Consumer['properties']>().notNull().default({}),
    agreements: jsonb().$type<Readonly<Record<string, boolean>>>().notNull().default({}),
    shippingMethod: text(),
    /** The first of its vouchers. Processes of the release before read and write this one alone; see `codesOf`. */
    voucherCode: text(),
    /** All of them, in the order they were entered; null in a cart last written by the release before. */
    voucherCodes: jsonb().$type<readonly string[]>(),
    /** Goes with the parcel. */
    giftNote: text(),
    taxState: text().$type<TaxState>().notNull().default('NOT_CALCULATED'),
    /** No longer read or written. Processes of the release before still do while a new one is rolled out; a later migration drops it. */
    taxReadsLeft: integer(),
    createdAt: epochMs().notNull(),
    updatedAt: epochMs().notNull(),
  },
  (table) => [
    uniqueIndex('carts_public_id').on(table.publicId),
    // One open cart per owner and site: two tabs cannot make two.
    uniqueIndex('carts_open')
      .on(table.ownerKey, table.siteTag)
      .where(sql`status = 'open'`),
    index('carts_updated').on(table.updatedAt),
  ],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: text().primaryKey(),
    position: integer().notNull().generatedAlwaysAsIdentity(),
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    /** Hash of the customisation inputs, empty without: another engraving is another line. */
    customisationKey: text().notNull().default(''),
    /** What was chosen, as the server decided it; lines of older releases have more, which nothing reads. */
    customisation: jsonb().$type<{ readonly inputs: readonly CustomisationInput[] }>(),
    quantity: integer().notNull(),
  },
  (table) => [uniqueIndex('cart_lines_sku').on(table.cartId, table.sku, table.customisationKey)],
)

/** Numbers of order references, after those of the demo orders. One is drawn when an order stands (server/commerce/orders/number-order.ts). */
export const orderNumbers = pgSequence('order_numbers', { startWith: 20_000_001 })

export const orders = pgTable(
  'orders',
  {
    /** Until the order stands the utr of its payment, which no shopper sees. */
    orderReference: text().primaryKey(),
    siteTag: text().notNull(),
    clientTag: text().notNull(),
    language: text().notNull(),
    accountId: text(),
    /** Lower case. */
    email: text().notNull(),
    /** E.164, or empty. */
    phone: text().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** False until a payment is pending or authorised, and for good after a refusal: the shopper does not see the order. */
    isVisible: boolean().notNull(),
    currency: text().notNull(),
    /** Major units, as answered: an order never changes with the catalogue. */
    items: jsonb().$type<Order['items']>().notNull(),
    summary: jsonb().$type<Order['summary']>().notNull(),
    shippingMethod: text().notNull(),
    delivery: jsonb().$type<Address>(),
    billing: jsonb().$type<Address>(),
    agreements: jsonb().$type<Readonly<Record<string, boolean>>>().notNull().default({}),
    /** Goes with the parcel. */
    giftNote: text(),
    /** Scheme, host and port the buyer's browser came to. */
    origin: text(),
    /** The campaign or partner the buyer came from. */
    attribution: text(),
    placedAt: epochMs().notNull(),
    /** Parcels that have left, in their order. */
    shipments: jsonb().$type<readonly Shipment[]>().notNull().default([]),
    deliveredAt: bigint({ mode: 'number' }),
    cancelledAt: bigint({ mode: 'number' }),
    /** What the provider has paid back, ISO minor units. */
    refunded: integer().notNull().default(0),
  },
  (table) => [
    index('orders_email').on(table.email, table.placedAt),
    index('orders_account').on(table.accountId, table.placedAt),
    index('orders_placed').on(table.placedAt),
  ],
)

/** `superseded`: replaced by a newer attempt; should it be authorised after all, it is cancelled at the provider. */
export type AttemptState = 'open' | 'settled' | 'released' | 'superseded'

export interface Reservation {
  readonly sku: string
  readonly quantity: number
}

/** Pieces of one line of a bag: a sku stands there once for each customisation, and once plain. */
export interface BoughtLine extends Reservation {
  /** That of the line, empty for plain pieces. */
  readonly customisationKey: string
}

/** Name of the index that lets one payment of the provider settle one attempt. */
export const SETTLED_PSP_REFERENCE = 'payment_attempts_settled_psp'

/** One attempt to pay for one cart. Written before the provider is called, so that no answer can be lost. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    /** Ours; the provider's merchant reference and idempotency key. */
    utr: text().primaryKey(),
    orderReference: text()
      .notNull()
      .references(() => orders.orderReference, { onUpdate: 'cascade' }),
    cartId: text().notNull(),
    cartRevision: integer().notNull(),
    ownerKey: text().notNull(),
    siteTag: text().notNull(),
    method: text().notNull(),
    currency: text().notNull(),
    /** ISO minor units. */
    value: integer().notNull(),
    state: text().$type<AttemptState>().notNull().default('open'),
    /** The provider's latest answer, a `PaymentOutcome`. */
    outcome: jsonb().$type<Readonly<Record<string, unknown>>>(),
    pspReference: text(),
    /** The provider's token of its last action, sent back with what the shopper brings. */
    paymentData: text(),
    reserved: jsonb().$type<readonly Reservation[]>().notNull(),
    /** The lines of the bag that are paid for; null on attempts begun before they were stored. */
    bought: jsonb().$type<readonly BoughtLine[]>(),
    createdAt: epochMs().notNull(),
    /** Until then a request holds the attempt. */
    leaseUntil: epochMs().notNull(),
    settledAt: epochMs(),
    /** When the completion page was first opened (FRAME-14). */
    completionReadAt: epochMs(),
  },
  (table) => [
    index('payment_attempts_open').on(table.state, table.leaseUntil),
    index('payment_attempts_cart').on(table.cartId),
    index('payment_attempts_order').on(table.orderReference),
    uniqueIndex(SETTLED_PSP_REFERENCE)
      .on(table.pspReference)
      .where(sql`${table.state} = 'settled'`),
  ],
)

/**
 * The vouchers that took something off an order. A use counts while the order's attempt is open or settled: a payment that comes
 * to nothing gives it back, as it does its pieces.
 */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    code: text().notNull(),
    orderReference: text()
      .notNull()
      .references(() => orders.orderReference, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.code, table.orderReference] }), index('voucher_uses_order').on(table.orderReference)],
)

/** The result of a submit by session and idempotency key (CHECKOUT-22). */
export const checkoutSubmits = pgTable(
  'checkout_submits',
  {
    sessionHash: text().notNull(),
    idempotencyKey: text().notNull(),
    /** Hash of what was submitted. */
    fingerprint: text().notNull(),
    utr: text(),
    leaseUntil: epochMs().notNull(),
    /** Set once the result is final. */
    status: integer(),
    answer: jsonb().$type<CheckoutResponse | ApiError>(),
    createdAt: epochMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionHash, table.idempotencyKey] }), index('checkout_submits_created').on(table.createdAt)],
)

/** The favourites of an account, on every device of it; the highest position is the newest. */
export const accountFavorites = pgTable(
  'account_favorites',
  {
    accountId: text().notNull(),
    productId: text().notNull(),
    position: integer().notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.productId] })],
)

/** The address book of an account. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    reference: text().primaryKey(),
    position: integer().notNull().generatedAlwaysAsIdentity(),
    accountId: text().notNull(),
    type: text().$type<'shipping' | 'billing'>().notNull(),
    address: jsonb().$type<Address>().notNull(),
    isDefault: boolean().notNull().default(false),
  },
  (table) => [index('saved_addresses_account').on(table.accountId)],
)

/** Marketing sign-ups of the embedded platform. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    siteTag: text().notNull(),
    /** E-mail in lower case, or phone in E.164. */
    contact: text().notNull(),
    language: text().notNull(),
    interests: jsonb().$type<readonly string[]>().notNull(),
    createdAt: epochMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteTag, table.contact] })],
)

/**
 * Accounts that were closed by their owners. From then on their tokens open nothing here, also while they are still good at the
 * identity provider; what is left of the account there goes with the next call that brings one.
 */
export const closedAccounts = pgTable('closed_accounts', {
  accountId: text().primaryKey(),
  closedAt: epochMs().notNull(),
  /** When the identity provider had deleted the user; null until then. */
  finishedAt: bigint({ mode: 'number' }),
})

/** Tries within a window, by what they are counted for. */
export const rateWindows = pgTable('rate_windows', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: epochMs().notNull(),
})

/** Analytics events sent to the shop itself; the newest are stored. */
export const contextEvents = pgTable(
  'context_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteTag: text().notNull(),
    event: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    receivedAt: epochMs().notNull(),
  },
  (table) => [index('context_events_received').on(table.receivedAt)],
)
