import { z } from 'zod'
import { addressBody } from '../../addresses/read-address.ts'
import { consumerBody } from '../../cart/set-consumer.ts'
import { completionBody } from '../../checkout/complete-checkout.ts'
import { confirmationBody } from '../../checkout/confirm-payment.ts'
import { checkoutBody, paymentStartBody } from '../../checkout/read-checkout.ts'
import { orderLookupBody } from '../../orders/query-order.ts'
import { applePayBody } from '../../payments/apple-pay-session.ts'
import { paymentParams } from '../checkout-routes.ts'
import type { Operations } from './operation.ts'

/** A submit reads its parts one after the other, so that the shopper meets their problems in order; each with the schema named here. */
const submitBody = checkoutBody.extend({
  addresses: z.object({ BILLING: addressBody.optional(), DELIVERY: addressBody.optional() }),
  consumer: consumerBody.nullish(),
})

const IN_THE_WAY = ['CART_CHANGED', 'CHECKOUT_IN_PROGRESS', 'UNAVAILABLE_ITEMS', 'PAYMENT_MISMATCH'] as const
const NOT_PAID = ['AD_RESULT_REFUSED', 'PREAUTH_FAILED', 'CANCELLED', 'PAYMENT_EXPIRED'] as const
const NOT_COMPLETE = [
  'ADDRESS_INVALID',
  'CONSUMER_INVALID',
  'UNABLE_TO_SHIP',
  'AGREEMENT_REQUIRED',
  'PAYMENT_METHOD_NOT_ALLOWED',
  'CARD_MISSING',
  'EXPRESS_MISSING',
  'ISSUER_MISSING',
] as const

/** Paying for a bag, and finding an order without an account. */
export const checkoutOperations = {
  'POST /api/checkout': {
    summary: 'Places the order. However often it is sent, one idempotency key is one order and one charge.',
    access: 'session',
    headers: ['idempotencyKey', 'captcha'],
    body: submitBody,
    refusals: {
      202: ['PENDING'],
      400: ['IDEMPOTENCY_KEY_REQUIRED'],
      402: NOT_PAID,
      403: ['CAPTCHA_REQUIRED'],
      404: ['ORDER_NOT_FOUND'],
      409: [...IN_THE_WAY, 'IDEMPOTENCY_KEY_REUSED'],
      422: NOT_COMPLETE,
      428: ['PAYMENT_ACTION_REQUIRED'],
      429: ['TOO_MANY_PAYMENTS'],
      502: ['SERVER_ERROR'],
    },
  },
  'POST /api/checkout/consumer': {
    summary: 'Stores the buyer.',
    access: 'session',
    body: consumerBody,
    refusals: { 422: ['CONSUMER_INVALID'] },
  },
  'GET /api/checkout/paymentSession': {
    summary: 'What the fields of the payment provider need, and the ways to pay for this bag.',
    access: 'session',
    refusals: { 404: ['ORDER_NOT_FOUND'] },
  },
  'POST /api/checkout/apple-pay-session': {
    summary: 'Proof for Apple Pay that the shop is who it says, in Apple’s form.',
    access: 'session',
    body: applePayBody,
    refusals: { 422: ['PAYMENT_METHOD_NOT_ALLOWED'] },
  },
  'POST /api/checkout/payment': {
    summary: 'Begins a payment at the page of a bank or wallet, or repeats its action; `additionalData` is a JSON list as text.',
    access: 'session',
    headers: ['captcha'],
    body: paymentStartBody,
    refusals: {
      402: NOT_PAID,
      403: ['CAPTCHA_REQUIRED'],
      404: ['NOT_FOUND', 'ORDER_NOT_FOUND'],
      409: IN_THE_WAY,
      422: NOT_COMPLETE,
      429: ['TOO_MANY_PAYMENTS'],
      502: ['SERVER_ERROR'],
    },
  },
  'PUT /api/checkout/payment/:utr': {
    summary: 'The outcome of a payment, with what the bank gave the shopper to bring back, or without.',
    access: 'session',
    params: paymentParams,
    body: confirmationBody,
    refusals: { 404: ['NOT_FOUND'], 409: ['PAYMENT_MISMATCH'], 428: ['PAYMENT_ACTION_REQUIRED'], 502: ['SERVER_ERROR'] },
  },
  'POST /api/checkout/completion': {
    summary: 'Shows the order once, for the `rawToken` of a submit within 15 minutes; afterwards an empty object.',
    access: 'session',
    body: completionBody,
    refusals: { 404: ['ORDER_NOT_FOUND'] },
  },
  'POST /api/order/s/query': {
    summary: 'Finds an order without an account: by its number and e-mail or phone number, or by the hash of a mail.',
    access: 'session',
    body: orderLookupBody,
    refusals: { 404: ['ORDER_NOT_FOUND'], 422: ['LOOKUP_INCOMPLETE'], 429: ['ORDER_NOT_FOUND'] },
  },
} as const satisfies Operations
