import type { z } from 'zod'
import type { PaymentNeeds } from './needs.ts'
import { askBank } from './ask-bank.ts'
import { paymentAnswer, type PaymentRow } from './payment-answer.ts'
import type { detailsRequest } from './payment-request.ts'
import { PspError } from './psp-error.ts'
import { readResultToken } from './result-token.ts'
import { findPayment, isOpen } from './settle-payment.ts'

/**
 * `POST /payments/details`: what became of a payment after its action. Asking again is harmless; a result brought with
 * the payment data of another payment is refused.
 */
export const paymentDetails =
  (needs: PaymentNeeds) =>
  async ({ details, paymentData }: z.infer<typeof detailsRequest>): Promise<Readonly<Record<string, unknown>>> => {
    const payment = await requirePayment(needs, referenceOf(needs, details, paymentData))
    const named = paymentData === undefined ? payment : await requirePayment(needs, paymentData)
    if (named.pspReference !== payment.pspReference) throw new PspError(422, '14_016', 'Invalid details: the result is of another payment.')
    return paymentAnswer(isOpen(payment) ? await askBank(needs, payment) : payment)
  }

const requirePayment = async (needs: PaymentNeeds, reference: string): Promise<PaymentRow> => {
  const payment = await findPayment(needs, reference)
  if (payment === undefined) throw new PspError(422, '14_017', 'Invalid paymentData: no payment is known by it.')
  return payment
}

const referenceOf = ({ config }: PaymentNeeds, details: Readonly<Record<string, unknown>>, paymentData: string | undefined): string => {
  const token = [details['redirectResult'], details['threeDSResult'], details['payload']].find((value) => typeof value === 'string')
  const reference = token === undefined ? paymentData : readResultToken(String(token), config.PAYMENT_HMAC_KEY)
  if (reference === undefined) throw new PspError(422, '14_016', 'Invalid details: the result cannot be read.')
  return reference
}
