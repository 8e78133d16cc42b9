import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cancelOrder, returnPayment } from '../../../../server/commerce/orders/after/cancel-order.ts'
import { deliverOrder } from '../../../../server/commerce/orders/after/deliver-order.ts'
import { refundOrder } from '../../../../server/commerce/orders/after/refund-order.ts'
import { shipOrder, type ShipInput } from '../../../../server/commerce/orders/after/ship-order.ts'
import { booksOf } from '../../../../server/commerce/payments/operations/books.ts'
import { carryOutDue } from '../../../../server/commerce/payments/operations/carry-out.ts'
import { orderEvents, paymentOperations } from '../../../../server/database/schema/after-order.ts'
import { stock } from '../../../../server/database/schema/catalogue.ts'
import { orders } from '../../../../server/database/schema/commerce.ts'
import { messages } from '../../../../server/database/schema/mailbox.ts'
import { insertProduct } from '../../../factories/catalogue.ts'
import { createCommerceApp, type CommerceApp } from '../../../factories/commerce-app.ts'
import { receivedBy } from '../../../factories/fake-gateway.ts'
import { notifyShop, placeOrder } from '../../../factories/placed-order.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }, { sku: '1-B' }] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.gateway.modify = receivedBy
  shop.gateway.modified.clear()
  await shop.runtime.database.delete(messages)
  await shop.runtime.database.update(stock).set({ quantity: 10 })
})

const BY = { by: 'Ada', reason: 'asked by phone' }
const parcel = (id: string, lines: ShipInput['lines']): ShipInput => ({
  ...BY,
  id,
  carrier: 'Parcel Post',
  trackingNumber: 'PP1',
  trackingUrl: 'https://tracking.example/PP1',
  lines,
})
const all = [{ item: 0, quantity: 2 }]
const rowOf = async (reference: string) => {
  const [order] = await shop.runtime.database.select().from(orders).where(eq(orders.orderReference, reference))
  if (order === undefined) throw new Error('no order')
  return order
}
const historyOf = async (reference: string) =>
  (await shop.runtime.database.select().from(orderEvents).where(eq(orderEvents.orderReference, reference)).orderBy(orderEvents.id)).map(
    ({ kind, by, reason }) => [kind, by, reason],
  )
const pieces = async () => (await shop.runtime.database.select().from(stock).where(eq(stock.sku, '1-A')))[0]?.quantity
const mails = async () => (await shop.runtime.database.select().from(messages)).map(({ subject }) => subject)
const paid = async (reference: string) => (await booksOf(shop.runtime.database, reference)).payment?.value ?? 0
const reported = async (id: string, eventCode: string, success = 'true') => {
  const [operation] = await shop.runtime.database.select().from(paymentOperations).where(eq(paymentOperations.id, id))
  if (operation === undefined) throw new Error('no operation')
  return notifyShop(shop, {
    eventCode,
    success,
    merchantReference: id,
    originalReference: operation.paymentReference,
    pspReference: `psp-${id}`,
    amount: { currency: operation.currency, value: operation.value },
    reason: success === 'true' ? '' : 'Refused by the bank',
  })
}
const shipped = async () => {
  const reference = await placeOrder(shop, [['1-A', 2]])
  await shipOrder(shop.deps, reference, parcel(`parcel-${reference}`, all))
  await shop.runtime.database.delete(messages)
  return reference
}

describe('a parcel', () => {
  it('ships an order piece by piece, captures its payment once, and writes to the buyer about each parcel', async () => {
    const reference = await placeOrder(shop, [
      ['1-A', 2],
      ['1-B', 1],
    ])
    await shop.runtime.database.delete(messages)
    await shipOrder(shop.deps, reference, parcel('p1', [{ item: 0, quantity: 1 }]))
    expect(await rowOf(reference)).toMatchObject({ status: 'partiallyShipped' })
    const rest = parcel('p2', [
      { item: 0, quantity: 1 },
      { item: 1, quantity: 1 },
    ])
    await shipOrder(shop.deps, reference, rest)
    expect(await rowOf(reference)).toMatchObject({ status: 'shipped', shipments: [{ id: 'p1' }, { id: 'p2' }] })
    expect([...shop.gateway.modified.values()]).toMatchObject([{ kind: 'capture', amount: { value: await paid(reference) } }])
    expect(await mails()).toHaveLength(2)
    expect(await historyOf(reference)).toEqual([
      ['shipped', 'Ada', 'asked by phone'],
      ['shipped', 'Ada', 'asked by phone'],
    ])
  })

  it('that is posted twice is sent once', async () => {
    const reference = await placeOrder(shop, [['1-A', 2]])
    await shop.runtime.database.delete(messages)
    const half = parcel('twice', [{ item: 0, quantity: 1 }])
    await Promise.all([shipOrder(shop.deps, reference, half), shipOrder(shop.deps, reference, half)])
    expect(await rowOf(reference)).toMatchObject({ status: 'partiallyShipped', shipments: [{ id: 'twice' }] })
    expect(await mails()).toHaveLength(1)
  })

  it.each([
    ['of nothing', [], 'NOTHING_TO_SHIP'],
    ['of more than was bought', [{ item: 0, quantity: 3 }], 'TOO_MANY_PIECES'],
    ['of what was bought, twice over', [...all, ...all], 'TOO_MANY_PIECES'],
    ['of an item there is not', [{ item: 7, quantity: 1 }], 'TOO_MANY_PIECES'],
  ])('%s is refused', async (_title, lines, code) => {
    const reference = await placeOrder(shop, [['1-A', 2]])
    await expect(shipOrder(shop.deps, reference, parcel('bad', lines))).rejects.toMatchObject({ code, status: 422 })
    expect(await rowOf(reference)).toMatchObject({ status: 'placed', shipments: [] })
  })

  it('cannot arrive before it has left, and arrives once', async () => {
    const reference = await placeOrder(shop, [['1-A', 2]])
    await expect(deliverOrder(shop.deps, reference, BY)).rejects.toMatchObject({ code: 'ORDER_STATE', status: 409 })
    await shipOrder(shop.deps, reference, parcel('p', all))
    await deliverOrder(shop.deps, reference, BY)
    expect(await rowOf(reference)).toMatchObject({ status: 'delivered', deliveredAt: expect.any(Number) })
    await expect(deliverOrder(shop.deps, reference, BY)).rejects.toMatchObject({ code: 'ORDER_STATE' })
  })
})

describe('a cancelled order', () => {
  it('gives its pieces and its payment back once, however many cancel it at once', async () => {
    const reference = await placeOrder(shop, [['1-A', 2]])
    expect(await pieces()).toBe(8)
    await shop.runtime.database.delete(messages)
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => cancelOrder(shop.deps, reference, BY)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await pieces()).toBe(10)
    expect([...shop.gateway.modified.values()]).toMatchObject([{ kind: 'reversal' }])
    expect(await mails()).toHaveLength(1)
    expect(await rowOf(reference)).toMatchObject({ status: 'cancelled', cancelledAt: expect.any(Number) })
    await expect(shipOrder(shop.deps, reference, parcel('p', all))).rejects.toMatchObject({ code: 'ORDER_STATE' })
    await expect(refundOrder(shop.deps, reference, { ...BY, id: 'r' })).rejects.toMatchObject({ code: 'ORDER_STATE' })
  })

  it('is asked for again where the provider has refused, and only then', async () => {
    const reference = await placeOrder(shop, [['1-A', 2]])
    await cancelOrder(shop.deps, reference, BY)
    await returnPayment(shop.deps, reference, BY)
    const [first] = [...shop.gateway.modified.keys()]
    await reported(first ?? '', 'CANCEL_OR_REFUND', 'false')
    await returnPayment(shop.deps, reference, BY)
    expect(shop.gateway.modified.size).toBe(2)
    await reported([...shop.gateway.modified.keys()][1] ?? '', 'CANCEL_OR_REFUND')
    await returnPayment(shop.deps, reference, BY)
    expect(shop.gateway.modified.size).toBe(2)
    expect((await historyOf(reference)).map(([kind]) => kind)).toEqual(['cancelled', 'paymentReturnFailed', 'paymentReturned'])
  })

  it('is none of one that has left', async () => {
    const reference = await shipped()
    await expect(cancelOrder(shop.deps, reference, BY)).rejects.toMatchObject({ code: 'ORDER_STATE' })
    expect(await pieces()).toBe(8)
  })
})

describe('a refund', () => {
  it('is shown and written about when the provider reports it, once however often it does', async () => {
    const reference = await shipped()
    await refundOrder(shop.deps, reference, { ...BY, id: 'r1', value: 100 })
    expect(await rowOf(reference)).toMatchObject({ refunded: 0 })
    for (let time = 0; time < 3; time += 1) expect(await reported('r1', 'REFUND')).toBe(200)
    expect(await rowOf(reference)).toMatchObject({ refunded: 100 })
    expect(await mails()).toHaveLength(1)
    expect((await historyOf(reference)).slice(1)).toEqual([
      ['refundRequested', 'Ada', 'asked by phone'],
      ['refunded', 'provider', null],
    ])
  })

  it('never exceeds the payment, over several of them at once', async () => {
    const reference = await shipped()
    const whole = await paid(reference)
    const value = Math.ceil(whole * 0.4)
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) => refundOrder(shop.deps, reference, { ...BY, id: `${reference}-${index}`, value })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(refundOrder(shop.deps, reference, { ...BY, id: `${reference}-more`, value })).rejects.toMatchObject({
      code: 'REFUND_TOO_MUCH',
    })
    await refundOrder(shop.deps, reference, { ...BY, id: `${reference}-rest` })
    const sum = [...shop.gateway.modified.values()]
      .filter(({ kind }) => kind === 'refund')
      .reduce((all, { amount }) => all + amount.value, 0)
    expect(sum).toBe(whole)
  })

  it('that is posted twice is paid once', async () => {
    const reference = await shipped()
    const asked = { ...BY, id: 'same', value: 50 }
    await Promise.all([refundOrder(shop.deps, reference, asked), refundOrder(shop.deps, reference, asked)])
    expect((await booksOf(shop.runtime.database, reference)).refundable).toBe((await paid(reference)) - 50)
  })

  it('that died after the provider had carried it out is repeated under the same key, and paid once', async () => {
    const reference = await shipped()
    shop.gateway.modified.clear()
    shop.gateway.modify = () => 'crashAfter'
    await refundOrder(shop.deps, reference, { ...BY, id: 'crash' })
    shop.gateway.modify = receivedBy
    expect(await carryOutDue(shop.deps)).toBe(0)
    shop.runtime.clock.advance(61_000)
    expect((await Promise.all([carryOutDue(shop.deps), carryOutDue(shop.deps)])).toSorted()).toEqual([0, 1])
    expect([...shop.gateway.modified.keys()]).toEqual(['crash'])
    expect((await booksOf(shop.runtime.database, reference)).operations.at(-1)).toMatchObject({ id: 'crash', state: 'sent' })
  })

  it.each([
    [
      'got no answer',
      'unreachable',
      { cause: expect.objectContaining({ message: 'connect ECONNREFUSED' }), tags: { operation: 'refund' } },
    ],
    ['was answered with an error', { kind: 'failed', status: 500 }, { tags: { operation: 'refund', status: '500' } }],
  ] as const)('that %s stays due, and is reported each time it is asked for in vain', async (how, answer, expected) => {
    const reference = await shipped()
    const reportFailure = vi.spyOn(shop.runtime, 'reportFailure')
    shop.gateway.modify = () => answer
    await refundOrder(shop.deps, reference, { ...BY, id: how })
    shop.runtime.clock.advance(61_000)
    expect(await carryOutDue(shop.deps)).toBe(1)
    expect(reportFailure.mock.calls).toMatchObject(Array(2).fill([{ code: 'paymentUnanswered', severity: 2, ...expected }]))
    reportFailure.mockRestore()
    expect((await booksOf(shop.runtime.database, reference)).operations.at(-1)).toMatchObject({ id: how, state: 'due' })
    shop.gateway.modify = receivedBy
    shop.runtime.clock.advance(61_000)
    await carryOutDue(shop.deps)
  })

  it('that is refused may be tried again, and one that comes back is taken out of the books', async () => {
    const reference = await shipped()
    const whole = await paid(reference)
    shop.gateway.modify = () => ({ kind: 'refused', reason: 'Not possible' })
    await refundOrder(shop.deps, reference, { ...BY, id: 'refused' })
    shop.gateway.modify = receivedBy
    await refundOrder(shop.deps, reference, { ...BY, id: 'back' })
    await reported('back', 'REFUND')
    expect(await rowOf(reference)).toMatchObject({ refunded: whole })
    await reported('back', 'REFUND_FAILED')
    await reported('back', 'REFUND')
    expect(await rowOf(reference)).toMatchObject({ refunded: 0 })
    expect((await booksOf(shop.runtime.database, reference)).refundable).toBe(whole)
  })

  it('reported for another amount or payment changes nothing, and is counted for an alert', async () => {
    const reference = await shipped()
    const counted = vi.spyOn(shop.runtime.counts.paymentConflicts, 'inc')
    await refundOrder(shop.deps, reference, { ...BY, id: 'other', value: 100 })
    const report = { eventCode: 'REFUND', success: 'true', merchantReference: 'other', pspReference: 'x' }
    await notifyShop(shop, { ...report, amount: { currency: 'GBP', value: 101 } })
    await notifyShop(shop, { ...report, amount: { currency: 'GBP', value: 100 }, originalReference: 'another' })
    await notifyShop(shop, { ...report, amount: { currency: 'GBP', value: 100 }, eventCode: 'CAPTURE' })
    expect(await rowOf(reference)).toMatchObject({ refunded: 0 })
    expect(counted.mock.calls).toEqual([1, 2, 3].map(() => [{ event: 'paymentMismatch' }]))
    counted.mockRestore()
  })
})
