import type { PaymentConfirmation } from '../../../../schemas/api/checkout.ts'
import type { PaymentRetry } from '../payment-retry.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Finishes a payment with what the bank or wallet gave back (CHECKOUT-24). */
export const confirmPayment =
  ({ send }: CommerceClient) =>
  ({
    utr,
    details,
  }: {
    readonly utr: string
    readonly details: Readonly<Record<string, unknown>>
  }): Promise<PaymentConfirmation | PaymentRetry> =>
    send(
      { method: 'PUT', path: `/api/checkout/payment/${encodeURIComponent(utr)}`, body: details, hasSiteTag: false },
      { utr: '', statusCode: '' },
    )
