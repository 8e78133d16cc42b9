import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentAttempts, orders } from '../../../server/database/schema/commerce.ts'
import { messages } from '../../../server/database/schema/mailbox.ts'
import { freePort } from '../../../scripts/free-port.mjs'
import { createWholeApp, type WholeApp } from '../../setup/whole-app.ts'

let shop: WholeApp
let port: number
beforeAll(async () => {
  port = await freePort()
  shop = await createWholeApp({ METRICS_PORT: String(port) })
})
afterAll(() => shop.close())

const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
const lines = async (name: string): Promise<readonly string[]> => (await metrics()).split('\n').filter((line) => line.startsWith(name))

it('counts requests by their route and status, however many addresses are tried', async () => {
  for (const path of ['/en/nowhere-1', '/en/nowhere-2', '/api/product/s/1', '/api/product/s/2']) await shop.send({ path })
  const counted = await lines('vitrine_http_request_duration_seconds_count')
  expect(counted.join('\n')).not.toContain('nowhere')
  expect(counted).toContainEqual(expect.stringMatching(/route="\/api\/product\/s\/:\w+",status="\d{3}"} 2$/))
})

it('measures the process itself: memory and how long the event loop is held up', async () => {
  const text = await metrics()
  expect(text).toMatch(/^process_resident_memory_bytes [\d.e+]+$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
  expect(text).toMatch(/^vitrine_ready 1$/m)
})

it('says how many payments wait for their outcome, and since when', async () => {
  const { database } = shop.runtime
  expect(await lines('vitrine_payments_open')).toEqual(['vitrine_payments_open 0', 'vitrine_payments_open_oldest_seconds 0'])
  const order = { orderReference: 'GB1', siteTag: 'ald-gb', clientTag: 'ald', language: 'en', email: 'a@example.com', phone: '' }
  const createdAt = shop.clock.now()
  await database.insert(orders).values({
    ...order,
    status: 'pendingPayment',
    isVisible: false,
    currency: 'GBP',
    items: [],
    summary: { totalItemCost: 1, totalDiscount: 0, deliveryCost: 0, totalTax: 0, totalCost: 1 },
    shippingMethod: 'standard',
    placedAt: createdAt,
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
    createdAt,
    leaseUntil: 0,
  })
  shop.clock.advance(600_000)
  const [count, age = ''] = await lines('vitrine_payments_open')
  expect(count).toBe('vitrine_payments_open 1')
  expect(age).toMatch(/^vitrine_payments_open_oldest_seconds 60\d/)
})

it('says how many messages wait to be sent, since when, and how many were given up', async () => {
  shop.clock.advance(6_000)
  expect(await lines('vitrine_mails')).toEqual([
    'vitrine_mails_waiting 0',
    'vitrine_mails_waiting_oldest_seconds 0',
    'vitrine_mails_dead 0',
  ])
  const message = { channel: 'email', recipient: 'a@example.com', subject: 'Your order', text: 'Thank you' } as const
  const sentAt = shop.clock.now()
  await shop.runtime.database.insert(messages).values([
    { ...message, sentAt, state: 'sent' },
    { ...message, sentAt, state: 'waiting' },
    { ...message, sentAt: sentAt - 1, state: 'dead' },
  ])
  shop.clock.advance(600_000)
  const [count, age = '', dead] = await lines('vitrine_mails')
  expect([count, dead]).toEqual(['vitrine_mails_waiting 1', 'vitrine_mails_dead 1'])
  expect(age).toMatch(/^vitrine_mails_waiting_oldest_seconds 60\d/)
})

it('says how many jobs of each queue wait, since when, and how long ago one was done', async () => {
  const { stock } = shop.queues
  await stock.add({ sku: '1-A' }, shop.runtime.database)
  shop.clock.advance(6_000)
  expect(await lines('vitrine_jobs_waiting{queue="stock"}')).toEqual(['vitrine_jobs_waiting{queue="stock"} 1'])
  const [age = ''] = await lines('vitrine_jobs_oldest_seconds{queue="stock"}')
  expect(Number(age.split(' ')[1])).toBeGreaterThan(0)
  expect(await lines('vitrine_jobs_done_seconds{queue="stock"}')).toEqual(['vitrine_jobs_done_seconds{queue="stock"} Nan'])
  const taken = await stock.take(1)
  await stock.failed(taken, shop.runtime.database)
  expect(await lines('vitrine_jobs_failed_total{queue="stock"}')).toEqual(['vitrine_jobs_failed_total{queue="stock"} 1'])
  expect(await lines('vitrine_jobs_lost_total{queue="stock"}')).toEqual(['vitrine_jobs_lost_total{queue="stock"} 0'])
})

it('is not answered on the port that shoppers come to', async () => {
  expect((await shop.send({ path: '/metrics' })).status).toBe(404)
})
