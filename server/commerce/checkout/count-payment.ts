import type { Runtime } from '../../runtime.ts'
import type { PaymentOutcome } from '../payments/payment-gateway.ts'
import { refusalClass } from '../payments/refusal-class.ts'
import type { Attempt } from './attempt.ts'

/** What became of a payment; `superseded`: the shopper has paid another way, or left for another one. */
type Ending = PaymentOutcome | { readonly kind: 'superseded' | 'mismatch' }

/** Counts what became of a payment, once it is written down. */
export const countPayment = ({ counts }: Pick<Runtime, 'counts'>, { method }: Pick<Attempt, 'method'>, ending: Ending): void =>
  counts.payments.inc({ method, outcome: ending.kind, reason: 'reason' in ending ? refusalClass(ending.reason) : '' })
