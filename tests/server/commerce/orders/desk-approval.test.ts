import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refundLimitFor } from '../../../../server/commerce/orders/desk/desk-rights.ts'
import { booksOf } from '../../../../server/commerce/payments/operations/books.ts'
import { orderEvents } from '../../../../server/database/schema/after-order.ts'
import { stock } from '../../../../server/database/schema/catalogue.ts'
import { rateWindows } from '../../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../../factories/catalogue.ts'
import { createDeskShop, moveToGroups, SECOND_PERSON, type Desk } from '../../../factories/desk.ts'
import { placeOrder } from '../../../factories/placed-order.ts'

const DAY_MS = 86_400_000

let shop: Awaited<ReturnType<typeof createDeskShop>>
let desk: Desk
let order: string
/** Cookies of people of the demo: who pays back, who approves, and one of each that may do both. */
let rosa: string
let abel: string
let both: string
beforeAll(async () => {
  shop = await createDeskShop()
  desk = await shop.desk({ ...SECOND_PERSON, isProduction: true })
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
  await moveToGroups(shop, 'parcels', ['demo-refunds', 'demo-approvers'])
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.runtime.database.delete(rateWindows)
  await shop.runtime.database.update(stock).set({ quantity: 10 })
  ;[rosa, abel, both] = await Promise.all([desk.as('refunds'), desk.as('approver'), desk.as('parcels')])
  order = await placeOrder(shop, [['1-A', 2]])
  const parcel = { id: shop.runtime.ids.uuid(), carrier: 'Post', trackingNumber: '1', 'pieces-0': '2' }
  await desk.post(`/_orders/${order}/ship`, parcel, rosa)
})

const act = (action: string, fields: Readonly<Record<string, string>>, cookie: string) =>
  desk.post(`/_orders/${order}/${action}`, fields, cookie)
const ask = async (amount: string, cookie = rosa): Promise<string> => {
  const id = shop.runtime.ids.uuid()
  expect((await act('refund', { id, amount, reason: 'never arrived' }, cookie)).statusCode).toBe(303)
  return id
}
/** ISO minor units that were asked of the provider. */
const givenBack = async (): Promise<number> => {
  const { payment, refundable } = await booksOf(shop.runtime.database, order)
  return (payment?.value ?? 0) - refundable
}
const history = async () =>
  (await shop.runtime.database.select().from(orderEvents).where(eq(orderEvents.orderReference, order)).orderBy(orderEvents.id)).map(
    ({ kind, by }) => `${kind} by ${by}`,
  )
const pageFor = async (cookie: string): Promise<string> => (await desk.get(`/_orders/${order}`, cookie)).body

describe('a refund above what one person may pay back', () => {
  it('waits for somebody else, at the order and in the list, and asks nothing of the provider', async () => {
    await ask('12.50')
    expect(await givenBack()).toBe(0)
    expect(await pageFor(abel)).toContain('Rosa Alder asks to pay back £12.50')
    expect(await pageFor(abel)).toContain('never arrived')
    const list = (await desk.get('/_orders', abel)).body
    expect(list).toContain('Refunds that wait for a second person')
    expect(list.indexOf(order)).toBeLessThan(list.indexOf('Find an order'))
  })

  it('is carried out once somebody else approves it, once, and the history says who asked and who approved', async () => {
    const id = await ask('12.50')
    expect((await act('approve', { id }, abel)).statusCode).toBe(303)
    expect(await givenBack()).toBe(1_250)
    expect(shop.gateway.modified.get(id)).toMatchObject({ kind: 'refund' })
    expect((await act('approve', { id }, abel)).statusCode).toBe(409)
    expect(await givenBack()).toBe(1_250)
    expect(await history()).toEqual(expect.arrayContaining(['approvalAsked by Rosa Alder', 'approvalGiven by Abel Alder']))
    expect(await pageFor(abel)).not.toContain('asks to pay back')
  })

  it('is one refund where two people approve at the same moment, and the other is told', async () => {
    const id = await ask('12.50')
    const answers = await Promise.all([act('approve', { id }, abel), act('approve', { id }, both)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toMatch(/has decided on this already: it was approved\./)
    expect(await givenBack()).toBe(1_250)
  })

  it('is not approved, nor refused, by who has asked, whatever else she may', async () => {
    const id = await ask('12.50', both)
    const page = await pageFor(both)
    expect([page.includes('Approve and pay back'), page.includes('Withdraw')]).toEqual([false, true])
    for (const action of ['approve', 'refuse']) {
      const answer = await act(action, { id, reason: 'x' }, both)
      expect([answer.statusCode, answer.body.includes('You have asked for this refund yourself')]).toEqual([403, true])
    }
    expect(await givenBack()).toBe(0)
  })

  it('is approved by nobody who may not, though the request is made by hand', async () => {
    const id = await ask('12.50')
    expect((await act('approve', { id }, rosa)).statusCode).toBe(403)
    expect((await act('approve', { id }, await desk.as('desk'))).statusCode).toBe(403)
    expect((await act('withdraw', { id }, both)).statusCode).toBe(403)
    expect((await desk.post(`/_orders/${order}/approve`, { id })).statusCode).toBe(401)
    expect((await act('approve', { id: shop.runtime.ids.uuid() }, abel)).statusCode).toBe(404)
    const other = await placeOrder(shop, [['1-A', 1]])
    expect((await desk.post(`/_orders/${other}/approve`, { id }, abel)).statusCode).toBe(404)
    expect(await givenBack()).toBe(0)
  })

  it('is refused with a reason, or withdrawn, and not carried out after', async () => {
    const refused = await ask('12.50')
    expect((await act('refuse', { id: refused }, abel)).statusCode).toBe(422)
    expect((await act('refuse', { id: refused, reason: 'it did arrive' }, abel)).statusCode).toBe(303)
    const withdrawn = await ask('12.50')
    expect((await act('withdraw', { id: withdrawn }, rosa)).statusCode).toBe(303)
    for (const id of [refused, withdrawn]) expect((await act('approve', { id }, abel)).statusCode).toBe(409)
    expect(await givenBack()).toBe(0)
    expect(await pageFor(abel)).toContain('it did arrive')
    expect(await history()).toEqual(expect.arrayContaining(['approvalRefused by Abel Alder', 'approvalWithdrawn by Rosa Alder']))
  })

  it('is over after seven days', async () => {
    const id = await ask('12.50')
    shop.runtime.clock.advance(7 * DAY_MS)
    const later = await desk.as('approver')
    expect(await pageFor(later)).not.toContain('asks to pay back')
    const answer = await act('approve', { id }, later)
    expect([answer.statusCode, answer.body.includes('Ask again')]).toEqual([409, true])
    expect(await givenBack()).toBe(0)
  })

  it('is not carried out where less is left by then, and says how much is', async () => {
    const all = await ask('')
    const { payment } = await booksOf(shop.runtime.database, order)
    await ask('4.00')
    const answer = await act('approve', { id: all }, abel)
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain(`At most ${((payment?.value ?? 0) - 400) / 100} GBP can be paid back.`)
    expect(await givenBack()).toBe(400)
  })

  it('is also one of several small ones that are more together', async () => {
    await ask('6.00')
    await ask('4.00')
    expect(await givenBack()).toBe(1_000)
    const id = await ask('0.01')
    expect(await givenBack()).toBe(1_000)
    await act('approve', { id }, abel)
    expect(await givenBack()).toBe(1_001)
  })

  it('is asked once where its form is sent twice', async () => {
    const id = shop.runtime.ids.uuid()
    const fields = { id, amount: '12.50', reason: 'torn' }
    await Promise.all([act('refund', fields, rosa), act('refund', fields, rosa)])
    expect((await history()).filter((event) => event.startsWith('approvalAsked'))).toHaveLength(1)
  })

  it('is what the form says before anything is sent', async () => {
    expect(await pageFor(rosa)).toContain('What is more than £10.00 of an order')
  })
})

it('is limited in the currency of the order, and not at all without a limit', () => {
  expect(refundLimitFor({}, 'GBP')).toBeUndefined()
  expect(refundLimitFor({ ORDERS_REFUND_LIMIT: '19.99' }, 'GBP')).toBe(1_999)
  expect(refundLimitFor({ ORDERS_REFUND_LIMIT: '100' }, 'JPY')).toBe(100)
  const list = { ORDERS_REFUND_LIMIT: 'GBP=100, JPY=20000,KWD=1.125' }
  expect(['GBP', 'JPY', 'KWD', 'EUR'].map((currency) => refundLimitFor(list, currency))).toEqual([10_000, 20_000, 1_125, 0])
})
