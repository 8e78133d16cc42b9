import { and, desc, eq } from 'drizzle-orm'
import type { PaymentAction, PaymentResponse } from '../../../schemas/api/checkout.ts'
import { paymentAttempts } from '../../database/schema/commerce.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { notFound } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import type { PaymentOutcome } from '../payments/payment-gateway.ts'
import { authorise } from './ask-provider.ts'
import { findAttempt, outcomeOf, type Attempt } from './attempt.ts'
import { beginAttempt } from './begin-attempt.ts'
import type { StatusAnswer } from './claim-submit.ts'
import { concludeAttempt } from './conclude-attempt.ts'
import { orderDetailsOf } from './order-details.ts'
import { agreementsOf, paymentStartBody, requireAllowedMethod, type PaymentInput } from './read-checkout.ts'
import { requireOffered } from './require-offered.ts'
import { resolveOlder } from './resolve-older.ts'
import { notPaid } from './submit-answer.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

interface StartPaymentInput {
  readonly scope: SessionScope
  readonly body: unknown
  readonly origin: string
  /** The campaign or partner the shopper came from. */
  readonly attribution: string | undefined
  /** How fraud prevention knows the device. */
  readonly fraudMark?: string | undefined
  /** Refuses, by throwing, a shopper who may not begin another payment now. */
  readonly admit: () => Promise<void>
}

/**
 * Begins a payment that goes by a bank or wallet page, or repeats the action of a payment already begun (CALL-06).
 * `additionalData` is a JSON list; its first item holds the action, an empty list has none.
 */
export const startPayment = async (
  deps: Deps,
  { scope, body, origin, attribution, fraudMark, admit }: StartPaymentInput,
): Promise<StatusAnswer<PaymentResponse>> => {
  const { agreements, revision, ...payment } = readInput(paymentStartBody, body)
  const begun = await findBegun(deps, scope, { ...payment, revision })
  if (begun !== undefined) return answerOf(deps, begun, outcomeOf(begun) ?? { kind: 'pending' })
  requireAllowedMethod(scope, payment)
  const older = await resolveOlder(deps, scope)
  if ('decided' in older) return answerOf(deps, older.decided.attempt, older.decided.outcome)
  await requireOffered(deps, scope, payment)
  await admit()
  const attempt = await beginAttempt(deps, {
    scope,
    method: payment.paymentMethod,
    origin,
    attribution,
    detailsOf: ({ cart }) => orderDetailsOf(scope, cart, { agreements: agreementsOf(scope.site, agreements) }),
    revision,
    tolerated: older.tolerated,
  })
  const outcome = await concludeAttempt(deps, attempt.utr, await authorise(deps, attempt, { scope, payment, origin, fraudMark }))
  return answerOf(deps, attempt, outcome)
}

/** The payment that a 428 answer named: by its utr, else the newest open one of the same cart and method that waits for an action. */
const findBegun = async (
  { runtime }: Deps,
  { session, site }: SessionScope,
  { utr, paymentMethod, revision }: PaymentInput & { readonly revision: number | undefined },
): Promise<Attempt | undefined> => {
  if (utr !== undefined && utr !== null) {
    const named = await findAttempt(runtime.database, utr)
    if (named === undefined || named.ownerKey !== session.ownerKey) throw notFound('There is no such payment.')
    return named.state === 'open' || named.state === 'settled' ? named : undefined
  }
  if (paymentMethod !== 'creditcard') return undefined
  const [newest] = await runtime.database
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.ownerKey, session.ownerKey),
        eq(paymentAttempts.siteTag, site.siteTag),
        eq(paymentAttempts.method, paymentMethod),
        eq(paymentAttempts.state, 'open'),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1)
  // One begun for another state of the bag would charge another sum than the one shown.
  const isCurrent = revision === undefined || newest?.cartRevision === revision
  return isCurrent && newest !== undefined && outcomeOf(newest)?.kind === 'actionRequired' ? newest : undefined
}

const answerOf = (deps: Deps, attempt: Attempt, outcome: PaymentOutcome): StatusAnswer<PaymentResponse> => {
  switch (outcome.kind) {
    case 'authorised':
      return { status: 200, answer: started(attempt) }
    case 'pending':
      return { status: 200, answer: started(attempt, outcome.action ?? { type: 'await' }) }
    case 'actionRequired':
      return { status: 200, answer: started(attempt, timed(deps, attempt, outcome.action)) }
    case 'failed':
      throw new ApiProblem(outcome.status, 'SERVER_ERROR', { message: 'The payment could not be started. Please try again.' })
    case 'mismatch':
    case 'refused':
    case 'preauthFailed':
    case 'cancelled':
    case 'expired':
      return notPaid(attempt, outcome)
  }
}

/** How long a code may be scanned where the provider does not say. */
const CODE_LIFE_MS = 15 * 60_000

/** The action of a code with the time it has left. */
const timed = ({ runtime }: Deps, { createdAt }: Attempt, action: PaymentAction): PaymentAction => {
  if (action.type !== 'qrCode') return action
  const { expiresAt, ...code } = action
  const stated = Date.parse(expiresAt ?? '')
  const end = Number.isNaN(stated) ? createdAt + CODE_LIFE_MS : stated
  return { ...code, secondsLeft: Math.max(0, Math.round((end - runtime.clock.now()) / 1000)) }
}

const started = ({ utr }: Attempt, action?: PaymentAction): PaymentResponse => ({
  utr,
  additionalData: JSON.stringify(action === undefined ? [] : [{ action }]),
})
