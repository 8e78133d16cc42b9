import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { indexProducts, type IndexDeps } from '../../../server/catalogue/indexing/index-catalogue.ts'
import { takeStock } from '../../../server/commerce/checkout/stock.ts'
import type { Database } from '../../../server/database/database.ts'
import { indexedRecords } from '../../../server/database/schema/catalogue.ts'
import { orders, paymentAttempts, shoppingSessions } from '../../../server/database/schema/commerce.ts'
import { workOnContent, workOnHousekeeping, workOnPayments, workOnStock } from '../../../server/operations/background-work.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { letHoursPass } from '../../factories/job-process.ts'
import { until } from '../../factories/mail-shop.ts'
import { createWholeApp, type WholeApp } from '../../setup/whole-app.ts'

let shop: WholeApp
let index: IndexDeps
beforeAll(async () => {
  shop = await createWholeApp()
  const { database, sites, config, fetch } = shop.runtime
  index = {
    database,
    sites,
    fetch,
    baseUrl: `${config.origin}/algolia`,
    appId: config.ALGOLIA_APP_ID,
    writeKey: config.ALGOLIA_WRITE_KEY,
  }
  await insertProduct(database, { id: '1', variants: [{ sku: '1-A', quantity: 1 }] })
  await indexProducts(index, ['1'])
})
afterAll(() => shop.close())
beforeEach(() => vi.restoreAllMocks())

const indexedAs = async () => (await shop.runtime.database.select().from(indexedRecords)).map(({ recordHash }) => recordHash).join()
const wake = () => shop.runtime.database.execute(sql`select pg_notify('stock_changed', '')`)
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => work()

it('the search index follows a sale of the last piece, also where search does not answer at first', async () => {
  const before = await indexedAs()
  let calls = 0
  const failing: typeof globalThis.fetch = (...request) => {
    calls += 1
    return calls === 1 ? Promise.resolve(new Response('{"message":"no","status":400}', { status: 400 })) : index.fetch(...request)
  }
  await workOnStock(shop, { index: { ...index, fetch: failing }, inTurn })
  const sale = async (transaction: Database): Promise<void> =>
    void (await takeStock({ ...shop.runtime, transaction }, [{ sku: '1-A', quantity: 1 }]))
  await shop.runtime.database.transaction(sale)
  await until(() => expect(shop.jobs.tallies().get('stock')?.failed).toBe(1))
  expect(await indexedAs()).toBe(before)
  // Its next try.
  await letHoursPass({ database: shop.runtime.database })
  await wake()
  await until(async () => expect(await indexedAs()).not.toBe(before))
})

it('an open payment that no request holds is ended by the job of the minute', async () => {
  const { database } = shop.runtime
  const order = { orderReference: 'GB1', siteTag: 'ald-gb', clientTag: 'ald', language: 'en', email: 'a@example.com', phone: '' }
  await database.insert(orders).values({
    ...order,
    status: 'pendingPayment',
    isVisible: false,
    currency: 'GBP',
    items: [],
    summary: { totalItemCost: 1, totalDiscount: 0, deliveryCost: 0, totalTax: 0, totalCost: 1 },
    shippingMethod: 'standard',
    placedAt: 0,
  })
  await database.insert(paymentAttempts).values({
    utr: 'u1',
    orderReference: 'GB1',
    cartId: 'c1',
    cartRevision: 1,
    ownerKey: 'session:1',
    siteTag: 'ald-gb',
    method: 'creditcard',
    currency: 'GBP',
    value: 100,
    reserved: [],
    createdAt: 0,
    leaseUntil: 0,
  })
  await workOnPayments(shop)
  const states = async () => (await database.select().from(paymentAttempts).where(eq(paymentAttempts.utr, 'u1'))).map(({ state }) => state)
  await until(async () => expect(await states()).toEqual(['released']))
})

it('changes of content that no webhook announced are published by the job of the minute', async () => {
  const catchUp = vi.spyOn(shop.publishing.publisher, 'catchUp').mockResolvedValue()
  await workOnContent(shop)
  await until(() => expect(catchUp).toHaveBeenCalledTimes(1))
})

it('what has expired is purged by the job of the hour', async () => {
  const { database } = shop.runtime
  await database.execute(sql`
    insert into shopping_sessions (id_hash, kind, site_tag, language, owner_key, created_at, expires_at)
    values ('h', 'guest', 'ald-gb', 'en', 'session:h', 0, 0)`)
  const keepFiles = vi.fn(async () => undefined)
  await workOnHousekeeping(shop, { keepFiles })
  await until(async () => expect(await database.select().from(shoppingSessions)).toEqual([]))
  expect(keepFiles).toHaveBeenCalledTimes(1)
})
