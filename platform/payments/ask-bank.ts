import type { PaymentDeps } from './deps.ts'
import type { PaymentRow } from './payment-answer.ts'
import { settlePayment } from './settle-payment.ts'

/** How often `PENDING` and `RETRY TWICE` are asked about before they are authorised (contracts 8). */
const QUESTIONS_UNTIL_AUTHORISED: Readonly<Record<string, number>> = { PENDING: 3, 'RETRY TWICE': 2 }

/** Counts a question about an open payment; some of them are decided after a number of questions. */
export const askBank = async (deps: PaymentDeps, payment: PaymentRow): Promise<PaymentRow> => {
  const questions = payment.questions + 1
  const needed = QUESTIONS_UNTIL_AUTHORISED[payment.scenario ?? '']
  if (needed === undefined) return payment
  return settlePayment(deps, payment.pspReference, questions >= needed ? { questions, resultCode: 'Authorised' } : { questions })
}
