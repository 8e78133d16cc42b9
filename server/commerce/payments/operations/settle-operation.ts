import { eq } from 'drizzle-orm'
import { paymentOperations, type OperationKind, type OrderEventKind } from '../../../database/schema/after-order.ts'
import { orders } from '../../../database/schema/commerce.ts'
import type { Database } from '../../../database/database.ts'
import type { Runtime } from '../../../runtime.ts'
import { creditNoteOf } from '../../invoice/invoice-number.ts'
import { sendOrderMail } from '../../mail/send-order-mail.ts'
import { changeOrder, writeEvent } from '../../orders/after/lock-order.ts'
import { siteOfOrder } from '../../orders/order-site.ts'
import type { OrderRow } from '../../orders/to-order.ts'
import type { Operation } from './books.ts'

/** What the provider says has become of a request. */
export type OperationResult = { readonly kind: 'done' } | { readonly kind: 'failed'; readonly reason: string }

/** The name of what the provider does in an order's history. */
const PROVIDER = 'provider'

/**
 * Books what the provider reports, once however often it is reported: history, what is paid back, mail and credit note in one
 * transaction. What has failed stays so; what was done may still fail, and is taken out of the books again.
 */
export const settleOperation = (
  runtime: Runtime,
  { id, orderReference }: Pick<Operation, 'id' | 'orderReference'>,
  result: OperationResult,
): Promise<void> =>
  runtime.database.transaction(async (transaction) => {
    // The same lock as for whatever a person does, so that nobody counts with a refund that fails meanwhile.
    const [order] = await transaction.select().from(orders).where(eq(orders.orderReference, orderReference)).for('update')
    const [operation] = await transaction.select().from(paymentOperations).where(eq(paymentOperations.id, id))
    if (order === undefined || operation === undefined) throw new Error(`The request ${id} to the payment provider is gone.`)
    if (operation.state === result.kind || operation.state === 'failed') return
    const now = runtime.clock.now()
    await transaction.update(paymentOperations).set({ state: result.kind, settledAt: now }).where(eq(paymentOperations.id, id))
    const { kind, value } = operation
    const reason = result.kind === 'failed' ? result.reason : undefined
    await writeEvent(transaction, { orderReference, kind: EVENTS[kind][result.kind], at: now, by: PROVIDER, reason, details: { value } })
    if (result.kind === 'failed')
      runtime.log.error({ event: 'paymentOperationFailed', orderReference, operation: id, kind, reason }, 'The payment provider refused.')
    if (kind === 'refund') await bookRefund({ runtime, transaction, order, operation }, result)
  })

const EVENTS: Readonly<Record<OperationKind, Readonly<Record<OperationResult['kind'], OrderEventKind>>>> = {
  capture: { done: 'captured', failed: 'captureFailed' },
  refund: { done: 'refunded', failed: 'refundFailed' },
  reversal: { done: 'paymentReturned', failed: 'paymentReturnFailed' },
}

interface Booking {
  readonly runtime: Runtime
  readonly transaction: Database
  readonly order: OrderRow
  /** As it was before the report. */
  readonly operation: Operation
}

const bookRefund = async ({ runtime, transaction, order, operation }: Booking, { kind }: OperationResult): Promise<void> => {
  const { id, value, state } = operation
  if (kind === 'failed') {
    if (state === 'done') await changeOrder(transaction, order, { refunded: order.refunded - value })
    return
  }
  const changed = await changeOrder(transaction, order, { refunded: order.refunded + value })
  await creditNoteOf({ runtime, transaction, order, site: siteOfOrder(runtime, order) }, id)
  // Nobody is left to write to where the buyer was forgotten.
  if (order.email !== '') await sendOrderMail({ runtime, transaction, order: changed, event: 'refunded', refund: value })
}
