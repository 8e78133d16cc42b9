import type { CommerceDeps } from '../../commerce-deps.ts'
import { ApiProblem } from '../../http/api-problem.ts'
import { isoToMajor } from '../../money.ts'
import { beginOperation } from '../../payments/operations/begin-operation.ts'
import { booksOf } from '../../payments/operations/books.ts'
import { carryOut } from '../../payments/operations/carry-out.ts'
import { lockOrder, writeEvent, type Act } from './lock-order.ts'
import { requirePossible } from './transitions.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

export interface RefundInput extends Act {
  /** The sender's: the same again changes nothing. */
  readonly id: string
  /** ISO 4217 minor units; undefined for all that is left. */
  readonly value?: number | undefined
}

/**
 * Asks the provider to pay something back. It counts as paid back from then on, and is shown to the shopper once the provider reports it.
 * 409 ORDER_STATE, 409 NOT_PAID_HERE, 422 REFUND_TOO_MUCH.
 */
export const refundOrder =
  (deps: Deps) =>
  async (orderReference: string, { id, value: asked, by, byId, reason }: RefundInput): Promise<void> => {
    const { runtime } = deps
    const isNew = await runtime.database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderReference)
      requirePossible('refund', order)
      const books = await booksOf(transaction, orderReference)
      if (books.operations.some((operation) => operation.id === id)) return false
      if (books.payment === undefined)
        throw new ApiProblem(409, 'NOT_PAID_HERE', { message: 'No payment of this order is stored, so none can be paid back from here.' })
      const value = asked ?? books.refundable
      if (value <= 0 || value > books.refundable)
        throw new ApiProblem(422, 'REFUND_TOO_MUCH', {
          message: `At most ${isoToMajor(books.refundable, order.currency)} ${order.currency} can be paid back.`,
          refundable: books.refundable,
        })
      const now = runtime.clock.now()
      await beginOperation({ runtime, transaction }, { id, kind: 'refund', orderReference, payment: books.payment, value, by, reason })
      const details = { value, before: books.refundable, after: books.refundable - value }
      await writeEvent(transaction, { orderReference, kind: 'refundRequested', at: now, by, byId, reason, details })
      return true
    })
    if (isNew) await carryOut(deps)(id)
  }
