import type { CheckoutRequest, CheckoutResponse } from '../../../../schemas/api/checkout.ts'
import type { PaymentRetry } from '../payment-retry.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Places the order; sent twice with one key it is one order (CHECKOUT-22). 428 gives the retry marker. */
export const submitCheckout =
  ({ send }: CommerceClient) =>
  ({
    request,
    idempotencyKey,
    headers,
  }: {
    readonly request: CheckoutRequest
    readonly idempotencyKey: string
    readonly headers?: Readonly<Record<string, string>>
  }): Promise<CheckoutResponse | PaymentRetry> =>
    send(
      { method: 'POST', path: '/api/checkout', body: request, headers: { ...headers, 'idempotency-key': idempotencyKey } },
      { code: '', utr: '' },
    )
