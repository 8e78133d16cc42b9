import type { Address, FormSchema, FoundAddress } from '../../../schemas/api/address.ts'
import type { Campaign } from '../../../schemas/api/campaign.ts'
import type { Cart, Consumer } from '../../../schemas/api/cart.ts'
import type {
  CheckoutResponse,
  Order,
  OrderPage,
  PaymentConfirmation,
  PaymentResponse,
  PaymentSession,
} from '../../../schemas/api/checkout.ts'
import type { ApiError } from '../../../schemas/api/error.ts'
import type { CustomisePreview } from '../../../schemas/api/customisation.ts'
import type { Product } from '../../../schemas/api/product.ts'
import type { StoredPayment } from '../../../schemas/api/stored-payment.ts'
import type { FilterOption } from '../../catalogue/list-filters.ts'
import type { Completion } from '../checkout/complete-checkout.ts'
import type { Territory } from '../forms/territories.ts'
import type { ConsentAnswer } from '../marketing/consent.ts'
import type { AccountExport } from '../people/export-account.ts'

/** A session that has begun; calls send its id as `shoppingsessionid`. */
interface SessionStarted {
  readonly sessionId: string
}

/** What each call with a body answers, by method and path as Fastify registers it. `npm run generate` makes the schemas of docs/api/openapi.json of it. */
export interface Answers {
  'GET /api/country-detection': { readonly countryCode: string | null }
  'GET /api/product/s/:id': Product
  'GET /api/filters/s/ALL': { readonly hits: readonly FilterOption[] }
  'GET /api/cart/promotions': readonly Campaign[]
  'GET /api/territory': { readonly territories: readonly Territory[] }
  'GET /api/validation/:country/:type': FormSchema
  'GET /api/openapi.json': Readonly<Record<string, unknown>>

  'POST /api/basic-session': SessionStarted
  'POST /api/account-session': SessionStarted

  'GET /api/cart': Cart
  'POST /api/cart': Cart
  'PUT /api/cart/:lineItemId': Cart
  'PUT /api/cart/:lineItemId/sku': Cart
  'PUT /api/cart/voucher': Cart
  'DELETE /api/cart/voucher': Cart
  'POST /api/cart/recreateCart': Cart
  'POST /api/cart/address': Cart
  'POST /api/cart/calculate-tax': Cart
  'PUT /api/cart/gift-note': Cart
  'POST /api/shipping': Cart

  'POST /api/checkout': CheckoutResponse
  'POST /api/checkout/consumer': { readonly consumer: Consumer }
  'GET /api/checkout/paymentSession': PaymentSession
  'POST /api/checkout/apple-pay-session': Readonly<Record<string, unknown>>
  'POST /api/checkout/payment': PaymentResponse
  'PUT /api/checkout/payment/:utr': PaymentConfirmation
  'POST /api/checkout/completion': Completion
  'POST /api/order/s/query': Order

  'GET /api/marketing/subscribe': { readonly success: 'subscribed' }
  'GET /api/address-lookup': readonly FoundAddress[]
  'POST /api/v2/tickets': Readonly<Record<string, unknown>>

  'GET /api/v1/addresses': readonly Address[]
  'POST /api/v1/addresses': Address
  'PUT /api/v1/addresses/:id': Address
  'POST /api/v1/account/favorites': readonly string[]
  'GET /api/v1/account/payments': readonly StoredPayment[]
  'POST /api/v1/account/payments': StoredPayment
  'PUT /api/v1/account/payments/:id': StoredPayment
  'GET /api/v1/account/marketing': ConsentAnswer
  'PUT /api/v1/account/marketing': ConsentAnswer
  'GET /api/v1/account/export': AccountExport
  'GET /api/order/history': OrderPage
  'GET /api/order/:id': Order

  'POST /atmos/v1/products/:productId/customise': CustomisePreview
}

/** The answer of a call, for its route: another one does not compile. */
export type Answer<Call extends keyof Answers> = { readonly Reply: Answers[Call] }

/** Of a call that answers its refusals itself, with their statuses. */
export type AnswerOrRefusal<Call extends keyof Answers> = { readonly Reply: Answers[Call] | ApiError }
