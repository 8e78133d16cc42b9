import type { Database } from '../../../database/database.ts'
import { paymentOperations, type OperationKind } from '../../../database/schema/after-order.ts'
import type { Runtime } from '../../../runtime.ts'
import type { OrderRow } from '../../orders/to-order.ts'
import { booksOf, type Payment } from './books.ts'

interface Within {
  readonly runtime: Pick<Runtime, 'clock' | 'ids'>
  readonly transaction: Database
}

interface Beginning {
  readonly id: string
  readonly kind: OperationKind
  readonly orderReference: string
  readonly payment: Payment
  /** ISO minor units. */
  readonly value: number
  readonly by: string
  readonly reason?: string | undefined
}

/** How long whoever begins a request has for it before another process repeats it: longer than the provider takes to answer. */
export const LEASE_MS = 60_000

/** Writes down what will be asked of the provider, before it is asked. The order must be locked. */
export const beginOperation = async ({ runtime, transaction }: Within, beginning: Beginning): Promise<void> => {
  const { payment, by, reason, ...operation } = beginning
  const now = runtime.clock.now()
  await transaction.insert(paymentOperations).values({
    ...operation,
    paymentReference: payment.reference,
    currency: payment.currency,
    requestedBy: by,
    reason: reason ?? null,
    createdAt: now,
    nextTryAt: now + LEASE_MS,
  })
}

interface About extends Within {
  /** Locked. */
  readonly order: OrderRow
  readonly by: string
}

/** Takes the money of an order, once; asked again only where the provider has refused. The id of what was begun. */
export const beginCapture = (about: About): Promise<string | undefined> => beginWhole(about, 'capture')

/** Gives the whole payment of an order back, once; asked again only where the provider has refused. The id of what was begun. */
export const beginReversal = (about: About): Promise<string | undefined> => beginWhole(about, 'reversal')

const beginWhole = async ({ runtime, transaction, order, by }: About, kind: 'capture' | 'reversal'): Promise<string | undefined> => {
  const { orderReference } = order
  const { payment, operations } = await booksOf(transaction, orderReference)
  if (payment === undefined || operations.some((known) => known.kind === kind && known.state !== 'failed')) return undefined
  const id = runtime.ids.uuid()
  await beginOperation({ runtime, transaction }, { id, kind, orderReference, payment, value: payment.value, by })
  return id
}
