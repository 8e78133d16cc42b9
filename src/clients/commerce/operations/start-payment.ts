import type { PaymentResponse } from '../../../../schemas/api/checkout.ts'
import type { PaymentRetry } from '../payment-retry.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Begins a payment; `headers` may carry a captcha token (EXTRA-12). 428 gives the retry marker. */
export const startPayment =
  ({ send }: CommerceClient) =>
  ({
    payment,
    headers,
  }: {
    readonly payment: Readonly<Record<string, unknown>>
    readonly headers?: Readonly<Record<string, string>>
  }): Promise<PaymentResponse | PaymentRetry> =>
    send(
      { method: 'POST', path: '/api/checkout/payment', body: payment, ...(headers === undefined ? {} : { headers }) },
      { utr: '', additionalData: '' },
    )
