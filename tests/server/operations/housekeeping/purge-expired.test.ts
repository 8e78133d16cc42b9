import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDemoCatalogue } from '../../../../demo/catalogue/seed-demo-catalogue.ts'
import {
  carts,
  checkoutSubmits,
  contextEvents,
  orders,
  paymentAttempts,
  rateWindows,
  shoppingSessions,
} from '../../../../server/database/schema/commerce.ts'
import { staffSessions } from '../../../../server/database/schema/staff.ts'
import { composeActions, composeComments, composeEdits, composeReviews } from '../../../../server/database/schema/compose.ts'
import { composeKeys, composeProgramSaves } from '../../../../server/database/schema/programs.ts'
import { messages } from '../../../../server/database/schema/mailbox.ts'
import { dayOf } from '../../../../server/operations/speed/count-speed.ts'
import { purgeExpired, BATCH_SIZE } from '../../../../server/operations/housekeeping/purge-expired.ts'
import { algoliaEmulator } from '../../../../platform/algolia/algolia-emulator.ts'
import { pageSpeeds } from '../../../../server/database/schema/speed.ts'
import { variantCounts } from '../../../../server/database/schema/variants.ts'
import { searchEvents } from '../../../../server/database/schema/search.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'
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

  it('is the sign-in of somebody who works in the shop, when it has ended', async () => {
    const now = test.runtime.clock.now()
    const row = { door: 'orders', personId: '1', personName: 'Ada', groups: [], sealedToken: '', checkedAt: now, nextCheckAt: now }
    await test.runtime.database.insert(staffSessions).values([
      { ...row, idHash: 'ended', endsAt: now },
      { ...row, idHash: 'open', endsAt: now + DAY_MS },
    ])
    expect(await purge()).toMatchObject({ staff_sessions: 1 })
    expect(await purge()).toMatchObject({ staff_sessions: 0 })
  })

  it('is the key of a program when it has ended, and what one saved by an idempotency key of yesterday', async () => {
    const { database, clock } = test.runtime
    const now = clock.now()
    const key = { personId: '1', personName: 'Ada', name: 'Writer', rights: [], madeAt: 0 }
    await database.insert(composeKeys).values([
      { ...key, idHash: 'ended', endsAt: now },
      { ...key, idHash: 'open', endsAt: now + DAY_MS },
    ])
    const save = { keyId: 'open', digest: '', writes: [] }
    await database.insert(composeProgramSaves).values([
      { ...save, idempotencyKey: 'yesterday', begunAt: now - DAY_MS },
      { ...save, idempotencyKey: 'today', begunAt: now },
    ])
    expect(await purge()).toMatchObject({ compose_keys: 1, compose_program_saves: 1 })
    expect(await purge()).toMatchObject({ compose_keys: 0, compose_program_saves: 0 })
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

describe('events of searches', () => {
  const events = [{ eventType: 'click', eventName: 'Click', index: 'products', userToken: 'a', objectIDs: ['1'] }]
  const send = (list: readonly object[], remoteAddress = '192.0.2.1') =>
    search.app.inject({
      method: 'POST',
      url: '/algolia/1/events',
      remoteAddress,
      headers: { 'x-algolia-application-id': 'EMBEDDED', 'x-algolia-api-key': 'search-only', 'content-type': 'text/plain' },
      payload: JSON.stringify({ events: list }),
    })
  let search: TestRuntime
  beforeAll(async () => {
    search = await createTestRuntime()
    await search.app.register(algoliaEmulator, { prefix: '/algolia', runtime: search.runtime })
  })
  afterAll(() => search.close())
  const left = async () => (await search.runtime.database.select().from(searchEvents)).length

  it('are stored for ninety days, and then purged, in any number', async () => {
    for (let batch = 0; batch < 2; batch += 1) await send(Array.from({ length: 700 }, () => events[0] ?? {}))
    search.runtime.clock.advance(89 * DAY_MS)
    await send(events)
    expect((await purgeExpired(search.runtime))['search_events']).toBe(0)
    search.runtime.clock.advance(2 * DAY_MS)
    expect((await purgeExpired(search.runtime))['search_events']).toBe(1_400)
    expect(await left()).toBe(1)
  })

  it('are two thousand a minute of an address, and not stored beyond', async () => {
    search.runtime.clock.advance(DAY_MS)
    const batch = Array.from({ length: 1_000 }, () => events[0] ?? {})
    const before = await left()
    const statuses = [(await send(batch)).statusCode, (await send(batch)).statusCode, (await send(events)).statusCode]
    expect([...statuses, (await send(events, '192.0.2.2')).statusCode]).toEqual([200, 200, 429, 200])
    expect((await left()) - before).toBe(2_001)
    search.runtime.clock.advance(60_001)
    expect((await send(events)).statusCode).toBe(200)
  })
})

describe('an order', () => {
  const BUYER = {
    siteTag: 'ald-gb',
    clientTag: 'ald',
    language: 'en',
    email: 'ann@example.com',
    phone: '+447700900123',
    currency: 'GBP',
    items: [],
    summary: { totalItemCost: 10, totalDiscount: 0, deliveryCost: 0, totalTax: 0, totalCost: 10 },
    shippingMethod: 'standard',
    delivery: { countryCode: 'GB', region: 'Kent', address1: '1 High Street' } as never,
  } as const
  const buy = async (
    orderReference: string,
    { status, state }: { readonly status: 'placed' | 'cancelled'; readonly state: 'open' | 'settled' | 'released' },
  ): Promise<void> => {
    const { database, clock } = test.runtime
    const isVisible = status === 'placed'
    await database.insert(orders).values({ ...BUYER, orderReference, status, isVisible, placedAt: clock.now() })
    await database.insert(paymentAttempts).values({
      utr: `utr-${orderReference}`,
      orderReference,
      cartId: `cart-${orderReference}`,
      cartRevision: 1,
      ownerKey: 'session:ann',
      siteTag: 'ald-gb',
      method: 'creditcard',
      currency: 'GBP',
      value: 1000,
      state,
      reserved: [],
      createdAt: clock.now(),
      leaseUntil: 0,
    })
  }
  const left = async () => {
    const rows = await test.runtime.database.select().from(orders).orderBy(orders.orderReference)
    return rows.map(({ orderReference, email }) => [orderReference, email])
  }
  const purgeWith = (variables: Readonly<Record<string, number>>) =>
    purgeExpired({ ...test.runtime, config: { ...test.runtime.config, ...variables } })
  beforeEach(async () => {
    await test.runtime.database.execute(sql`truncate orders, payment_attempts cascade`)
    await buy('GB1', { status: 'placed', state: 'settled' })
    await buy('GB2', { status: 'cancelled', state: 'released' })
    await buy('GB3', { status: 'cancelled', state: 'open' })
  })

  it('stays with its buyer for good where nobody says how long', async () => {
    later(4_000)
    expect(Object.keys(await purge())).not.toContain('orders')
    expect(await left()).toEqual([
      ['GB1', 'ann@example.com'],
      ['GB2', 'ann@example.com'],
      ['GB3', 'ann@example.com'],
    ])
  })

  it('loses its buyer after KEEP_ORDERS_DAYS and stays as what was sold, unless money is still on its way', async () => {
    later(99)
    expect(await purgeWith({ KEEP_ORDERS_DAYS: 100 })).toMatchObject({ orders: 0 })
    later(2)
    expect(await purgeWith({ KEEP_ORDERS_DAYS: 100 })).toMatchObject({ orders: 2 })
    expect(await left()).toEqual([
      ['GB1', ''],
      ['GB2', ''],
      ['GB3', 'ann@example.com'],
    ])
    const [sold] = await test.runtime.database.select().from(orders).orderBy(orders.orderReference)
    expect(sold).toMatchObject({ phone: '', accountId: null, delivery: { countryCode: 'GB', region: 'Kent' }, summary: BUYER.summary })
    expect(JSON.stringify(sold)).not.toContain('High Street')
    const attempts = await test.runtime.database.select().from(paymentAttempts).orderBy(paymentAttempts.utr)
    expect(attempts.map(({ ownerKey }) => ownerKey)).toEqual(['forgotten', 'forgotten', 'session:ann'])
    expect(await purgeWith({ KEEP_ORDERS_DAYS: 100 })).toMatchObject({ orders: 0 })
  })

  it('that nobody paid is deleted with its attempts after KEEP_ATTEMPTS_DAYS, and no other is', async () => {
    later(29)
    expect(await purgeWith({ KEEP_ATTEMPTS_DAYS: 30 })).toMatchObject({ payment_attempts: 0 })
    later(2)
    expect(await purgeWith({ KEEP_ATTEMPTS_DAYS: 30 })).toMatchObject({ payment_attempts: 1 })
    expect((await left()).map(([reference]) => reference)).toEqual(['GB1', 'GB3'])
    expect((await test.runtime.database.select().from(paymentAttempts)).map(({ utr }) => utr).sort()).toEqual(['utr-GB1', 'utr-GB3'])
  })
})

it('messages and events are stored for as many days as the variables say', async () => {
  const { database, clock } = test.runtime
  await database.execute(sql`truncate messages, search_events, context_events`)
  const receivedAt = clock.now()
  await database.insert(searchEvents).values({ body: {}, receivedAt })
  await database.insert(contextEvents).values({ siteTag: 'ald-gb', event: {}, receivedAt })
  await test.runtime.mailbox.send({ channel: 'email', to: 'ann@example.com', subject: 'Code', text: '838642' })
  later(6)
  const config = { ...test.runtime.config, KEEP_MESSAGES_DAYS: 5, KEEP_EVENTS_DAYS: 7 }
  expect(await purgeExpired({ ...test.runtime, config })).toMatchObject({ messages: 1, search_events: 0, context_events: 0 })
  later(2)
  expect(await purgeExpired({ ...test.runtime, config })).toMatchObject({ search_events: 1, context_events: 1 })
})

it('who did what in the composer is stored for as many days as the variable says', async () => {
  const { database, clock } = test.runtime
  const row = { at: clock.now(), userName: 'Ed Marsh', action: 'publish' as const, pageId: 'page', ids: ['page'], outcome: 'done' }
  await database.insert(composeActions).values([row, { ...row, at: row.at + 5 * DAY_MS }])
  const user = { userId: 'ed', userName: 'Ed Marsh' }
  const edit = {
    ...user,
    pageId: 'page',
    entryId: 'words',
    contentType: 'headline',
    begunAt: row.at,
    endedAt: row.at,
    version: 2,
    after: {},
  }
  await database.insert(composeEdits).values([edit, { ...edit, endedAt: row.at + 5 * DAY_MS }])
  const review = { pageId: 'page', state: 'asked' as const, versions: {}, askedById: 'ed', askedBy: 'Ed Marsh', askedAt: row.at, note: '' }
  await database.insert(composeReviews).values([review, { ...review, askedAt: row.at + 5 * DAY_MS }])
  later(32)
  expect(await purgeExpired({ ...test.runtime, config: { ...test.runtime.config, KEEP_ACTIONS_DAYS: 30 } })).toMatchObject({
    compose_actions: 1,
    compose_edits: 1,
    compose_reviews: 1,
  })
  expect((await database.select().from(composeActions)).map(({ at }) => at)).toEqual([row.at + 5 * DAY_MS])
  expect((await database.select().from(composeEdits)).map(({ endedAt }) => endedAt)).toEqual([row.at + 5 * DAY_MS])
})

it('counts of variants are stored for as many days as what was done in the composer', async () => {
  const { database, clock } = test.runtime
  const day = (time: number): string => new Date(time).toISOString().slice(0, 10)
  const row = { siteTag: 'ald-gb', pageKey: 'home', test: 'hero', variant: 'b', kind: 'seen' as const, count: 3 }
  await database.insert(variantCounts).values([
    { ...row, day: day(clock.now()) },
    { ...row, day: day(clock.now() + 5 * DAY_MS) },
  ])
  later(32)
  expect(await purgeExpired({ ...test.runtime, config: { ...test.runtime.config, KEEP_ACTIONS_DAYS: 30 } })).toMatchObject({
    variant_counts: 1,
  })
  expect(await database.select().from(variantCounts)).toHaveLength(1)
})

it('histograms of how fast pages were are stored for 35 days', async () => {
  const { database, clock } = test.runtime
  const row = { siteTag: 'ald-gb', pageKind: 'home', device: 'phone', way: 'document', metric: 'LCP', bucket: 70, count: 9 } as const
  await database.insert(pageSpeeds).values([
    { ...row, day: dayOf(clock.now()) },
    { ...row, day: dayOf(clock.now() + 2 * DAY_MS) },
  ])
  later(36)
  expect(await purgeExpired(test.runtime)).toMatchObject({ page_speeds: 1 })
  expect(await database.select().from(pageSpeeds)).toHaveLength(1)
})

it('conversations in the composer that were resolved as many days ago are deleted with their replies; open ones stay', async () => {
  const { database, clock } = test.runtime
  const row = { pageId: 'page', entryId: 'words', userId: 'ann', userName: 'Ann', text: 'Too long', at: clock.now() }
  const done = { ...row, resolvedAt: row.at, resolvedBy: 'Ed' }
  const begun = [row, ...Array.from({ length: BATCH_SIZE + 1 }, () => done), { ...done, resolvedAt: row.at + 5 * DAY_MS }]
  const ids = (await database.insert(composeComments).values(begun).returning({ id: composeComments.id })).map(({ id }) => id)
  await database.insert(composeComments).values(ids.map((answers) => ({ ...row, answers })))
  later(32)
  const purged = await purgeExpired({ ...test.runtime, config: { ...test.runtime.config, KEEP_ACTIONS_DAYS: 30 } })
  expect(purged['compose_comments']).toBe(2 * (BATCH_SIZE + 1))
  const left = await database.select().from(composeComments).orderBy(composeComments.id)
  const [open, last] = [ids[0], ids.at(-1)]
  expect(left.map(({ id, answers }) => answers ?? id)).toEqual([open, last, open, last])
})
