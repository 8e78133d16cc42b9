import type { CommerceDeps } from '../../commerce-deps.ts'
import { returnStock } from '../../checkout/stock.ts'
import { sendOrderMail } from '../../mail/send-order-mail.ts'
import { beginReversal } from '../../payments/operations/begin-operation.ts'
import { carryOut } from '../../payments/operations/carry-out.ts'
import { paidAttempt } from '../../payments/operations/paid-attempt.ts'
import { changeOrder, lockOrder, writeEvent, type Act } from './lock-order.ts'
import { requirePossible } from './transitions.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

/** Nothing of the order has left and nothing will: its pieces are for sale again, its payment is given back. Both once. 409 ORDER_STATE. */
export const cancelOrder = async (deps: Deps, orderReference: string, act: Act): Promise<void> => {
  const { runtime } = deps
  const reversal = await runtime.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderReference)
    requirePossible('cancel', order)
    const now = runtime.clock.now()
    const cancelled = await changeOrder(transaction, order, { status: 'cancelled', cancelledAt: now })
    await writeEvent(transaction, { ...act, orderReference, kind: 'cancelled', at: now })
    const paid = await paidAttempt(transaction, orderReference)
    await returnStock({ ...runtime, transaction }, paid?.reserved ?? [])
    await sendOrderMail({ runtime, transaction, order: cancelled, event: 'cancelled', paymentMethod: paid?.method })
    return beginReversal({ runtime, transaction, order: cancelled, by: act.by })
  })
  if (reversal !== undefined) await carryOut(deps, reversal)
}

/** Asks once more for the payment of a cancelled order to be given back, where the provider had refused. Nothing where it has not. */
export const returnPayment = async (deps: Deps, orderReference: string, { by }: Act): Promise<void> => {
  const { runtime } = deps
  const reversal = await runtime.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderReference)
    return order.status === 'cancelled' ? beginReversal({ runtime, transaction, order, by }) : undefined
  })
  if (reversal !== undefined) await carryOut(deps, reversal)
}
