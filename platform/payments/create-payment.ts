import { eq, sql } from 'drizzle-orm'
import { pspPayments } from '../../server/database/schema/payments.ts'
import { countTry, isExhausted, takeBackTry } from '../../server/lib/limit-rate.ts'
import { payeeOf } from './payee-of.ts'
import { awaitAction, bankTransferAction, challengeAction, qrCodeAction, redirectAction } from './actions.ts'
import { askBank } from './ask-bank.ts'
import { brandOf, cardOutcome, type CardOutcome } from './card-outcome.ts'
import { methodOutcome } from './method-outcome.ts'
import type { PaymentDeps } from './deps.ts'
import { notify } from './notify.ts'
import { paymentAnswer, type PaymentRow } from './payment-answer.ts'
import type { PaymentRequest } from './payment-request.ts'
import { PspError } from './psp-error.ts'
import { readCard } from './read-card.ts'
import { isOpen } from './settle-payment.ts'
import { issuersOf } from './payment-methods.ts'
import { walletOutcome, walletTokenOf } from './wallets/wallet-outcome.ts'
import { storeCard } from './store-card.ts'
import { defined } from '../../src/lib/defined.ts'

const TIMEOUT_MS = 35_000

type Answer = Readonly<Record<string, unknown>>

/** `POST /payments`. The same idempotency key again is the same payment, whatever its body; it counts as a status query. */
export const createPayment =
  (deps: PaymentDeps) =>
  async (request: () => PaymentRequest, idempotencyKey: string | undefined): Promise<Answer> => {
    const earlier = idempotencyKey === undefined ? undefined : await findByKey(deps, idempotencyKey)
    if (earlier !== undefined) return paymentAnswer(isOpen(earlier) ? await askBank(deps, earlier) : earlier)
    return paymentAnswer(await beginPayment(deps, request(), idempotencyKey))
  }

const findByKey = async ({ database }: PaymentDeps, key: string): Promise<PaymentRow | undefined> =>
  (await database.select().from(pspPayments).where(eq(pspPayments.idempotencyKey, key)))[0]

const beginPayment = async (deps: PaymentDeps, request: PaymentRequest, idempotencyKey: string | undefined): Promise<PaymentRow> => {
  const pspReference = deps.ids.token(16).toUpperCase()
  const isCard = request.paymentMethod.type === 'scheme'
  const begun = await (isCard ? beginCard(deps, request, pspReference) : beginOther(deps, request, pspReference))
  return store(deps, { ...emptyRow, ...identify(deps, request, pspReference, idempotencyKey), ...begun })
}

type Begun = Partial<PaymentRow> & Pick<PaymentRow, 'resultCode'>

const emptyRow = {
  refusalReason: null,
  action: null,
  scenario: null,
  questions: 0,
  brand: null,
  lastFour: null,
  storedPaymentMethodId: null,
}

const identify = ({ clock }: PaymentDeps, request: PaymentRequest, pspReference: string, idempotencyKey: string | undefined) => ({
  pspReference,
  reference: request.reference,
  idempotencyKey: idempotencyKey ?? null,
  method: request.paymentMethod.type,
  value: request.amount.value,
  currency: request.amount.currency,
  returnUrl: request.returnUrl,
  createdAt: clock.now(),
})

const beginCard = async (deps: PaymentDeps, request: PaymentRequest, pspReference: string): Promise<Begun> => {
  const card = await readCard(deps, request)
  const outcome = cardOutcome(card, deps.clock.now())
  const decided = await decide(deps, request, pspReference, outcome)
  const keeper = decided.resultCode === 'Authorised' && request.storePaymentMethod === true ? request.shopperReference : undefined
  const stored = keeper === undefined ? undefined : await storeCard(deps, card, keeper)
  return {
    ...decided,
    brand: brandOf(card.number) ?? null,
    lastFour: card.number.slice(-4),
    ...defined({ storedPaymentMethodId: stored }),
  }
}

const decide = async (deps: PaymentDeps, request: PaymentRequest, pspReference: string, outcome: CardOutcome): Promise<Begun> => {
  switch (outcome.resultCode) {
    case 'HttpError':
      return failOverHttp(deps, request, outcome)
    case 'Timeout':
      await deps.sleep(TIMEOUT_MS)
      return { resultCode: 'Authorised' }
    case 'ChallengeShopper':
      return { resultCode: outcome.resultCode, action: challengeAction(deps, request, pspReference) }
    case 'RedirectShopper':
      return { resultCode: outcome.resultCode, action: redirectAction(deps, request, { pspReference, method: 'scheme' }) }
    case 'Pending':
      return { resultCode: outcome.resultCode, scenario: outcome.scenario, action: awaitAction(pspReference) }
    default:
      return outcome
  }
}

/** The longest that a shopper takes to try a payment again. */
const RETRY_WINDOW_MS = 24 * 60 * 60_000

/**
 * An error at the door: the provider stores no payment and reports none. `HTTP 503 ONCE` fails a shopper's try and lets the next one
 * through. Her next try has another reference where she begins anew, so that tries are counted by shopper and amount.
 */
const failOverHttp = async (
  deps: PaymentDeps,
  { amount, shopperEmail, shopperReference }: PaymentRequest,
  { status, once }: { status: number; once: boolean },
): Promise<Begun> => {
  const key = `psp:failed-once:${shopperEmail ?? shopperReference ?? ''}:${amount.currency}:${amount.value}`
  if (once && (await isExhausted(deps, { key, max: 1 }))) {
    await takeBackTry(deps, { key })
    return { resultCode: 'Authorised' }
  }
  if (once) await countTry(deps, { key, max: 1, windowMs: RETRY_WINDOW_MS })
  throw new PspError(status, '000', 'The provider is not available just now.', 'internal')
}

const beginOther = async (deps: PaymentDeps, request: PaymentRequest, pspReference: string): Promise<Begun> => {
  const { paymentMethod } = request
  const wallet = walletTokenOf(paymentMethod)
  if (wallet !== undefined) return walletOutcome(deps, request, wallet)
  const issuers = issuersOf(paymentMethod.type)
  if (paymentMethod.issuer !== undefined && issuers?.includes(paymentMethod.issuer) !== true)
    throw new PspError(422, '14_011', 'Invalid issuer.')
  const outcome = methodOutcome(request.paymentMethod.type)
  if (outcome === undefined) throw new PspError(422, '14_006', `Payment method ${request.paymentMethod.type} is not offered.`)
  const actions = {
    redirect: () => redirectAction(deps, request, { pspReference, method: request.paymentMethod.type }),
    qrCode: () => qrCodeAction(deps, request, pspReference),
    bankTransfer: () => bankTransferAction(pspReference, payeeOf(deps, request.amount.currency)),
  }
  return { resultCode: outcome.resultCode, action: actions[outcome.action]() }
}

/** Two calls with one key at the same moment: the second finds the first one's row. */
const store = async (deps: PaymentDeps, row: PaymentRow): Promise<PaymentRow> =>
  deps.database.transaction(async (transaction) => {
    const inserted = await transaction
      .insert(pspPayments)
      .values(row)
      .onConflictDoNothing({ target: pspPayments.idempotencyKey })
      .returning()
    const saved =
      inserted[0] ??
      (
        await transaction
          .select()
          .from(pspPayments)
          .where(sql`${pspPayments.idempotencyKey} = ${row.idempotencyKey}`)
      )[0]
    if (saved === undefined) throw new Error('A payment was neither stored nor found.')
    if (inserted.length > 0) await notify(deps, saved, transaction)
    return saved
  })
