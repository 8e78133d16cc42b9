import type { Runtime } from '../../runtime.ts'
import type { Attempt } from '../checkout/attempt.ts'
import type { PaymentOutcome, PaymentReport, PaymentSubject } from './payment-gateway.ts'
import { defined } from '../../../src/lib/defined.ts'

interface Deps {
  readonly runtime: {
    readonly config: Pick<Runtime['config'], 'PAYMENT_MERCHANT_ACCOUNT'>
    readonly counts: Pick<Runtime['counts'], 'paymentConflicts'>
    readonly log: Pick<Runtime['log'], 'error'>
  }
}
type ExpectedPayment = Pick<Attempt, 'utr' | 'orderReference' | 'currency' | 'value'>

/**
 * The outcome of a provider's report for an attempt. Every report passes here, whatever requested it: one about another
 * payment, amount, currency or merchant account decides nothing for this order, and neither does an authorisation that
 * names none of them. Both are counted and logged for a person to look at.
 */
export const matchAttempt = (
  { runtime: { config, counts, log } }: Deps,
  attempt: ExpectedPayment,
  { outcome, subject }: PaymentReport,
): PaymentOutcome => {
  const expected = {
    reference: attempt.utr,
    currency: attempt.currency,
    value: attempt.value,
    merchantAccount: config.PAYMENT_MERCHANT_ACCOUNT,
  }
  const named = namedBy(subject)
  const isUnproven = outcome.kind === 'authorised' && (PROOF.some((field) => named[field] === undefined) || outcome.pspReference === '')
  const isOther = outcome.kind === 'mismatch' || FIELDS.some((field) => named[field] !== undefined && named[field] !== expected[field])
  if (!isUnproven && !isOther) return outcome
  counts.paymentConflicts.inc({ event: 'paymentMismatch' })
  log.error(
    {
      event: 'paymentMismatch',
      utr: attempt.utr,
      orderReference: attempt.orderReference,
      answered: outcome.kind,
      ...(outcome.kind === 'authorised' ? { pspReference: outcome.pspReference } : {}),
      named,
      expected,
    },
    'The payment provider answered for another payment than this order’s; the answer is refused.',
  )
  return { kind: 'mismatch', isUnproven: !isOther }
}

const FIELDS = ['reference', 'currency', 'value', 'merchantAccount'] as const
/** What an authorisation has to name. The checkout API names its merchant account in notifications only. */
const PROOF = ['reference', 'currency', 'value'] as const

const namedBy = ({ reference, amount, merchantAccount }: PaymentSubject): Partial<Record<(typeof FIELDS)[number], string | number>> => ({
  ...defined({ reference }),
  ...(amount === undefined ? {} : { currency: amount.currency, value: amount.value }),
  ...defined({ merchantAccount }),
})
