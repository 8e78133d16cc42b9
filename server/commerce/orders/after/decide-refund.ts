import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { orders } from '../../../database/schema/commerce.ts'
import { refundRequests, type RefundRequestState } from '../../../database/schema/after-order.ts'
import type { CommerceDeps } from '../../commerce-deps.ts'
import { ApiProblem } from '../../http/api-problem.ts'
import { beginOperation } from '../../payments/operations/begin-operation.ts'
import { booksOf } from '../../payments/operations/books.ts'
import { carryOut } from '../../payments/operations/carry-out.ts'
import type { OrderRow } from '../to-order.ts'
import { lockOrder, writeEvent, type Act } from './lock-order.ts'
import { changeOf, requireRefundable } from './refund-order.ts'
import { requirePossible } from './transitions.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

export type RefundRequest = typeof refundRequests.$inferSelect

interface Decision extends Act {
  /** Of the request. */
  readonly id: string
  /** Of who decides: whoever is not signed in decides nothing. */
  readonly byId: string
}

const DAY_MS = 86_400_000
/** After that long nobody remembers why; who still wants it asks again. */
export const REQUEST_DAYS = 7
/** More are found on their orders. */
const MOST_LISTED = 100

/** Requests that somebody may still decide on, newest first: of an order, or of all that shoppers see. */
export const openRequests = async (database: Database, now: number, orderReference?: string): Promise<readonly RefundRequest[]> => {
  const rows = await database
    .select({ request: refundRequests })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.orderReference, refundRequests.orderReference))
    .where(
      and(
        eq(refundRequests.state, 'open'),
        gt(refundRequests.askedAt, now - REQUEST_DAYS * DAY_MS),
        eq(orders.isVisible, true),
        orderReference === undefined ? undefined : eq(refundRequests.orderReference, orderReference),
      ),
    )
    .orderBy(desc(refundRequests.askedAt))
    .limit(MOST_LISTED)
  return rows.map(({ request }) => request)
}

/**
 * Somebody else agrees, and the refund is asked of the provider, once: the order is locked, and the refund has the id of the request. What
 * has changed since it was asked is a refusal. 403 OWN_REQUEST, 404 NO_REQUEST, 409 DECIDED, 409 EXPIRED, 409 ORDER_STATE, 422 REFUND_TOO_MUCH.
 */
export const approveRefund = async (deps: Deps, orderReference: string, decision: Decision): Promise<void> => {
  const { runtime } = deps
  await runtime.database.transaction(async (transaction) => {
    const { order, request } = await lockRequest({ runtime, transaction }, orderReference, decision)
    requireAnother(request, decision)
    requirePossible('refund', order)
    const books = await booksOf(transaction, orderReference)
    const { id, value, askedBy, reason } = request
    const payment = requireRefundable(books, { value, currency: order.currency })
    await beginOperation(
      { runtime, transaction },
      { id, kind: 'refund', orderReference, payment, value, by: askedBy, reason: reason ?? undefined },
    )
    await decide({ runtime, transaction }, { request, decision, state: 'approved', details: changeOf(books, value) })
  })
  await carryOut(deps, decision.id)
}

/** Somebody else does not agree, and says why. The same refusals. */
export const refuseRefund = ({ runtime }: Pick<Deps, 'runtime'>, orderReference: string, decision: Decision): Promise<void> =>
  runtime.database.transaction(async (transaction) => {
    const { request } = await lockRequest({ runtime, transaction }, orderReference, decision)
    requireAnother(request, decision)
    await decide({ runtime, transaction }, { request, decision, state: 'refused', details: { value: request.value } })
  })

/** Whoever asked thinks better of it. 403 NOT_YOURS. */
export const withdrawRefund = ({ runtime }: Pick<Deps, 'runtime'>, orderReference: string, decision: Decision): Promise<void> =>
  runtime.database.transaction(async (transaction) => {
    const { request } = await lockRequest({ runtime, transaction }, orderReference, decision)
    if (request.askedById !== decision.byId)
      throw new ApiProblem(403, 'NOT_YOURS', { message: `${request.askedBy} has asked for this refund, and may withdraw it.` })
    await decide({ runtime, transaction }, { request, decision, state: 'withdrawn', details: { value: request.value } })
  })

interface Within {
  readonly runtime: CommerceDeps['runtime']
  readonly transaction: Database
}

const lockRequest = async (
  { runtime, transaction }: Within,
  orderReference: string,
  { id }: Pick<Decision, 'id'>,
): Promise<{ readonly order: OrderRow; readonly request: RefundRequest }> => {
  const order = await lockOrder(transaction, orderReference)
  const [request] = await transaction
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.id, id), eq(refundRequests.orderReference, orderReference)))
  if (request === undefined) throw new ApiProblem(404, 'NO_REQUEST', { message: 'This order has no such request.' })
  if (request.state !== 'open')
    throw new ApiProblem(409, 'DECIDED', {
      message: `${request.decidedBy ?? 'Somebody'} has decided on this already: ${WORDS[request.state]}.`,
    })
  if (request.askedAt <= runtime.clock.now() - REQUEST_DAYS * DAY_MS)
    throw new ApiProblem(409, 'EXPIRED', { message: `This was asked more than ${REQUEST_DAYS} days ago. Ask again.` })
  return { order, request }
}

const WORDS: Readonly<Record<Exclude<RefundRequestState, 'open'>, string>> = {
  approved: 'it was approved',
  refused: 'it was refused',
  withdrawn: 'it was withdrawn',
}

/** Two people, by the provider's ids: a name may be anybody's. */
const requireAnother = ({ askedById }: RefundRequest, { byId }: Decision): void => {
  if (askedById === byId)
    throw new ApiProblem(403, 'OWN_REQUEST', { message: 'You have asked for this refund yourself: somebody else has to decide.' })
}

interface Deciding {
  readonly request: RefundRequest
  readonly decision: Decision
  readonly state: Exclude<RefundRequestState, 'open'>
  readonly details: Readonly<Record<string, number>>
}

const KINDS = { approved: 'approvalGiven', refused: 'approvalRefused', withdrawn: 'approvalWithdrawn' } as const

const decide = async ({ runtime, transaction }: Within, { request, decision, state, details }: Deciding): Promise<void> => {
  const { by, byId, reason } = decision
  const at = runtime.clock.now()
  await transaction
    .update(refundRequests)
    .set({ state, decidedBy: by, decidedById: byId, decidedAt: at })
    .where(eq(refundRequests.id, request.id))
  await writeEvent(transaction, { orderReference: request.orderReference, kind: KINDS[state], at, by, byId, reason, details })
}
