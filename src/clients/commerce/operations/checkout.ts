import type { Address } from '../../../../schemas/api/address.ts'
import type { Cart, Consumer } from '../../../../schemas/api/cart.ts'
import type {
  CheckoutRequest,
  CheckoutResponse,
  PaymentResponse,
  PaymentConfirmation,
  PaymentSession,
  Order,
} from '../../../../schemas/api/checkout.ts'
import { CART } from '../answers.ts'
import type { CommerceClient, PaymentRetry } from '../commerce-client.ts'
import { defined } from '../../../lib/defined.ts'

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
    send({ method: 'POST', path: '/api/checkout/payment', body: payment, ...defined({ headers }) }, { utr: '', additionalData: '' })

/** Proof of the shop that the browser's Apple Pay asks for before it opens. */
export const openApplePaySession =
  ({ send }: CommerceClient) =>
  (shop: { readonly merchantIdentifier: string }): Promise<object> =>
    send({ method: 'POST', path: '/api/checkout/apple-pay-session', body: shop }, {})

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

/** What the payment step needs to mount the provider (CALL-57). */
export const getPaymentSession =
  ({ send }: CommerceClient) =>
  (): Promise<PaymentSession> =>
    send(
      { method: 'GET', path: '/api/checkout/paymentSession' },
      { sessionId: '', clientKey: '', amount: {}, paymentMethods: [{ id: '', type: '' }] },
    )

/** Stores an address with the cart. Throws 422 with UNABLE_TO_SHIP or field errors. */
export const setCartAddress =
  ({ send }: CommerceClient) =>
  (address: Address): Promise<Cart> =>
    send({ method: 'POST', path: '/api/cart/address', body: { ...address, reference: null } }, CART)

/** Stores the note that goes with the parcel; an empty one removes it. Throws 422 for one that cannot be written. */
export const setGiftNote =
  ({ send }: CommerceClient) =>
  (giftNote: string): Promise<Cart> =>
    send({ method: 'PUT', path: '/api/cart/gift-note', body: { giftNote } }, CART)

/** Sets who buys; for guests only (CALL-56). Throws 422 with field errors. */
export const setConsumer =
  ({ send }: CommerceClient) =>
  (properties: Consumer['properties']): Promise<{ readonly consumer: Consumer }> =>
    send({ method: 'POST', path: '/api/checkout/consumer', body: properties }, { consumer: { properties: {} } })

/** Asks for the tax of an address; the cart says when it is there (TAX-01). */
export const calculateTax =
  ({ send }: CommerceClient) =>
  (address: Address): Promise<Cart> =>
    send({ method: 'POST', path: '/api/cart/calculate-tax', body: address }, CART)

/** What the completion page may show: the order once, within 15 minutes; afterwards nothing of it (FRAME-14). */
export interface CheckoutCompletion {
  readonly orderReference?: string
  readonly email?: string
  readonly order?: Order
  readonly paymentMethod?: string
  /** First and last day on which it may arrive: `2026-12-28`. */
  readonly arrival?: { readonly from: string; readonly to: string }
}

/** Redeems the single-use token of a submit. Throws 404 for one that is not of this payment. */
export const completeCheckout =
  ({ send }: CommerceClient) =>
  (token: { readonly authorization: string; readonly utr: string }): Promise<CheckoutCompletion> =>
    send({ method: 'POST', path: '/api/checkout/completion', body: token }, {})
