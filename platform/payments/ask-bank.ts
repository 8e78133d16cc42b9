import type { PaymentDeps } from './deps.ts'
import type { PaymentRow } from './payment-answer.ts'
import { settlePayment } from './settle-payment.ts'

/** Status queries after which `PENDING` and `RETRY TWICE` are authorised (contracts 8). */
const QUERIES_UNTIL_AUTHORISED: Readonly<Record<string, number>> = { PENDING: 3, 'RETRY TWICE': 2 }

/** Counts a status query about an open payment; some test payments are decided after a number of them. */
export const askBank = async (deps: PaymentDeps, payment: PaymentRow): Promise<PaymentRow> => {
  const questions = payment.questions + 1
  const needed = QUERIES_UNTIL_AUTHORISED[payment.scenario ?? '']
  if (needed === undefined) return payment
  return settlePayment(deps, payment.pspReference, questions >= needed ? { questions, resultCode: 'Authorised' } : { questions })
}
