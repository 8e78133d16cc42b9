import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders, paymentAttempts, voucherUses } from '../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, checkoutBody, submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'
import { authorised, redirectAction } from '../../factories/fake-gateway.ts'
import { defined } from '../../../src/lib/defined.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A', quantity: 500 }] })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.gateway.behave = authorised
})

const withBag = async (): Promise<Shopper> => {
  const shopper = await shop.guest()
  await shopper.add('1-A')
  return shopper
}
const body = () => checkoutBody('GB', { consumer: { email: `${crypto.randomUUID()}@example.org` } })

/** The number of the order that a try has become. */
const numberOf = async (utr: string): Promise<number> => {
  const [order] = await shop.runtime.database
    .select({ reference: orders.orderReference })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderReference, orders.orderReference))
    .where(eq(paymentAttempts.utr, utr))
  return Number(/^GB(\d+)$/.exec(order?.reference ?? '')?.[1])
}
const buy = async (): Promise<number> => numberOf((await submit(await withBag(), body())).json().utr)

describe('the number of an order', () => {
  it('follows that of the order before, however many tries were refused or left meanwhile', async () => {
    const first = await buy()
    const shopper = await withBag()
    shop.gateway.behave = () => ({ kind: 'refused', reason: 'DECLINED' })
    for (let tries = 0; tries < 2; tries += 1) expect((await submit(shopper, body())).statusCode).toBe(402)
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    expect((await submit(await withBag(), body())).statusCode).toBe(428)
    shop.gateway.behave = authorised
    expect(await numberOf((await submit(shopper, body())).json().utr)).toBe(first + 1)
  })

  it('is drawn when the order begins to wait for its payment, and is the same once it is paid', async () => {
    const before = await buy()
    const shopper = await withBag()
    shop.gateway.behave = () => ({ kind: 'pending' })
    const { utr } = (await submit(shopper, body())).json()
    expect(await numberOf(utr)).toBe(before + 1)
    shop.gateway.behave = authorised
    expect(await buy()).toBe(before + 2)
    shop.gateway.known.set(utr, authorised({ utr }))
    expect((await shopper.put(`/checkout/payment/${utr}`)).json().statusCode).toBe('AUTHORISED')
    expect(await numberOf(utr)).toBe(before + 1)
  })

  it('goes to each of many orders at the same time once, and takes its vouchers along', async () => {
    const shoppers = await Promise.all(Array.from({ length: 12 }, withBag))
    for (const shopper of shoppers) {
      await shopper.post('/cart/address', { ...addresses.GB, email: 'ada@example.org' })
      await shopper.put('/cart/voucher', { apply: 'SAVE10' })
    }
    const answers = await Promise.all(shoppers.map((shopper) => submit(shopper, body())))
    const numbers = await Promise.all(answers.map((answer) => numberOf(answer.json().utr)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(shoppers.map(() => 200))
    expect(new Set(numbers).size).toBe(12)
    expect(Math.max(...numbers) - Math.min(...numbers)).toBe(11)
    const used = await shop.runtime.database.select().from(voucherUses)
    expect(used.filter(({ orderReference }) => numbers.includes(Number(orderReference.slice(2))))).toHaveLength(12)
  })
})

describe('a bag that another tab has submitted', () => {
  const seenBy = async (shopper: Shopper): Promise<number> => (await shopper.get('/cart')).json().revision

  it('leads to its order while the payment is pending and once it is made, and is charged once', async () => {
    const shopper = await withBag()
    await shopper.post('/cart/address', { ...addresses.GB, email: 'ada@example.org' })
    const revision = await seenBy(shopper)
    shop.gateway.behave = () => ({ kind: 'pending' })
    const asked = shop.gateway.asked.length
    const { utr } = (await submit(shopper, { ...body(), revision })).json()
    const again = await submit(shopper, { ...body(), revision })
    expect([again.statusCode, again.json()]).toMatchObject([200, { code: 'SUCCESS', utr }])
    const { rawToken } = again.json()
    const page = await shopper.post('/checkout/completion', { authorization: rawToken, utr })
    expect(page.json()).toMatchObject({ orderReference: expect.stringMatching(/^GB\d+$/), order: { status: 'pendingPayment' } })
    shop.gateway.known.set(utr, authorised({ utr }))
    await shopper.put(`/checkout/payment/${utr}`)
    expect((await submit(shopper, { ...body(), revision })).json()).toMatchObject({ code: 'SUCCESS', utr })
    expect(shop.gateway.asked.length).toBe(asked + 1)
  })

  it('leads nowhere for a bag that was never that order’s', async () => {
    const shopper = await withBag()
    const revision = await seenBy(shopper)
    await submit(shopper, { ...body(), revision })
    for (const other of [revision + 1, undefined]) {
      const answer = await submit(shopper, { ...body(), ...defined({ revision: other }) })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'ORDER_NOT_FOUND'])
    }
  })
})
