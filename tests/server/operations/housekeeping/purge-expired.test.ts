import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDemoCatalogue } from '../../../../demo/catalogue/seed-demo-catalogue.ts'
import {
  carts,
  checkoutSubmits,
  orders,
  paymentAttempts,
  rateWindows,
  shoppingSessions,
} from '../../../../server/database/schema/commerce.ts'
import { messages } from '../../../../server/database/schema/mailbox.ts'
import { purgeExpired } from '../../../../server/operations/housekeeping/purge-expired.ts'
import { BATCH_SIZE } from '../../../../server/operations/housekeeping/lifetimes.ts'
import { createCommerceApp, type CommerceApp } from '../../../factories/commerce-app.ts'

const DAY_MS = 86_400_000
const SKU = '900001-WHITE-M'

let test: CommerceApp
beforeAll(async () => {
  test = await createCommerceApp()
  await seedDemoCatalogue(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.runtime.database.execute(sql`truncate carts, shopping_sessions, checkout_submits, rate_windows cascade`)
})

const purge = () => purgeExpired(test.runtime)
const later = (days: number): void => test.runtime.clock.advance(days * DAY_MS)
const cartsLeft = async (): Promise<number> => (await test.runtime.database.select().from(carts)).length

describe('what is over', () => {
  it('is purged: a session and the bag of its guest, thirty days after their last use', async () => {
    await (await test.guest()).add(SKU)
    later(29)
    expect(await purge()).toMatchObject({ shopping_sessions: 0, carts: 0 })
    later(2)
    expect(await purge()).toMatchObject({ shopping_sessions: 1, carts: 1 })
    expect(await cartsLeft()).toBe(0)
  })

  it('is not the bag of a guest who still looks in, nor the bag of an account', async () => {
    const guest = await test.guest()
    await guest.add(SKU)
    await (await test.member('jo')).add(SKU)
    later(20)
    await guest.get('/cart')
    later(20)
    expect(await purge()).toMatchObject({ shopping_sessions: 1, carts: 0 })
    expect(await cartsLeft()).toBe(2)
  })

  it('is not a bag that is being paid for', async () => {
    await (await test.guest()).add(SKU)
    const [cart] = await test.runtime.database.select().from(carts)
    const order = { orderReference: 'GB1', siteTag: 'ald-gb', clientTag: 'ald', language: 'en', email: 'a@example.com', phone: '' }
    await test.runtime.database.insert(orders).values({
      ...order,
      status: 'pendingPayment',
      isVisible: false,
      currency: 'GBP',
      items: [],
      // Nobody reads the sums here.
      summary: {} as never,
      shippingMethod: 'standard',
      placedAt: 0,
    })
    await test.runtime.database.insert(paymentAttempts).values({
      utr: 'u',
      orderReference: 'GB1',
      cartId: cart?.id ?? '',
      cartRevision: 1,
      ownerKey: cart?.ownerKey ?? '',
      siteTag: 'ald-gb',
      method: 'creditcard',
      currency: 'GBP',
      value: 1,
      reserved: [],
      createdAt: 0,
      leaseUntil: 0,
    })
    later(40)
    expect(await purge()).toMatchObject({ carts: 0 })
    await test.runtime.database.update(paymentAttempts).set({ state: 'released' })
    expect(await purge()).toMatchObject({ carts: 1 })
  })

  it('is an idempotency key of yesterday whose submit has ended, and tries counted in a window that is closed', async () => {
    const now = test.runtime.clock.now()
    const submit = (idempotencyKey: string, status: number | null, createdAt: number) => ({
      sessionHash: 's',
      idempotencyKey,
      fingerprint: '',
      leaseUntil: 0,
      status,
      createdAt,
    })
    await test.runtime.database
      .insert(checkoutSubmits)
      .values([submit('old', 200, now - 2 * DAY_MS), submit('open', null, now - 2 * DAY_MS), submit('new', 200, now)])
    await test.runtime.database.insert(rateWindows).values([
      { key: 'closed', count: 1, endsAt: now - 1 },
      { key: 'open', count: 1, endsAt: now + DAY_MS },
    ])
    expect(await purge()).toMatchObject({ checkout_submits: 1, rate_windows: 1 })
    expect((await test.runtime.database.select().from(checkoutSubmits)).map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual([
      'new',
      'open',
    ])
  })

  it('is a message of thirty days ago, with whatever codes are in it', async () => {
    await test.runtime.mailbox.send({ channel: 'email', to: 'old@example.com', subject: 'Code', text: '838642' })
    later(29)
    await test.runtime.mailbox.send({ channel: 'email', to: 'new@example.com', subject: 'Code', text: '123456' })
    expect(await purge()).toMatchObject({ messages: 0 })
    later(2)
    expect(await purge()).toMatchObject({ messages: 1 })
    expect((await test.runtime.database.select().from(messages)).map(({ recipient }) => recipient)).toEqual(['new@example.com'])
  })

  it('goes in batches until nothing is left', async () => {
    const many = BATCH_SIZE * 2 + 1
    await test.runtime.database.execute(sql`
      insert into shopping_sessions (id_hash, kind, site_tag, language, owner_key, created_at, expires_at)
      select 'h' || n, 'guest', 'ald-gb', 'en', 'session:h' || n, 0, 0 from generate_series(1, ${many}::int) as n`)
    expect(await purge()).toMatchObject({ shopping_sessions: many })
    expect(await test.runtime.database.select().from(shoppingSessions)).toEqual([])
    expect(await purge()).toMatchObject({ shopping_sessions: 0 })
  })
})

describe('an address that begins sessions without end', () => {
  it('is refused for a minute after six hundred', async () => {
    await test.guest()
    await test.runtime.database.update(rateWindows).set({ count: 600 })
    const refused = await test.send({
      method: 'POST',
      url: '/api/basic-session',
      body: {},
      headers: { authorization: `Basic ${Buffer.from('storefront:public').toString('base64')}` },
    })
    expect([refused.statusCode, refused.headers['retry-after'], refused.json<{ code: string }>().code]).toEqual([
      429,
      '60',
      'TOO_MANY_SESSIONS',
    ])
    later(1)
    expect((await test.guest()).session).toMatch(/^\w{32}$/)
  })
})
