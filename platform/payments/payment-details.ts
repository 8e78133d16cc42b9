import type { z } from 'zod'
import type { PaymentDeps } from './deps.ts'
import { askBank } from './ask-bank.ts'
import { paymentAnswer, type PaymentRow } from './payment-answer.ts'
import type { detailsRequest } from './payment-request.ts'
import { PspError } from './psp-error.ts'
import { readResultToken } from './result-token.ts'
import { findPayment, isOpen } from './settle-payment.ts'

/**
 * `POST /payments/details`: the outcome of a payment after its action. A retry is harmless; a result sent with
 * the payment data of another payment is refused.
 */
export const paymentDetails =
  (deps: PaymentDeps) =>
  async ({ details, paymentData }: z.infer<typeof detailsRequest>): Promise<Readonly<Record<string, unknown>>> => {
    const payment = await requirePayment(deps, referenceOf(deps, details, paymentData))
    const named = paymentData === undefined ? payment : await requirePayment(deps, paymentData)
    if (named.pspReference !== payment.pspReference) throw new PspError(422, '14_016', 'Invalid details: the result is of another payment.')
    return paymentAnswer(isOpen(payment) ? await askBank(deps, payment) : payment)
  }

const requirePayment = async (deps: PaymentDeps, reference: string): Promise<PaymentRow> => {
  const payment = await findPayment(deps, reference)
  if (payment === undefined) throw new PspError(422, '14_017', 'Invalid paymentData: no payment is known by it.')
  return payment
}

const referenceOf = ({ config }: PaymentDeps, details: Readonly<Record<string, unknown>>, paymentData: string | undefined): string => {
  const token = [details['redirectResult'], details['threeDSResult'], details['payload']].find((value) => typeof value === 'string')
  const reference = token === undefined ? paymentData : readResultToken(String(token), config.PAYMENT_HMAC_KEY)
  if (reference === undefined) throw new PspError(422, '14_016', 'Invalid details: the result cannot be read.')
  return reference
}
