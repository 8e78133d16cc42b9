import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../../schemas/api/cart.ts'
import { advanceTax } from '../../../server/commerce/cart/cart-tax.ts'
import { loadCartByPublicId } from '../../../server/commerce/cart/load-cart.ts'
import { claimSubmit, finishSubmit, freeSubmit, nameAttempt, type SubmitKey } from '../../../server/commerce/checkout/claim-submit.ts'
import { returnStock } from '../../../server/commerce/checkout/stock.ts'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses } from '../../factories/checkout.ts'
import { type CommerceApp, createCommerceApp, type Shopper } from '../../factories/commerce-app.ts'

/* Guards that only concurrent callers or those who try too often meet. The locks among them show on PostgreSQL (TEST_DATABASE_URL). */

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A', quantity: 100 }] })
})
afterAll(() => shop.close())

const LEASE_MS = 60_000
const newKey = (): SubmitKey => ({ sessionHash: 'session', idempotencyKey: randomUUID() })
const atOnce = <Result>(count: number, work: () => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: count }, work))

describe('the claim of a submit', () => {
  it('the claim of a submit whose process died is taken over by exactly one of many requests [CHECKOUT-22]', async () => {
    const key = newKey()
    expect((await claimSubmit(shop.runtime, key, {})).kind).toBe('mine')
    shop.runtime.clock.advance(LEASE_MS + 1)
    const claims = await atOnce(5, () => claimSubmit(shop.runtime, key, {}))
    expect(claims.map(({ kind }) => kind).toSorted()).toEqual(['mine', 'running', 'running', 'running', 'running'])
    shop.runtime.clock.reset()
  })

  it('the claim of a submit is given to one of many requests that arrive together', async () => {
    const key = newKey()
    const claims = await atOnce(5, () => claimSubmit(shop.runtime, key, {}))
    expect(claims.filter(({ kind }) => kind === 'mine')).toHaveLength(1)
  })

  it('a freed claim continues the payment that was begun, and is removed where none was', async () => {
    const [begun, bare] = [newKey(), newKey()]
    for (const key of [begun, bare]) await claimSubmit(shop.runtime, key, {})
    await shop.runtime.database.transaction((transaction) => nameAttempt(transaction, begun, 'utr-1'))
    for (const key of [begun, bare]) await freeSubmit(shop.runtime, key)
    expect(await claimSubmit(shop.runtime, begun, {})).toEqual({ kind: 'mine', utr: 'utr-1' })
    await expect(claimSubmit(shop.runtime, begun, { other: 1 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(await claimSubmit(shop.runtime, bare, { other: 1 })).toEqual({ kind: 'mine', utr: undefined })
  })

  it('a finished claim gives the stored answer, also long after its lease', async () => {
    const key = newKey()
    await claimSubmit(shop.runtime, key, {})
    await finishSubmit(shop.runtime, key, { status: 200, answer: { utr: 'utr-2' } })
    shop.runtime.clock.advance(LEASE_MS * 10)
    expect(await claimSubmit(shop.runtime, key, {})).toEqual({ kind: 'done', status: 200, answer: { utr: 'utr-2' } })
    shop.runtime.clock.reset()
  })
})

describe('the tax of a bag', () => {
  it('a tax stays rejected when a read that began before the new address ends after it [TAX-03]', async () => {
    const shopper = await shop.guest('ald-us')
    await shopper.add('1-A')
    const address = (addressLine1: string) => shopper.post('/cart/address', { ...addresses.US, addressLine1 })
    const { publicId }: Cart = (await address('TAX PENDING 5')).json()
    const slowRead = await loadCartByPublicId(shop.runtime.database, publicId)
    await address('TAX REJECT')
    if (slowRead === undefined) throw new Error('The bag is gone.')
    await advanceTax(shop.runtime.database, slowRead)
    expect((await shopper.get('/cart')).json().tax).toBe('REJECTED')
  })
})

describe('pieces', () => {
  it('all pieces are returned to stock when many payments are given up at once', async () => {
    const { database } = shop.runtime
    const quantity = async () => (await database.select().from(stock).where(eq(stock.sku, '1-A')))[0]?.quantity ?? 0
    const before = await quantity()
    await atOnce(10, () => database.transaction((transaction) => returnStock(transaction, [{ sku: '1-A', quantity: 2 }])))
    expect(await quantity()).toBe(before + 20)
  })
})

describe('the buyer of a bag', () => {
  it('the buyer’s details that two tabs enter at once are both stored [CALL-05]', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A')
    await Promise.all([
      shopper.post('/checkout/consumer', { email: 'ada@example.org', firstName: 'Ada' }),
      shopper.post('/checkout/consumer', { email: 'ada@example.org', lastName: 'Byron' }),
    ])
    expect((await shopper.get('/cart')).json().consumer.properties).toMatchObject({ firstName: 'Ada', lastName: 'Byron' })
  })
})

describe('who tries too often', () => {
  it('refuses the 121st batch of events of an address within a minute', async () => {
    const send = () => shop.send({ method: 'POST', url: '/api/session-context/events?siteTag=ald-gb', body: [{ event: 'page' }] })
    const statuses = (await atOnce(121, send)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    shop.runtime.clock.advance(60_001)
    expect((await send()).statusCode).toBe(204)
  })

  it('refuses order look-ups of an address that has guessed a hundred times, whatever session it uses [ROLE-10]', async () => {
    const guess = async (shopper: Shopper) =>
      (await shopper.post('/order/s/query', { orderReference: 'GB1', email: 'guess@example.org' })).statusCode
    for (let session = 0; session < 10; session += 1) {
      const shopper = await shop.guest()
      for (let tries = 0; tries < 10; tries += 1) expect(await guess(shopper)).toBe(404)
    }
    expect(await guess(await shop.guest())).toBe(429)
  })
})
