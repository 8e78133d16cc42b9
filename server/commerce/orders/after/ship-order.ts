import type { OrderStatus, Shipment } from '../../../../schemas/api/checkout.ts'
import type { CommerceDeps } from '../../commerce-deps.ts'
import { ApiProblem } from '../../http/api-problem.ts'
import { sendOrderMail } from '../../mail/send-order-mail.ts'
import { carryOut } from '../../payments/operations/carry-out.ts'
import { beginCapture } from '../../payments/operations/begin-operation.ts'
import type { OrderRow } from '../to-order.ts'
import { changeOrder, lockOrder, writeEvent, type Act } from './lock-order.ts'
import { requirePossible } from './transitions.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

export interface ShipInput extends Act, Omit<Shipment, 'shippedAt'> {}

/**
 * A parcel leaves: with the last pieces the order is shipped, before them partly. The whole payment is captured with the first parcel.
 * The id of a shipment is the sender's: the same again changes nothing. 409 ORDER_STATE, 422 NOTHING_TO_SHIP, 422 TOO_MANY_PIECES.
 */
export const shipOrder = async (deps: Deps, orderReference: string, { by, byId, reason, ...parcel }: ShipInput): Promise<void> => {
  const { runtime } = deps
  const capture = await runtime.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderReference)
    if (order.shipments.some(({ id }) => id === parcel.id)) return undefined
    requirePossible('ship', order)
    const now = runtime.clock.now()
    const shipment = { ...parcel, shippedAt: now, lines: fittingLines(order, parcel.lines) }
    const shipments = [...order.shipments, shipment]
    const status: OrderStatus = piecesLeft({ ...order, shipments }).every((left) => left === 0) ? 'shipped' : 'partiallyShipped'
    const shipped = await changeOrder(transaction, order, { shipments, status })
    const { carrier, trackingNumber, lines } = shipment
    const details = { carrier, trackingNumber, lines }
    await writeEvent(transaction, { orderReference, kind: 'shipped', at: now, by, byId, reason, details })
    await sendOrderMail({ runtime, transaction, order: shipped, event: 'shipped', shipment })
    return beginCapture({ runtime, transaction, order: shipped, by })
  })
  if (capture !== undefined) await carryOut(deps, capture)
}

/** Pieces of each item that have not left yet; what no parcel brings never does. */
export const piecesLeft = ({ items, shipments }: Pick<OrderRow, 'items' | 'shipments'>): readonly number[] =>
  items.map(({ quantity, needsShipping }, item) => {
    if (needsShipping === false) return 0
    const sent = shipments.flatMap(({ lines }) => lines).filter((line) => line.item === item)
    return sent.reduce((left, line) => left - line.quantity, quantity)
  })

const fittingLines = (order: OrderRow, lines: Shipment['lines']): Shipment['lines'] => {
  const left = piecesLeft(order)
  const sent = lines.filter(({ quantity }) => quantity > 0)
  if (sent.length === 0) throw new ApiProblem(422, 'NOTHING_TO_SHIP', { message: 'Say of at least one item how many pieces leave.' })
  const asked = order.items.map((_, item) => sent.filter((line) => line.item === item).reduce((sum, { quantity }) => sum + quantity, 0))
  const isOver = sent.some(({ item }) => order.items[item] === undefined) || asked.some((quantity, item) => quantity > (left[item] ?? 0))
  if (isOver) throw new ApiProblem(422, 'TOO_MANY_PIECES', { message: 'More pieces would leave than are left of this order.' })
  return asked.flatMap((quantity, item) => (quantity > 0 ? [{ item, quantity }] : []))
}
