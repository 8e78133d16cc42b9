import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../../schemas/api/cart.ts'
import { removeProducts } from '../../../server/catalogue/save-products.ts'
import { claimSubmit, finishSubmit, linkAttempt, releaseSubmit, type SubmitKey } from '../../../server/commerce/checkout/claim-submit.ts'
import { concludeAttempt } from '../../../server/commerce/checkout/conclude-attempt.ts'
import { releaseAttempt } from '../../../server/commerce/checkout/release-attempt.ts'
import { returnStock, takeStock } from '../../../server/commerce/checkout/stock.ts'
import type { Database } from '../../../server/database/database.ts'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { checkoutSubmits, orders, paymentAttempts, savedAddresses } from '../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, submit } from '../../factories/checkout.ts'
import { type CommerceApp, createCommerceApp, type Shopper } from '../../factories/commerce-app.ts'
import { authorised, redirectAction } from '../../factories/fake-gateway.ts'
import { duringTransaction } from '../../setup/during-transaction.ts'

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

const piecesOf = async (sku: string) => (await shop.runtime.database.select().from(stock).where(eq(stock.sku, sku)))[0]?.quantity ?? 0

describe('the claim of a submit', () => {
  it('the claim of a submit whose process died is taken over by exactly one of many requests [CHECKOUT-22]', async () => {
    const key = newKey()
    expect((await claimSubmit(shop.runtime, key, {})).kind).toBe('mine')
    shop.runtime.clock.advance(LEASE_MS + 1)
    const claims = await atOnce(5, () => claimSubmit(shop.runtime, key, {}))
    expect(claims.map(({ kind }) => kind).toSorted()).toEqual(['mine', 'running', 'running', 'running', 'running'])
    shop.runtime.clock.reset()
  })

  it('the claim of a submit whose process died is given once to requests that saw the old lease at the same time [CHECKOUT-22]', async () => {
    const key = newKey()
    await claimSubmit(shop.runtime, key, {})
    shop.runtime.clock.advance(LEASE_MS + 1)
    const isThis = eq(checkoutSubmits.idempotencyKey, key.idempotencyKey)
    const claims = await duringTransaction(shop.runtime.database, {
      first: (transaction) => transaction.select().from(checkoutSubmits).where(isThis).for('update'),
      work: () => atOnce(3, () => claimSubmit(shop.runtime, key, {})),
    })
    expect(claims.map(({ kind }) => kind).toSorted()).toEqual(['mine', 'running', 'running'])
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
    await shop.runtime.database.transaction((transaction) => linkAttempt(transaction, begun, 'utr-1'))
    for (const key of [begun, bare]) await releaseSubmit(shop.runtime, key)
    expect(await claimSubmit(shop.runtime, begun, {})).toEqual({ kind: 'mine', utr: 'utr-1' })
    await expect(claimSubmit(shop.runtime, begun, { other: 1 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(await claimSubmit(shop.runtime, bare, { other: 1 })).toEqual({ kind: 'mine', utr: undefined })
  })

  it('a finished claim gives the stored answer, also long after its lease', async () => {
    const key = newKey()
    await claimSubmit(shop.runtime, key, {})
    await finishSubmit(shop.runtime, key, { status: 200, answer: { code: 'PENDING', message: 'Later.', utr: 'utr-2' } })
    shop.runtime.clock.advance(LEASE_MS * 10)
    expect(await claimSubmit(shop.runtime, key, {})).toEqual({
      kind: 'done',
      status: 200,
      answer: { code: 'PENDING', message: 'Later.', utr: 'utr-2' },
    })
    shop.runtime.clock.reset()
  })
})

describe('pieces', () => {
  const within = (transaction: Database) => ({ ...shop.runtime, transaction })
  it('all pieces are returned to stock when many payments are given up at once', async () => {
    const { database } = shop.runtime
    const before = await piecesOf('1-A')
    await atOnce(10, () => database.transaction((transaction) => returnStock(within(transaction), [{ sku: '1-A', quantity: 2 }])))
    expect(await piecesOf('1-A')).toBe(before + 20)
  })

  it('a purchase and a return of the same two skus both succeed, whichever sku was stored first', async () => {
    const { database } = shop.runtime
    await insertProduct(database, { id: '2', variants: ['2-B', '2-A'].map((sku) => ({ sku, quantity: 10 })) })
    const both = ['2-A', '2-B'].map((sku) => ({ sku, quantity: 1 }))
    const taken = await duringTransaction(database, {
      first: (transaction) => returnStock(within(transaction), [{ sku: '2-A', quantity: 3 }]),
      work: () => database.transaction((transaction) => takeStock(within(transaction), both)),
      then: (transaction) => returnStock(within(transaction), [{ sku: '2-B', quantity: 3 }]),
    })
    expect([taken, await piecesOf('2-A'), await piecesOf('2-B')]).toEqual([both, 12, 12])
  })

  it('a product that an import replaces at the moment of a purchase is sold, not called sold out', async () => {
    const { database } = shop.runtime
    const product = { id: '3', variants: [{ sku: '3-A', quantity: 5 }] }
    await insertProduct(database, product)
    const taken = await duringTransaction(database, {
      first: (transaction) => removeProducts(transaction, ['3']),
      work: () => database.transaction((transaction) => takeStock(within(transaction), [{ sku: '3-A', quantity: 2 }])),
      then: (transaction) => insertProduct(transaction, product),
    })
    expect([taken, await piecesOf('3-A')]).toEqual([[{ sku: '3-A', quantity: 2 }], 3])
  })
})

describe('a payment that is over', () => {
  const begin = async (shopper: Shopper, quantity: number): Promise<string> => {
    await shopper.add('1-A', quantity)
    return (await submit(shopper)).json().utr
  }
  const statusOf = async (utr: string) => {
    const [attempt] = await shop.runtime.database
      .select({ attempt: paymentAttempts.state, order: orders.status })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.orderReference, paymentAttempts.orderReference))
      .where(eq(paymentAttempts.utr, utr))
    return attempt
  }

  it('returns its pieces once, however many times it is given up', async () => {
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    const before = await piecesOf('1-A')
    const utr = await begin(await shop.guest(), 2)
    await atOnce(2, () => releaseAttempt(shop.deps, utr, { state: 'released' }))
    await releaseAttempt(shop.deps, utr, { state: 'superseded' })
    expect([await piecesOf('1-A'), await statusOf(utr)]).toEqual([before, { attempt: 'released', order: 'cancelled' }])
  })

  it('stays paid, and keeps its pieces, when a refusal of the provider arrives late', async () => {
    shop.gateway.behave = authorised
    const before = await piecesOf('1-A')
    const utr = await begin(await shop.guest(), 2)
    await concludeAttempt(shop.deps, utr, { kind: 'refused', reason: 'Late' })
    expect([await piecesOf('1-A'), await statusOf(utr)]).toEqual([before - 2, { attempt: 'settled', order: 'placed' }])
  })

  it('takes only what it has paid for out of a bag that a guest’s bag was added to meanwhile [AUTH-01]', async () => {
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    const member = await shop.member('dan')
    const utr = await begin(member, 1)
    const guest = await shop.guest()
    await guest.add('1-A', 2)
    await shop.member('dan', { guestSession: guest.session })
    await member.put(`/checkout/payment/${utr}`, { details: { redirectResult: 'x' } })
    const { items }: Cart = (await member.get('/cart')).json()
    expect(items.map(({ sku, quantity }) => [sku, quantity])).toEqual([['1-A', 2]])
    shop.gateway.behave = authorised
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

describe('an address book', () => {
  it('holds 20 addresses, also when tabs that have all seen 19 save another one at once [ADDR-05]', async () => {
    const member = await shop.member('gus')
    const save = () => member.post('/v1/addresses?type=shipping', addresses.GB)
    for (let index = 0; index < 19; index += 1) await save()
    const saved = await duringTransaction(shop.runtime.database, {
      first: (transaction) => transaction.execute(sql`lock table ${savedAddresses} in share row exclusive mode`),
      work: () => atOnce(3, save),
    })
    expect(saved.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422])
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
    const url = '/api/order/s/query?siteTag=ald-gb&lang=en'
    const body = { orderReference: 'GB1', email: 'guess@example.org' }
    const guess = async ({ headers }: Shopper) =>
      (await shop.send({ method: 'POST', url, body, headers, remoteAddress: '192.0.2.1' })).statusCode
    for (let session = 0; session < 10; session += 1) {
      const shopper = await shop.guest()
      for (let tries = 0; tries < 10; tries += 1) expect(await guess(shopper)).toBe(404)
    }
    expect(await guess(await shop.guest())).toBe(429)
  })
})
