import type { OrderStatus } from '../../../schemas/api/checkout.ts'
import { isSigned, sign } from '../../lib/secret.ts'
import type { Runtime } from '../../runtime.ts'
import type { OrderRow } from '../orders/to-order.ts'

type Deps = Pick<Runtime, 'config' | 'clock'>

/** Longer than a page with an order stays open, shorter than one that was copied is of use. */
const LIFE_MS = 12 * 3_600_000

/** There is nothing to invoice before a payment, nor where it never came. */
const WITHOUT: ReadonlySet<OrderStatus> = new Set(['pendingPayment', 'cancelled'])

/** Lets whoever was answered all of an order open its invoice; undefined for an order that has none. */
export const invoiceTokenOf = ({ config, clock }: Deps, { orderReference, status }: OrderRow): string | undefined => {
  if (WITHOUT.has(status)) return undefined
  const endsAt = clock.now() + LIFE_MS
  return `${endsAt}.${sign(config.ORDER_HASH_SECRET, signedText(orderReference, endsAt))}`
}

/** Whether a token is of this order, and its time has not passed. */
export const isInvoiceToken = ({ config, clock }: Deps, { orderReference, status }: OrderRow, token: string): boolean => {
  const [, digits = '', signature = ''] = /^(\d{13})\.(\w+)$/.exec(token) ?? []
  const endsAt = Number(digits)
  const isGenuine = isSigned(config.ORDER_HASH_SECRET, signedText(orderReference, endsAt), signature)
  return isGenuine && endsAt > clock.now() && !WITHOUT.has(status)
}

/** Apart from the hashes of mails, which the same secret makes. */
const signedText = (orderReference: string, endsAt: number): string => `invoice:${orderReference}:${endsAt}`
