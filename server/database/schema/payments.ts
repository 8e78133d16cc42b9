import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** A payment at the embedded payment provider. No card number is stored. */
export const pspPayments = pgTable(
  'psp_payments',
  {
    pspReference: text().primaryKey(),
    /** The merchant's reference: our utr. */
    reference: text().notNull(),
    /** The same key again gets the same answer. */
    idempotencyKey: text(),
    method: text().notNull(),
    /** ISO minor units. */
    value: integer().notNull(),
    currency: text().notNull(),
    resultCode: text().notNull(),
    refusalReason: text(),
    action: jsonb().$type<Readonly<Record<string, unknown>>>(),
    returnUrl: text().notNull(),
    /** The test scenario chosen by the card holder's name, for later requests. */
    scenario: text(),
    /** How often `/payments/details` was called. */
    questions: integer().notNull().default(0),
    brand: text(),
    lastFour: text(),
    storedPaymentMethodId: text(),
    createdAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [uniqueIndex('psp_payments_idempotency').on(table.idempotencyKey), index('psp_payments_reference').on(table.reference)],
)

/** A saved card of a shopper: brand and last four digits, never the number. */
export const pspStoredMethods = pgTable(
  'psp_stored_methods',
  {
    id: text().primaryKey(),
    shopperReference: text().notNull(),
    brand: text().notNull(),
    lastFour: text().notNull(),
    expiryMonth: text().notNull(),
    expiryYear: text().notNull(),
    holderName: text().notNull(),
  },
  (table) => [index('psp_stored_methods_shopper').on(table.shopperReference)],
)

/** A capture, refund or reversal at the embedded payment provider. */
export const pspModifications = pgTable(
  'psp_modifications',
  {
    pspReference: text().primaryKey(),
    /** The payment it is about. */
    paymentPspReference: text().notNull(),
    kind: text().$type<'capture' | 'refund' | 'reversal'>().notNull(),
    /** The merchant's reference of the request. */
    reference: text().notNull(),
    /** The same key again gets the same answer. */
    idempotencyKey: text(),
    /** ISO minor units. */
    value: integer().notNull(),
    isSuccess: boolean().notNull(),
    reason: text(),
  },
  (table) => [
    uniqueIndex('psp_modifications_idempotency').on(table.idempotencyKey),
    index('psp_modifications_payment').on(table.paymentPspReference),
  ],
)

/** Notifications that the shop has not accepted yet; stored until it has. */
export const pspNotifications = pgTable('psp_notifications', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  pspReference: text().notNull(),
  eventCode: text().notNull(),
  success: boolean().notNull(),
  /** The modification it is about; null for one about the payment itself. */
  modification: text(),
  attempts: integer().notNull().default(0),
  /** Epoch milliseconds. */
  nextAttemptAt: bigint({ mode: 'number' }).notNull(),
  deliveredAt: bigint({ mode: 'number' }),
})

/** The shop's own notes on a saved card: what the provider's interface cannot change. */
export const paymentPreferences = pgTable(
  'payment_preferences',
  {
    /** The provider's id of the saved card. */
    id: text().primaryKey(),
    shopperReference: text().notNull(),
    isDefault: boolean().notNull(),
    holderName: text().notNull(),
    expiryMonth: text().notNull(),
    expiryYear: text().notNull(),
  },
  (table) => [index('payment_preferences_shopper').on(table.shopperReference)],
)
