import type { CommerceDeps } from '../../commerce-deps.ts'
import { changeOrder, lockOrder, writeEvent, type Act } from './lock-order.ts'
import { requirePossible } from './transitions.ts'

/** The last parcel has arrived. 409 ORDER_STATE. */
export const deliverOrder =
  ({ runtime }: Pick<CommerceDeps, 'runtime'>) =>
  (orderReference: string, act: Act): Promise<void> =>
    runtime.database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderReference)
      requirePossible('deliver', order)
      const now = runtime.clock.now()
      await changeOrder(transaction, order, { status: 'delivered', deliveredAt: now })
      await writeEvent(transaction, { ...act, orderReference, kind: 'delivered', at: now })
    })
