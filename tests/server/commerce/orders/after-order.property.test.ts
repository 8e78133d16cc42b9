import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiProblem } from '../../../../server/commerce/http/api-problem.ts'
import { cancelOrder, returnPayment } from '../../../../server/commerce/orders/after/cancel-order.ts'
import { deliverOrder } from '../../../../server/commerce/orders/after/deliver-order.ts'
import { refundOrder } from '../../../../server/commerce/orders/after/refund-order.ts'
import { shipOrder } from '../../../../server/commerce/orders/after/ship-order.ts'
import { booksOf } from '../../../../server/commerce/payments/operations/books.ts'
import { carryOutDue } from '../../../../server/commerce/payments/operations/carry-out.ts'
import { stock } from '../../../../server/database/schema/catalogue.ts'
import { orders } from '../../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../../factories/catalogue.ts'
import { createCommerceApp, type CommerceApp } from '../../../factories/commerce-app.ts'
import { receivedBy } from '../../../factories/fake-gateway.ts'
import { notifyShop, placeOrder } from '../../../factories/placed-order.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
})
afterAll(() => shop.close())

const BY = { by: 'Ada', reason: 'why' }
const PIECES = 2

/** What happens next: an act of somebody's, an answer of the provider's, or a report of it about one of the requests so far. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('ship' as const), quantity: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constantFrom('deliver' as const, 'cancel' as const, 'return' as const, 'repeat' as const) }),
  fc.record({
    kind: fc.constant('refund' as const),
    id: fc.integer({ min: 0, max: 3 }),
    part: fc.option(fc.double({ min: 0.01, max: 1.2, noNaN: true })),
  }),
  fc.record({
    kind: fc.constant('provider' as const),
    answer: fc.constantFrom('received', 'refused', 'failed', 'crashAfter', 'unreachable'),
  }),
  fc.record({
    kind: fc.constant('report' as const),
    which: fc.nat(7),
    eventCode: fc.constantFrom('CAPTURE', 'REFUND', 'REFUND_FAILED', 'CANCEL_OR_REFUND', 'CANCELLATION'),
    success: fc.boolean(),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const carryOutStep = async (reference: string, next: Step): Promise<unknown> => {
  const { deps, gateway, runtime } = shop
  switch (next.kind) {
    case 'ship':
      return shipOrder(deps, reference, {
        ...BY,
        id: runtime.ids.uuid(),
        carrier: 'Post',
        trackingNumber: '1',
        lines: [{ item: 0, quantity: next.quantity }],
      })
    case 'deliver':
      return deliverOrder(deps, reference, BY)
    case 'cancel':
      return cancelOrder(deps, reference, BY)
    case 'return':
      return returnPayment(deps, reference, BY)
    case 'repeat':
      runtime.clock.advance(61_000)
      return carryOutDue(deps)
    case 'refund': {
      const { payment } = await booksOf(runtime.database, reference)
      const value = next.part === null ? undefined : Math.round((payment?.value ?? 0) * next.part)
      return refundOrder(deps, reference, { ...BY, id: `${reference}-${next.id}`, value })
    }
    case 'provider':
      gateway.modify = (modification) => {
        if (next.answer === 'crashAfter' || next.answer === 'unreachable') return next.answer
        if (next.answer === 'received') return receivedBy(modification)
        return next.answer === 'refused' ? { kind: 'refused', reason: 'no' } : { kind: 'failed', status: 500 }
      }
      return undefined
    case 'report': {
      const { operations } = await booksOf(runtime.database, reference)
      const operation = operations[next.which % Math.max(1, operations.length)]
      // The provider reports what it has carried out, and nothing else.
      if (operation === undefined || !gateway.modified.has(operation.id)) return undefined
      const { id, currency, value, paymentReference } = operation
      const { eventCode, success } = next
      const about = { merchantReference: id, originalReference: paymentReference, pspReference: 'x', amount: { currency, value } }
      return notifyShop(shop, { ...about, eventCode, success: String(success) })
    }
  }
}

it('never pays back more than was paid, never returns pieces twice and never ships a cancelled order, whatever happens in whatever order', async () => {
  const { runtime, gateway } = shop
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 8 }), async (rounds) => {
      await runtime.database.update(stock).set({ quantity: 10 })
      gateway.modify = receivedBy
      gateway.modified.clear()
      const reference = await placeOrder(shop, [['1-A', PIECES]])
      let wasCancelled = false
      for (const together of rounds) {
        const results = await Promise.allSettled(together.map((next) => carryOutStep(reference, next)))
        for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ApiProblem)

        const [order] = await runtime.database.select().from(orders).where(eq(orders.orderReference, reference))
        const [left] = await runtime.database.select().from(stock)
        const { payment, refundable, operations } = await booksOf(runtime.database, reference)
        if (order === undefined || payment === undefined) throw new Error('The order is gone.')
        // What the provider was made to do, less what it has reported as come back.
        const failed = new Set(operations.filter(({ state }) => state === 'failed').map(({ id }) => id))
        const own = new Set(operations.map(({ id }) => id))
        const given = [...gateway.modified.values()].filter(({ kind, id }) => kind !== 'capture' && own.has(id) && !failed.has(id))
        const sum = given.reduce((total, { amount }) => total + amount.value, 0)
        expect(sum).toBeLessThanOrEqual(payment.value)
        expect(order.refunded).toBeGreaterThanOrEqual(0)
        expect(order.refunded).toBeLessThanOrEqual(payment.value)
        expect(refundable).toBeLessThanOrEqual(payment.value - sum)
        expect(left?.quantity).toBe(order.status === 'cancelled' ? 10 : 10 - PIECES)
        wasCancelled ||= order.status === 'cancelled'
        if (wasCancelled) expect(order).toMatchObject({ status: 'cancelled', shipments: [] })
        const sent = order.shipments.flatMap(({ lines }) => lines).reduce((total, { quantity }) => total + quantity, 0)
        expect(sent).toBeLessThanOrEqual(PIECES)
      }
    }),
    { numRuns: 40 },
  )
}, 120_000)
