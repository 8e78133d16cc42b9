import { and, eq, sql } from 'drizzle-orm'
import { pspPayments } from '../../server/database/schema/payments.ts'
import { awaitAction, bankTransferAction, challengeAction, qrCodeAction, redirectAction } from './actions.ts'
import { askBank } from './ask-bank.ts'
import { brandOf, cardOutcome, FAILED_ONCE, type CardOutcome } from './card-outcome.ts'
import { methodOutcome } from './method-outcome.ts'
import type { PaymentNeeds } from './needs.ts'
import { notify } from './notify.ts'
import { paymentAnswer, type PaymentRow } from './payment-answer.ts'
import type { PaymentRequest } from './payment-request.ts'
import { PspError } from './psp-error.ts'
import { readCard } from './read-card.ts'
import { isOpen } from './settle-payment.ts'
import { storeCard } from './store-card.ts'

const TIMEOUT_MS = 35_000

type Answer = Readonly<Record<string, unknown>>

/** `POST /payments`. The same idempotency key again is the same payment, whatever the body says; it counts as a question about it. */
export const createPayment =
  (needs: PaymentNeeds) =>
  async (request: () => PaymentRequest, idempotencyKey: string | undefined): Promise<Answer> => {
    const earlier = idempotencyKey === undefined ? undefined : await findByKey(needs, idempotencyKey)
    if (earlier !== undefined) return paymentAnswer(isOpen(earlier) ? await askBank(needs, earlier) : earlier)
    return paymentAnswer(await beginPayment(needs, request(), idempotencyKey))
  }

const findByKey = async ({ database }: PaymentNeeds, key: string): Promise<PaymentRow | undefined> =>
  (await database.select().from(pspPayments).where(eq(pspPayments.idempotencyKey, key)))[0]

const beginPayment = async (needs: PaymentNeeds, request: PaymentRequest, idempotencyKey: string | undefined): Promise<PaymentRow> => {
  const pspReference = needs.ids.token(16).toUpperCase()
  const isCard = request.paymentMethod.type === 'scheme'
  const begun = isCard ? await beginCard(needs, request, pspReference) : beginOther(needs, request, pspReference)
  return store(needs, { ...emptyRow, ...identify(needs, request, pspReference, idempotencyKey), ...begun })
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

const identify = ({ clock }: PaymentNeeds, request: PaymentRequest, pspReference: string, idempotencyKey: string | undefined) => ({
  pspReference,
  reference: request.reference,
  idempotencyKey: idempotencyKey ?? null,
  method: request.paymentMethod.type,
  value: request.amount.value,
  currency: request.amount.currency,
  returnUrl: request.returnUrl,
  createdAt: clock.now(),
})

const beginCard = async (needs: PaymentNeeds, request: PaymentRequest, pspReference: string): Promise<Begun> => {
  const card = await readCard(needs, request)
  const outcome = cardOutcome(card, needs.clock.now())
  const decided = await decide(needs, request, pspReference, outcome)
  const keeper = decided.resultCode === 'Authorised' && request.storePaymentMethod === true ? request.shopperReference : undefined
  const stored = keeper === undefined ? undefined : await storeCard(needs, card, keeper)
  return {
    ...decided,
    brand: brandOf(card.number) ?? null,
    lastFour: card.number.slice(-4),
    ...(stored === undefined ? {} : { storedPaymentMethodId: stored }),
  }
}

const decide = async (needs: PaymentNeeds, request: PaymentRequest, pspReference: string, outcome: CardOutcome): Promise<Begun> => {
  switch (outcome.resultCode) {
    case 'HttpError':
      return failOverHttp(needs, request, outcome)
    case 'Timeout':
      await needs.sleep(TIMEOUT_MS)
      return { resultCode: 'Authorised' }
    case 'ChallengeShopper':
      return { resultCode: outcome.resultCode, action: challengeAction(needs, request, pspReference) }
    case 'RedirectShopper':
      return { resultCode: outcome.resultCode, action: redirectAction(needs, request, { pspReference, method: 'scheme' }) }
    case 'Pending':
      return { resultCode: outcome.resultCode, scenario: outcome.scenario, action: awaitAction(pspReference) }
    default:
      return outcome
  }
}

/** `HTTP 503 ONCE` fails until a failed try for the same reference is on record. */
const failOverHttp = async (
  needs: PaymentNeeds,
  request: PaymentRequest,
  { status, once }: { status: number; once: boolean },
): Promise<Begun> => {
  const tried = await needs.database
    .select({ pspReference: pspPayments.pspReference })
    .from(pspPayments)
    .where(
      and(eq(pspPayments.value, request.amount.value), eq(pspPayments.returnUrl, request.returnUrl), eq(pspPayments.scenario, FAILED_ONCE)),
    )
  if (once && tried.length > 0) return { resultCode: 'Authorised' }
  if (once)
    await store(needs, {
      ...emptyRow,
      ...identify(needs, request, needs.ids.token(16).toUpperCase(), undefined),
      resultCode: 'Error',
      scenario: FAILED_ONCE,
    })
  throw new PspError(status, '000', 'The provider is not available just now.', 'internal')
}

const beginOther = (needs: PaymentNeeds, request: PaymentRequest, pspReference: string): Begun => {
  const outcome = methodOutcome(request.paymentMethod.type)
  if (outcome === undefined) throw new PspError(422, '14_006', `Payment method ${request.paymentMethod.type} is not offered.`)
  const actions = {
    redirect: () => redirectAction(needs, request, { pspReference, method: request.paymentMethod.type }),
    qrCode: () => qrCodeAction(needs, request, pspReference),
    bankTransfer: () => bankTransferAction(pspReference),
  }
  return { resultCode: outcome.resultCode, action: actions[outcome.action]() }
}

/** Two calls with one key at the same moment: the second finds the first one's row. */
const store = async (needs: PaymentNeeds, row: PaymentRow): Promise<PaymentRow> =>
  needs.database.transaction(async (transaction) => {
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
    if (inserted.length > 0) await notify(needs, saved, transaction)
    return saved
  })
