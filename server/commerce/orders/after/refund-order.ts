import { eq } from 'drizzle-orm'
import { refundRequests } from '../../../database/schema/after-order.ts'
import type { CommerceDeps } from '../../commerce-deps.ts'
import { ApiProblem } from '../../http/api-problem.ts'
import { isoToMajor } from '../../money.ts'
import { beginOperation } from '../../payments/operations/begin-operation.ts'
import { booksOf, type Books, type Payment } from '../../payments/operations/books.ts'
import { carryOut } from '../../payments/operations/carry-out.ts'
import type { OrderRow } from '../to-order.ts'
import { lockOrder, writeEvent, type Act } from './lock-order.ts'
import { requirePossible } from './transitions.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

export interface RefundInput extends Act {
  /** The sender's: the same again changes nothing. */
  readonly id: string
  /** ISO 4217 minor units; undefined for all that is left. */
  readonly value?: number | undefined
  /** What this person may pay back of an order without somebody else; undefined for all. */
  readonly limit?: number | undefined
}

/**
 * Asks the provider to pay something back. It counts as paid back from then on, and is shown to the shopper once the provider reports it.
 * What is above the limit waits for somebody else to approve it. 409 ORDER_STATE, 409 NOT_PAID_HERE, 422 REFUND_TOO_MUCH.
 */
export const refundOrder = async (
  deps: Deps,
  orderReference: string,
  { id, value: asked, limit, by, byId, reason }: RefundInput,
): Promise<void> => {
  const { runtime } = deps
  const isNew = await runtime.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderReference)
    requirePossible('refund', order)
    const books = await booksOf(transaction, orderReference)
    const requests = await transaction.select().from(refundRequests).where(eq(refundRequests.orderReference, orderReference))
    if ([...books.operations, ...requests].some((known) => known.id === id)) return false
    const value = asked ?? books.refundable
    const payment = requireRefundable(books, { value, currency: order.currency })
    const act = { orderReference, at: runtime.clock.now(), by, byId, reason }
    if (byId !== undefined && limit !== undefined && alone(books, requests) + value > limit) {
      const request = { id, orderReference, value, currency: payment.currency, reason: reason ?? null }
      await transaction.insert(refundRequests).values({ ...request, askedBy: by, askedById: byId, askedAt: act.at })
      await writeEvent(transaction, { ...act, kind: 'approvalAsked', details: { value } })
      return false
    }
    await beginOperation({ runtime, transaction }, { id, kind: 'refund', orderReference, payment, value, by, reason })
    await writeEvent(transaction, { ...act, kind: 'refundRequested', details: changeOf(books, value) })
    return true
  })
  if (isNew) await carryOut(deps, id)
}

/** What was paid back of an order that nobody else has approved: several small refunds are one large one. */
const alone = ({ operations }: Books, approved: readonly { readonly id: string }[]): number => {
  const refunds = operations.filter(
    ({ id, kind, state }) => kind === 'refund' && state !== 'failed' && !approved.some((each) => each.id === id),
  )
  return refunds.reduce((sum, { value }) => sum + value, 0)
}

/** The payment that this much of can be paid back. */
export const requireRefundable = (
  { payment, refundable }: Books,
  { value, currency }: { readonly value: number; readonly currency: OrderRow['currency'] },
): Payment => {
  if (payment === undefined)
    throw new ApiProblem(409, 'NOT_PAID_HERE', { message: 'No payment of this order is stored, so none can be paid back from here.' })
  if (value <= 0 || value > refundable)
    throw new ApiProblem(422, 'REFUND_TOO_MUCH', {
      message: `At most ${isoToMajor(refundable, currency)} ${currency} can be paid back.`,
      refundable,
    })
  return payment
}

/** For the history: what may still be paid back before and after. */
export const changeOf = ({ refundable }: Books, value: number) => ({ value, before: refundable, after: refundable - value })
