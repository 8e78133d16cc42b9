import type { Address } from '../../../schemas/api/address.ts'
import { basePathOf } from '../../../src/site/base-path.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { matchAttempt } from '../payments/match-attempt.ts'
import type { PaymentOutcome, PaymentReport } from '../payments/payment-gateway.ts'
import { outcomeOf, type Attempt } from './attempt.ts'
import { cardOf, type PaymentInput } from './read-checkout.ts'
import { defined } from '../../../src/lib/defined.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

/** What an authorisation is requested with, beside the attempt. */
export interface PaymentCall {
  readonly scope: SessionScope
  readonly payment: PaymentInput
  /** Scheme, host and port the shopper's browser came to. */
  readonly origin: string
  readonly details?: { readonly address: Address | undefined; readonly email: string }
  /** How fraud prevention knows the device. */
  readonly fraudMark?: string | undefined
}

/** The provider could not be reached or its answer was lost. */
const NO_ANSWER: PaymentOutcome = { kind: 'failed', status: 503 }

/** Asks the provider to authorise the amount. No answer is `failed`: the attempt stays open until its status can be read. */
export const authorise = async (deps: Deps, attempt: Attempt, call: PaymentCall): Promise<PaymentOutcome> => {
  const { runtime, payments } = deps
  const { scope, payment, details, fraudMark } = call
  const card = cardOf(payment)
  const answer = await orUnreachable(runtime, () =>
    payments.authorise({
      utr: attempt.utr,
      amount: { currency: attempt.currency, value: attempt.value },
      method: attempt.method,
      ...defined({ card, cardToken: payment.cardToken, walletToken: payment.walletToken, issuer: payment.issuer }),
      // Only a signed-in user has an account to store a card in.
      ...(scope.session.accountId === null || payment.storeCard !== true ? {} : { storeCard: true }),
      ...(hasText(payment.deviceFingerprint) ? { deviceFingerprint: payment.deviceFingerprint } : {}),
      ...defined({ fraudMark }),
      returnUrl: returnUrlOf(attempt, call),
      countryCode: scope.site.code,
      locale: `${scope.language}-${scope.site.code}`,
      shopper: {
        ...(scope.session.accountId === null ? {} : { reference: scope.session.accountId }),
        ...(details === undefined ? {} : { email: details.email, ...(details.address && { address: details.address }) }),
        ...defined({ userAgent: payment.userAgent }),
      },
    }),
  )
  return orFailed(deps, attempt, answer)
}

const hasText = (text: string | null | undefined): text is string => text !== undefined && text !== null && text !== ''

/** The current status of an open attempt. One that the provider does not know, or failed on, is authorised again under the same utr. */
export const statusOrRetry = async (deps: Deps, attempt: Attempt, call: PaymentCall): Promise<PaymentOutcome> => {
  const known = await askStatus(deps, attempt)
  const last = outcomeOf(attempt)
  if (known === 'unreachable') return NO_ANSWER
  if (known !== 'unknown' && known.kind !== 'failed') return known
  return last === undefined || last.kind === 'failed' ? authorise(deps, attempt, call) : last
}

/** A payment's status at the provider: `unknown` where it has no such payment; `unreachable` decides nothing. */
export const askStatus = async (deps: Deps, attempt: Attempt): Promise<PaymentOutcome | 'unknown' | 'unreachable'> => {
  const { runtime, payments } = deps
  const answer = await orUnreachable(runtime, () => payments.status(attempt.utr))
  return typeof answer === 'string' ? answer : matchAttempt(deps, attempt, answer)
}

/** Sends the provider what the shopper brought back from the bank. */
export const confirm = async (deps: Deps, attempt: Attempt, details: Readonly<Record<string, unknown>>): Promise<PaymentOutcome> => {
  const { runtime, payments } = deps
  const { utr, paymentData } = attempt
  const answer = await orUnreachable(runtime, () => payments.confirm({ utr, details, ...(paymentData === null ? {} : { paymentData }) }))
  return orFailed(deps, attempt, answer)
}

/** Cancels a payment that the shopper has left. Should the call be lost and the payment be authorised later, it is cancelled then. */
export const abandon = async ({ runtime, payments }: Deps, utr: string): Promise<PaymentOutcome> => {
  await orUnreachable(runtime, () => payments.cancel({ utr }))
  return { kind: 'cancelled' }
}

const orUnreachable = async <Answer>(runtime: Deps['runtime'], ask: () => Promise<Answer>): Promise<Answer | 'unreachable'> => {
  try {
    return await ask()
  } catch (cause) {
    const message = 'The payment provider gave no answer.'
    const incident = runtime.reportFailure({ code: 'paymentUnanswered', severity: 2, message, cause })
    runtime.log.error({ err: cause, incident }, message)
    return 'unreachable'
  }
}

const orFailed = (deps: Deps, attempt: Attempt, answer: PaymentReport | 'unreachable'): PaymentOutcome =>
  answer === 'unreachable' ? NO_ANSWER : matchAttempt(deps, attempt, answer)

const returnUrlOf = ({ utr }: Attempt, { scope, origin }: PaymentCall): string =>
  `${origin}${basePathOf(scope.site, scope.language)}/redirect?utr=${utr}`
