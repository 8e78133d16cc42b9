import { hasShipping } from '../../../../src/lib/needs-shipping.ts'
import type { CommerceDeps } from '../../commerce-deps.ts'
import { beginCapture } from '../../payments/operations/begin-operation.ts'
import { carryOut } from '../../payments/operations/carry-out.ts'
import { changeOrder, lockOrder, writeEvent, type Act } from './lock-order.ts'
import { requirePossible } from './transitions.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

/**
 * The last parcel has arrived. An order without anything to ship is handed over by this, which captures its payment as the first parcel
 * would. 409 ORDER_STATE.
 */
export const deliverOrder = async (deps: Deps, orderReference: string, act: Act): Promise<void> => {
  const { runtime } = deps
  const capture = await runtime.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderReference)
    requirePossible('deliver', order)
    const now = runtime.clock.now()
    const delivered = await changeOrder(transaction, order, { status: 'delivered', deliveredAt: now })
    await writeEvent(transaction, { ...act, orderReference, kind: 'delivered', at: now })
    return hasShipping(order.items) ? undefined : beginCapture({ runtime, transaction, order: delivered, by: act.by })
  })
  if (capture !== undefined) await carryOut(deps, capture)
}
