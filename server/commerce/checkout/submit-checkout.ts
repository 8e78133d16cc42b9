import { setTimeout as pause } from 'node:timers/promises'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { orders, paymentAttempts } from '../../database/schema/commerce.ts'
import { requireShippable } from '../addresses/require-shippable.ts'
import { loadOpenCart } from '../cart/load-cart.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { orderNotFound } from '../http/problems.ts'
import type { SessionScope } from '../http/request-scope.ts'
import type { PaymentOutcome } from '../payments/payment-gateway.ts'
import { isExpress } from '../payments/payment-methods.ts'
import { authorise, statusOrRetry, type PaymentCall } from './ask-provider.ts'
import { findAttempt, outcomeOf, type Attempt } from './attempt.ts'
import { beginAttempt, cartChanged, checkoutInProgress } from './begin-attempt.ts'
import { claimSubmit, finishSubmit, linkAttempt, releaseSubmit, type Claim, type SubmitAnswer, type SubmitKey } from './claim-submit.ts'
import { concludeAttempt } from './conclude-attempt.ts'
import { orderDetailsOf } from './order-details.ts'
import { agreementsOf, readCheckout, requireAgreements, requireExpressPayment, type Checkout } from './read-checkout.ts'
import { requireOffered } from './require-offered.ts'
import { resolveOlder } from './resolve-older.ts'
import { findPaid } from './settle-attempt.ts'
import { successOf, toSubmitAnswer } from './submit-answer.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments' | 'carrier'>

interface Submit {
  readonly scope: SessionScope
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  readonly origin: string
  /** The campaign or partner the shopper came from. */
  readonly attribution: string | undefined
  /** How fraud prevention knows the device. */
  readonly fraudMark?: string | undefined
  /** Refuses, by throwing, a shopper who may not begin another payment now. */
  readonly admit: () => Promise<void>
}

/** How often a duplicate submit polls for the answer of the first, and how many times: 40 seconds at least. */
const RESULT_POLL_MS = 200
const RESULT_POLLS = 200

export const idempotencyKeyFormat = z.string().regex(/^[A-Za-z0-9-]{8,64}$/)

/** Places the order (CHECKOUT-22). However often it is sent and wherever it is interrupted, one key is one order and one charge. */
export const submitCheckout = async (
  deps: Deps,
  { scope, body, idempotencyKey, origin, attribution, fraudMark, admit }: Submit,
): Promise<SubmitAnswer> => {
  const { runtime } = deps
  const checkout = readCheckout(scope, body)
  const key = keyOf(scope, idempotencyKey)
  const { utr: named, ...content } = checkout.payment
  const claim = await claimOrWait(deps, key, { ...checkout, payment: content, siteTag: scope.site.siteTag })
  if (claim.kind === 'running') throw checkoutInProgress()
  if (claim.kind === 'done') return claim
  try {
    const { isFinal, ...result } = await run(deps, {
      scope,
      checkout,
      origin,
      attribution,
      fraudMark,
      admit,
      key,
      utr: named ?? claim.utr,
    })
    await (isFinal ? finishSubmit(runtime, key, result) : releaseSubmit(runtime, key))
    return result
  } catch (problem) {
    await releaseSubmit(runtime, key)
    throw problem
  }
}

interface Run extends Pick<Submit, 'scope' | 'origin' | 'attribution' | 'fraudMark' | 'admit'> {
  readonly checkout: Checkout
  readonly key: SubmitKey
  readonly utr: string | undefined
}

const run = async (deps: Deps, { scope, checkout, origin, attribution, fraudMark, admit, key, utr }: Run) => {
  const { runtime } = deps
  const address = checkout.delivery ?? checkout.billing
  const details = { address, email: checkout.consumer.email ?? scope.session.email ?? address?.email ?? '' }
  const call: PaymentCall = { scope, payment: checkout.payment, origin, details, fraudMark }
  const earlier = utr === undefined ? undefined : await findOwnAttempt(deps, scope, utr)
  if (earlier !== undefined && !isGivenUp(earlier)) {
    await recordAgreements(deps, earlier, { scope, checkout })
    await runtime.database.transaction((transaction) => linkAttempt(transaction, key, earlier.utr))
    return answerOf(deps, earlier, await resume(deps, earlier, { call, revision: checkout.revision }))
  }
  const ordered = (earlier && (await findPaid(runtime.database, earlier))) ?? (await findOrdered(deps, scope, checkout.revision))
  if (ordered !== undefined) return { status: 200, answer: { ...successOf(runtime.config, ordered) }, isFinal: true }
  requireAgreements(scope.site, checkout.agreements)
  requireExpressPayment(earlier === undefined ? checkout.payment : { ...checkout.payment, utr: null })
  if (checkout.delivery !== undefined) await requireShippable(deps, scope, checkout.delivery)
  const older = await resolveOlder(deps, scope)
  if ('decided' in older) return answerOf(deps, older.decided.attempt, older.decided.outcome)
  await requireOffered(deps, scope, checkout.payment)
  await admit()
  const attempt = await beginAttempt(deps, {
    scope,
    method: checkout.payment.paymentMethod,
    origin,
    attribution,
    detailsOf: ({ cart }) => orderDetailsOf(scope, cart, { ...checkout, isExpress: isExpress(checkout.payment.paymentMethod) }),
    revision: checkout.revision,
    tolerated: older.tolerated,
    alongside: (transaction, begun) => linkAttempt(transaction, key, begun),
  })
  return answerOf(deps, attempt, await concludeAttempt(deps, attempt.utr, await authorise(deps, attempt, call)))
}

/**
 * What a submit is told. A payment that was cancelled because an earlier one of the same bag was authorised late, after it had been
 * given up, is no failure of hers: the bag is ordered, and she is led to that order.
 */
const answerOf = async ({ runtime: { config, database } }: Deps, attempt: Attempt, outcome: PaymentOutcome) => {
  const paid = outcome.kind === 'cancelled' ? await findPaid(database, attempt) : undefined
  return paid === undefined
    ? toSubmitAnswer(config, attempt, outcome)
    : { status: 200, answer: { ...successOf(config, paid) }, isFinal: true }
}

/**
 * The payment by which this very bag has become an order: another tab has submitted it, and its payment is pending or made. Who submits
 * it again is led to that order; there is no other bag to pay for.
 */
const findOrdered = async ({ runtime }: Deps, scope: SessionScope, revision: number | undefined): Promise<Attempt | undefined> => {
  const owner = { ownerKey: scope.session.ownerKey, siteTag: scope.site.siteTag }
  const bag = await loadOpenCart(runtime.database, owner)
  if (bag !== undefined && bag.lines.length > 0) return undefined
  const isPending = and(eq(paymentAttempts.state, 'open'), sql`${paymentAttempts.outcome} ->> 'kind' = 'pending'`)
  const [ordered] = await runtime.database
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.ownerKey, owner.ownerKey),
        eq(paymentAttempts.siteTag, owner.siteTag),
        or(isPending, eq(paymentAttempts.state, 'settled')),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1)
  return ordered?.cartRevision === revision ? ordered : undefined
}

/** Continues a payment that was begun before: settled, refused, or with its outcome still to be read from the provider. */
const resume = async (
  deps: Deps,
  attempt: Attempt,
  { call, revision }: { readonly call: PaymentCall; readonly revision: number | undefined },
): Promise<PaymentOutcome> => {
  const last = outcomeOf(attempt)
  if (attempt.state !== 'open' && last !== undefined) return last
  if (revision !== undefined && revision !== attempt.cartRevision) throw cartChanged('Your bag has changed since the payment began.')
  return concludeAttempt(deps, attempt.utr, await statusOrRetry(deps, attempt, call))
}

/** An attempt that came to nothing does not bind the next submit: the shopper may try again with another card. */
const isGivenUp = ({ state }: Attempt): boolean => state === 'released' || state === 'superseded'

const findOwnAttempt = async ({ runtime }: Deps, { session }: SessionScope, utr: string): Promise<Attempt> => {
  const attempt = await findAttempt(runtime.database, utr)
  if (attempt === undefined || attempt.ownerKey !== session.ownerKey) throw orderNotFound()
  return attempt
}

/** Agreements given when the payment began and with this submit: together they must be all that the site requires, while the payment is open. */
const recordAgreements = async (
  { runtime: { database } }: Deps,
  { utr, state }: Attempt,
  { scope, checkout }: Pick<Run, 'scope' | 'checkout'>,
): Promise<void> => {
  // The attempt as it is now: the bank may give the order its number at this moment.
  const ofAttempt = database.select({ key: paymentAttempts.orderReference }).from(paymentAttempts).where(eq(paymentAttempts.utr, utr))
  const ofOrder = inArray(orders.orderReference, ofAttempt)
  const [recorded] = await database.select({ agreements: orders.agreements }).from(orders).where(ofOrder)
  const agreements = agreementsOf(scope.site, recorded?.agreements, checkout.agreements)
  if (state === 'open') requireAgreements(scope.site, agreements)
  await database.update(orders).set({ agreements }).where(ofOrder)
}

const keyOf = ({ session }: SessionScope, header: string | undefined): SubmitKey => {
  const parsed = idempotencyKeyFormat.safeParse(header)
  if (!parsed.success) throw new ApiProblem(400, 'IDEMPOTENCY_KEY_REQUIRED', { message: 'The header idempotency-key has to hold a UUID.' })
  return { sessionHash: session.idHash, idempotencyKey: parsed.data }
}

const claimOrWait = async ({ runtime }: Deps, key: SubmitKey, content: unknown): Promise<Claim> => {
  for (let polls = 0; ; polls += 1) {
    const claim = await claimSubmit(runtime, key, content)
    if (claim.kind !== 'running' || polls === RESULT_POLLS) return claim
    await pause(RESULT_POLL_MS)
  }
}
