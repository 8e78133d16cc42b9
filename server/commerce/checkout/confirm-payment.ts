import { z } from 'zod'
import type { PaymentConfirmation } from '../../../schemas/api/checkout.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { notFound } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import type { PaymentOutcome } from '../payments/payment-gateway.ts'
import { abandon, confirm } from './ask-provider.ts'
import { findAttempt, outcomeOf, type Attempt } from './attempt.ts'
import type { StatusAnswer } from './claim-submit.ts'
import { concludeAttempt } from './conclude-attempt.ts'
import { notPaid, successOf } from './submit-answer.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

/** What the bank gave the shopper to bring back, either by itself or under `details`. */
export const confirmationBody = z.record(z.string().max(64), z.unknown())

/** Reads a payment's outcome from the provider, with what the shopper brought back or without (CALL-08, CHECKOUT-24). 404 for somebody else's payment. */
export const confirmPayment = async (
  deps: Deps,
  scope: SessionScope,
  utr: string,
  input: unknown,
): Promise<StatusAnswer<PaymentConfirmation>> => {
  const { runtime } = deps
  const attempt = await findAttempt(runtime.database, utr)
  if (attempt === undefined || attempt.ownerKey !== scope.session.ownerKey) throw notFound('There is no such payment.')
  const outcome = attempt.state === 'open' ? await readOutcome(deps, attempt, input) : endOf(attempt)
  // A code that nobody has scanned yet is still waited for; asking is no reason to begin again.
  if (outcome.kind === 'actionRequired' && outcome.action.type === 'qrCode')
    return { status: 200, answer: confirmationOf(utr, { kind: 'pending' }) }
  if (!isDecided(outcome)) return notPaid(attempt, outcome)
  // The bag has become the order, paid or waiting for its money, so a browser that came back has no cart to submit any more.
  const placed = outcome.kind === 'authorised' || outcome.kind === 'pending' ? { checkout: successOf(runtime.config, attempt) } : {}
  return { status: 200, answer: { ...confirmationOf(utr, outcome), ...placed } }
}

const readOutcome = async (deps: Deps, attempt: Attempt, input: unknown): Promise<PaymentOutcome> => {
  const sent = readInput(confirmationBody, input)
  const details = readInput(confirmationBody, sent['details'] ?? sent)
  const outcome = await confirm(deps, attempt, details)
  // A shopper who closed the bank's window must not be sent back into it.
  const isLeft = outcome.kind === 'actionRequired' && details['cancelled'] === true
  return concludeAttempt(deps, attempt.utr, isLeft ? await abandon(deps, attempt.utr) : outcome)
}

/** How an attempt ended. One that was released before its outcome was decided counts as cancelled. */
const endOf = (attempt: Attempt): PaymentOutcome => {
  const last = outcomeOf(attempt)
  return last !== undefined && last.kind !== 'pending' && isDecided(last) ? last : { kind: 'cancelled' }
}

type Decided = Exclude<PaymentOutcome, { kind: 'actionRequired' | 'failed' | 'mismatch' }>

const isDecided = (outcome: PaymentOutcome): outcome is Decided =>
  outcome.kind !== 'actionRequired' && outcome.kind !== 'failed' && outcome.kind !== 'mismatch'

const confirmationOf = (utr: string, outcome: Decided): PaymentConfirmation => {
  switch (outcome.kind) {
    case 'authorised':
      return { utr, statusCode: 'AUTHORISED', pgTransactionId: outcome.pspReference }
    case 'pending':
      return { utr, statusCode: 'PENDING' }
    case 'cancelled':
      return { utr, statusCode: 'CANCELLED' }
    case 'expired':
      return { utr, statusCode: 'EXPIRED' }
    case 'refused':
      return { utr, statusCode: 'REFUSED', refusalReason: outcome.reason }
    case 'preauthFailed':
      return { utr, statusCode: 'REFUSED', refusalReason: 'PREAUTH_FAILED' }
  }
}
