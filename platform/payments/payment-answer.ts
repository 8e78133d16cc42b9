import type { pspPayments } from '../../server/database/schema/payments.ts'

export type PaymentRow = typeof pspPayments.$inferSelect

/** A payment in the provider's answer form. */
export const paymentAnswer = (row: PaymentRow): Readonly<Record<string, unknown>> => ({
  pspReference: row.pspReference,
  merchantReference: row.reference,
  resultCode: row.resultCode,
  amount: { value: row.value, currency: row.currency },
  ...(row.refusalReason === null ? {} : { refusalReason: row.refusalReason }),
  ...(row.action === null ? {} : { action: row.action }),
  ...(row.storedPaymentMethodId === null ? {} : { additionalData: { 'recurring.recurringDetailReference': row.storedPaymentMethodId } }),
})
