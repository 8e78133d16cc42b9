import type { CheckoutResponse } from '../../../schemas/api/checkout.ts'
import type { ApiError } from '../../../schemas/api/error.ts'
import type { ServerConfig } from '../../config.ts'
import { isSigned, sign } from '../../lib/secret.ts'
import type { PaymentOutcome } from '../payments/payment-gateway.ts'
import { isTransfer, type Attempt } from './attempt.ts'
import type { StatusAnswer, SubmitAnswer } from './claim-submit.ts'

/** A submit's answer for its payment's outcome, and whether it is final for its idempotency key. */
export const toSubmitAnswer = (
  config: ServerConfig,
  attempt: Attempt,
  outcome: PaymentOutcome,
): SubmitAnswer & { readonly isFinal: boolean } => {
  // After a transfer is arranged nothing is left to do in the shop: the order is placed and waits for its money.
  if (outcome.kind === 'authorised' || (outcome.kind === 'pending' && isTransfer(outcome)))
    return { status: 200, answer: successOf(config, attempt), isFinal: true }
  return notPaid(attempt, outcome)
}

/** What is said of a payment that has not been made. */
export const notPaid = (
  { utr }: Attempt,
  outcome: Exclude<PaymentOutcome, { kind: 'authorised' }>,
): StatusAnswer<never> & { readonly isFinal: boolean } => {
  switch (outcome.kind) {
    case 'refused':
      return refusal(402, { code: 'AD_RESULT_REFUSED', message: 'Your bank refused this payment.', refusalReason: outcome.reason })
    case 'preauthFailed':
      return refusal(402, { code: 'PREAUTH_FAILED', message: 'We could not confirm this payment.' })
    case 'cancelled':
      return refusal(402, { code: 'CANCELLED', message: 'The payment was cancelled.' })
    case 'expired':
      return refusal(402, { code: 'PAYMENT_EXPIRED', message: 'The time to pay has run out. Nothing was charged.' })
    case 'pending':
      return open(202, { code: 'PENDING', message: 'Your payment is being confirmed. Please do not pay again.', utr })
    case 'actionRequired':
      return open(428, { code: 'PAYMENT_ACTION_REQUIRED', message: 'Your bank asks for one more step.', utr })
    case 'mismatch':
      return outcome.isUnproven
        ? failure(502)
        : open(409, { code: 'PAYMENT_MISMATCH', message: 'This payment does not belong to this order.' })
    case 'failed':
      return failure(outcome.status)
  }
}

/** The completion token of a payment: unguessable, recomputed instead of stored (FRAME-14). */
export const rawTokenOf = ({ SESSION_SECRET }: ServerConfig, utr: string): string => sign(SESSION_SECRET, `completion:${utr}`, BASE64URL)

/** Whether a token is the one of a payment. */
export const isRawToken = ({ SESSION_SECRET }: ServerConfig, utr: string, token: string): boolean =>
  isSigned(SESSION_SECRET, `completion:${utr}`, token, BASE64URL)

/** A submit's answer once its order is placed. */
export const successOf = (config: ServerConfig, { utr, siteTag, ownerKey, method }: Attempt): CheckoutResponse => ({
  code: 'SUCCESS',
  rawToken: rawTokenOf(config, utr),
  siteTag,
  uat: sign(config.SESSION_SECRET, `buyer:${ownerKey}`, BASE64URL),
  utt: sign(config.SESSION_SECRET, `order:${utr}`, BASE64URL),
  utr,
  paymentMethod: method,
})

const refusal = (status: number, answer: ApiError) => ({ status, answer, isFinal: true })
const open = (status: number, answer: ApiError) => ({ status, answer, isFinal: false })
const failure = (status: number) =>
  open(status, { code: 'SERVER_ERROR', message: 'Something went wrong on our side. You will not be charged twice.' })

const BASE64URL = { encoding: 'base64url' } as const
