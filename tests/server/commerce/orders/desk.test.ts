import formbody from '@fastify/formbody'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskPlugin } from '../../../../server/commerce/orders/desk/desk-plugin.ts'
import { rateWindows } from '../../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../../factories/catalogue.ts'
import { createCommerceApp, type CommerceApp } from '../../../factories/commerce-app.ts'
import { placeOrder } from '../../../factories/placed-order.ts'
import Fastify, { type FastifyInstance } from 'fastify'

const PASSWORD = 'orchard in may'
let shop: CommerceApp
let open: FastifyInstance
let production: FastifyInstance
let guarded: FastifyInstance

const deskOf = async (config: Partial<CommerceApp['runtime']['config']>) => {
  const app = Fastify()
  await app.register(formbody)
  await app.register(deskPlugin, { ...shop.deps, runtime: { ...shop.runtime, config: { ...shop.runtime.config, ...config } } })
  return app
}
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
  open = await deskOf({})
  production = await deskOf({ isProduction: true })
  guarded = await deskOf({ isProduction: true, ORDERS_PASSWORD: PASSWORD })
})
afterAll(async () => {
  await Promise.all([open.close(), production.close(), guarded.close()])
  await shop.close()
})

const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const post = (url: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = OWN, app = open) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': OWN['content-type'], ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const basic = (name: string, password: string) => ({ authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` })

describe('the desk of the orders', () => {
  it('is not there in production without a password of its own, and asks for it where there is one', async () => {
    expect((await production.inject('/_orders')).statusCode).toBe(404)
    expect((await guarded.inject('/_orders')).statusCode).toBe(401)
    expect((await guarded.inject({ url: '/_orders', headers: basic('Ada', 'wrong') })).statusCode).toBe(401)
    expect((await guarded.inject({ url: '/_orders', headers: basic('', PASSWORD) })).statusCode).toBe(401)
    expect((await guarded.inject({ url: '/_orders', headers: basic('Ada', PASSWORD) })).statusCode).toBe(200)
  })

  it('stops whoever guesses its password', async () => {
    const answers = []
    for (let guess = 0; guess < 12; guess += 1)
      answers.push((await guarded.inject({ url: '/_orders', headers: basic('Eve', `guess ${guess}`) })).statusCode)
    expect(answers.at(-1)).toBe(429)
    await shop.runtime.database.delete(rateWindows)
  })

  it('writes the name that somebody signed in with into the history, whatever the form says', async () => {
    const reference = await placeOrder(shop, [['1-A', 1]])
    const answer = await post(
      `/_orders/${reference}/cancel`,
      { reason: 'asked', by: 'Mallory' },
      { ...OWN, ...basic('Ada', PASSWORD) },
      guarded,
    )
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/_orders/${reference}`])
    const page = await guarded.inject({ url: `/_orders/${reference}`, headers: basic('Ada', PASSWORD) })
    expect(page.body).toContain('<bdi>Ada</bdi>')
    expect(page.body).not.toContain('Mallory')
  })

  it.each([
    ['a form of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another name of the site', { 'sec-fetch-site': 'same-site' }],
    ['a program that does not say', {}],
    ['another origin', { origin: 'https://evil.example' }],
  ])('takes nothing from %s', async (_title, headers) => {
    const reference = await placeOrder(shop, [['1-A', 1]])
    expect((await post(`/_orders/${reference}/cancel`, { by: 'Eve', reason: 'x' }, headers)).statusCode).toBe(403)
    expect((await open.inject(`/_orders/${reference}`)).body).toContain('<strong>Placed</strong>')
  })

  it('finds an order by its number or the buyer’s address, and says where there is none', async () => {
    const reference = await placeOrder(shop, [['1-A', 1]])
    expect((await post('/_orders', { query: ` ${reference.toLowerCase()} ` })).headers.location).toBe(`/_orders/${reference}`)
    expect((await post('/_orders', { query: 'ADA@example.org' })).body).toContain(reference)
    expect((await post('/_orders', { query: 'nobody@example.org' })).body).toContain('No order has this number')
    expect((await post('/_orders', { query: '%00\0' })).statusCode).toBe(200)
    expect((await open.inject('/_orders/NO1')).statusCode).toBe(404)
  })

  it('comes back with what was typed and what is wrong', async () => {
    const reference = await placeOrder(shop, [['1-A', 2]])
    const parcel = { id: shop.runtime.ids.uuid(), by: 'Ada', carrier: 'Post', trackingNumber: '1', 'pieces-0': '2' }
    const wrong = await post(`/_orders/${reference}/ship`, { ...parcel, trackingUrl: 'javascript:alert(1)' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('trackingUrl')
    expect(wrong.body).toContain('value="Post"')
    expect((await post(`/_orders/${reference}/ship`, parcel)).statusCode).toBe(303)
    const refund = { id: shop.runtime.ids.uuid(), by: 'Ada', reason: 'torn' }
    for (const amount of ['1.234', '-1', '1e3', '999999', '0'])
      expect((await post(`/_orders/${reference}/refund`, { ...refund, amount })).statusCode).toBe(422)
    expect((await post(`/_orders/${reference}/refund`, { ...refund, amount: '1.50' })).statusCode).toBe(303)
    expect((await post(`/_orders/${reference}/cancel`, { by: 'Ada', reason: 'x' })).statusCode).toBe(409)
    expect((await open.inject(`/_orders/${reference}`)).body).toContain('Refund asked for: £1.50')
  })
})
