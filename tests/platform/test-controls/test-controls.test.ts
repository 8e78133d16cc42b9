import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoCatalogue } from '../../../demo/catalogue/seed-demo-catalogue.ts'
import { seedCommerce } from '../../../demo/orders/seed-commerce.ts'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { seedIdentity } from '../../../demo/orders/seed-identity.ts'
import { createWholeApp, type RawAnswer, type WholeApp } from '../../setup/whole-app.ts'

let shop: WholeApp
beforeAll(async () => {
  shop = await createWholeApp()
  const { runtime } = shop
  await seedDemoCatalogue({ runtime })
  await seedCommerce({ runtime })
  await seedIdentity({ runtime })
})
afterAll(() => shop.close())

const OWN_SCRIPT = { 'x-requested-with': 'XMLHttpRequest' }
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  shop.send({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...OWN_SCRIPT, ...headers },
    body: JSON.stringify(body),
  })
const get = (path: string): Promise<RawAnswer> => shop.send({ path, headers: OWN_SCRIPT })
const statusOf = async (answer: Promise<RawAnswer>): Promise<number> => (await answer).status

/** Another kind of shop data each: sequences and times differ from run to run. */
const seedOf = async (): Promise<readonly [unknown, number | undefined]> => {
  const { carts, orders: _placed, ...rest } = await shop.fingerprints()
  const [row] = await shop.runtime.database.select().from(stock).where(eq(stock.sku, '900001-WHITE-M'))
  return [{ ...rest, carts: carts?.length }, row?.quantity]
}

const guest = async (): Promise<Record<string, string>> => {
  const authorization = `Basic ${Buffer.from('storefront:public').toString('base64')}`
  const headers = { authorization, 'x-requested-with': 'XMLHttpRequest' }
  const { body } = await post('/api/basic-session', { language: 'en', sitePublicId: 'ald-gb' }, headers)
  return { ...headers, shoppingsessionid: (JSON.parse(body) as { readonly sessionId: string }).sessionId }
}

describe('the controls of tests', () => {
  it('refuse what is missing or wrong with 400 and a sentence for each field', async () => {
    const wrong: readonly (readonly [string, unknown])[] = [
      ['stock', {}],
      ['stock', { sku: '900001-WHITE-M' }],
      ['stock', { sku: '900001-WHITE-M', stockQty: -1 }],
      ['stock', { sku: '900001-WHITE-M', stockQty: 'many' }],
      ['stock', []],
      ['stock', null],
      ['clock', { now: 'yesterday' }],
      ['faults', { path: 'api' }],
      ['maintenance', { siteTag: 'ald-gb' }],
      ['maintenance', { siteTag: 'ald-xx', enabled: true }],
      ['chunks/mini-cart', { failTimes: 0 }],
      ['products', {}],
      ['products', { from: '900001', stockQty: -1 }],
    ]
    for (const [name, body] of wrong) {
      const answer = await post(`/_test/${name}`, body)
      expect([name, body, answer.status]).toEqual([name, body, 400])
      expect((JSON.parse(answer.body) as { readonly message: string }).message).toBeTruthy()
    }
    expect(await statusOf(post('/_test/stock', { sku: 'nothing', stockQty: 1 }))).toBe(404)
    const headers = { 'content-type': 'application/json', ...OWN_SCRIPT }
    const broken = { method: 'POST', path: '/_test/stock', headers, body: '{' }
    expect((await shop.send(broken)).status).toBe(400)
    expect(await statusOf(get('/_test/events?sink=nowhere'))).toBe(400)
  })

  it('answer only calls with the header that a page of another site cannot send', async () => {
    const before = await seedOf()
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const json = { 'content-type': 'application/json' }
    for (const headers of [form, json, {}, { 'x-requested-with': 'other' }]) {
      for (const path of ['/_test/reset', '/_test/stock', '/_test/faults', '/_test/clock'])
        expect([path, await statusOf(shop.send({ method: 'POST', path, headers, body: '' }))]).toEqual([path, 403])
      for (const path of ['/_test/order-hash/GB20000001', '/_test/events?sink=search', '/_test/reports'])
        expect([path, await statusOf(shop.send({ path, headers }))]).toEqual([path, 403])
    }
    expect(await seedOf()).toEqual(before)
  })

  it('bring the shop back to the seed: bags, accounts, pieces, time, faults and maintenance', async () => {
    const before = await seedOf()
    const headers = await guest()
    await post('/api/cart?siteTag=ald-gb', { setCode: '900001-WHITE-M', quantity: 1, productId: '900001' }, headers)
    await post('/_test/stock', { sku: '900001-WHITE-M', stockQty: 1 })
    await post('/_test/maintenance', { enabled: true })
    await post('/_test/faults', { path: '/healthz', status: 500, times: 9 })
    await post('/_test/clock', { advanceMs: 86_400_000 })
    expect(await seedOf()).not.toEqual(before)
    expect(await statusOf(post('/_test/reset', {}))).toBe(204)
    expect(await seedOf()).toEqual(before)
    expect(await statusOf(get('/healthz'))).toBe(200)
    expect(await statusOf(get('/api/territory?siteTag=ald-gb'))).toBe(200)
    // A day ahead before.
    expect(Math.abs(shop.clock.now() - Date.now())).toBeLessThan(3_600_000)
    expect(await statusOf(shop.send({ path: '/api/cart?siteTag=ald-gb', headers }))).toBe(401)
  })

  it('copy a product with its skus and prices, so that a test buys pieces of its own, and take it away with the reset', async () => {
    const before = await seedOf()
    const { id } = JSON.parse((await post('/_test/products', { from: '900001', stockQty: 3 })).body) as { readonly id: string }
    const headers = await guest()
    const line = { setCode: `${id}-WHITE-M`, quantity: 1, productId: id }
    expect(await statusOf(post('/api/cart?siteTag=ald-gb', line, headers))).toBe(200)
    const pieces = await shop.runtime.database
      .select({ sku: stock.sku, quantity: stock.quantity })
      .from(stock)
      .where(like(stock.sku, `${id}-%`))
    const skus = await shop.runtime.database.select({ sku: stock.sku }).from(stock).where(like(stock.sku, '900001-%'))
    expect(pieces.map(({ sku }) => sku).sort()).toEqual(skus.map(({ sku }) => sku.replace('900001', id)).sort())
    expect(new Set(pieces.map(({ quantity }) => quantity))).toEqual(new Set([3]))
    expect(await statusOf(post('/_test/products', { from: 'nothing' }))).toBe(404)
    expect(await statusOf(post('/_test/reset', {}))).toBe(204)
    expect(await seedOf()).toEqual(before)
    expect(
      await shop.runtime.database
        .select()
        .from(stock)
        .where(like(stock.sku, `${id}-%`)),
    ).toEqual([])
  })

  it('close and open one site', async () => {
    await post('/_test/maintenance', { siteTag: 'ald-gb', enabled: true })
    expect(await statusOf(get('/api/territory?siteTag=ald-gb'))).toBe(503)
    expect(await statusOf(get('/api/territory?siteTag=ald-us'))).toBe(200)
    await post('/_test/maintenance', { siteTag: 'ald-gb', enabled: false })
    expect(await statusOf(get('/api/territory?siteTag=ald-gb'))).toBe(200)
  })

  it('show what the sinks were sent, in order', async () => {
    await post('/_test/reset', {})
    for (const event of ['clickCart', 'clickLogo']) await post('/api/session-context/events', [{ event }])
    const events = JSON.parse((await get('/_test/events?sink=context')).body) as readonly { readonly body: unknown }[]
    expect(events.map(({ body }) => body)).toEqual([{ event: 'clickCart' }, { event: 'clickLogo' }])
    expect((await get('/_test/events?sink=search')).body).toBe('[]')
  })

  it('answer what the shop has reported', async () => {
    await post('/_test/reset', {})
    await post('/sentry/api/1/envelope/', { code: 'blockFailed' })
    expect((await get('/_test/reports')).body).toContain('blockFailed')
  })

  it('let a chunk fail as often as asked, by its name without the hash', async () => {
    await post('/_test/chunks/mini-cart', { failTimes: 2 })
    const ask = () => statusOf(get('/assets/mini-cart-D4f5.js'))
    expect([await ask(), await ask()]).toEqual([404, 404])
    expect(await statusOf(get('/assets/site-search-D4f5.js'))).not.toBe(500)
  })
})
