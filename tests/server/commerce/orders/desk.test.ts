import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertProduct } from '../../../factories/catalogue.ts'
import { createDeskShop, OWN, type Desk } from '../../../factories/desk.ts'
import { placeOrder } from '../../../factories/placed-order.ts'

let shop: Awaited<ReturnType<typeof createDeskShop>>
let open: Desk
beforeAll(async () => {
  shop = await createDeskShop()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
  open = await shop.desk({})
})
afterAll(() => shop.close())

const post = (url: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = OWN) =>
  open.post(url, fields, undefined, headers)

describe('the desk of the orders', () => {
  it.each([
    ['a form of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another name of the site', { 'sec-fetch-site': 'same-site' }],
    ['a program that does not say', {}],
    ['another origin', { origin: 'https://evil.example' }],
  ])('takes nothing from %s', async (_title, headers) => {
    const reference = await placeOrder(shop, [['1-A', 1]])
    expect((await post(`/_orders/${reference}/cancel`, { by: 'Eve', reason: 'x' }, headers)).statusCode).toBe(403)
    expect((await open.get(`/_orders/${reference}`)).body).toContain('<strong>Placed</strong>')
  })

  it('finds an order by its number or the buyer’s address, and says where there is none', async () => {
    const reference = await placeOrder(shop, [['1-A', 1]])
    expect((await post('/_orders', { query: ` ${reference.toLowerCase()} ` })).headers.location).toBe(`/_orders/${reference}`)
    expect((await post('/_orders', { query: 'ADA@example.org' })).body).toContain(reference)
    expect((await post('/_orders', { query: 'nobody@example.org' })).body).toContain('No order has this number')
    expect((await post('/_orders', { query: '%00\0' })).statusCode).toBe(200)
    expect((await open.get('/_orders/NO1')).statusCode).toBe(404)
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
    expect((await open.get(`/_orders/${reference}`)).body).toContain('Refund asked for: £1.50')
  })
})
