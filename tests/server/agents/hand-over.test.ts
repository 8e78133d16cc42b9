import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '../../../schemas/api/cart.ts'
import { BUYER, createAgentShop, delivery, items, type AgentShop, type AnyAnswer } from '../../factories/agent-shop.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { checkoutBody, submit } from '../../factories/checkout.ts'
import { authorised } from '../../factories/fake-gateway.ts'

let shop: AgentShop
beforeAll(async () => {
  shop = await createAgentShop()
  const { database } = shop.runtime
  await insertProduct(database, { id: '1', name: 'Tee', variants: [{ sku: '1-A' }] })
  await insertProduct(database, { id: '3', name: 'Scarf', variants: [{ sku: '3-A' }] })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.gateway.behave = authorised
})

const OWN = { 'sec-fetch-site': 'same-origin' }

const pathOf = (answer: AnyAnswer): string => {
  const { pathname, search } = new URL(answer.continue_url)
  return `${pathname}${search}`
}

/** A browser that opens a link, and presses its button. */
const open = (path: string, cookie = '') => shop.app.inject({ url: path, headers: { host: 'localhost', cookie } })
const press = (path: string, cookie = '', headers: Readonly<Record<string, string>> = OWN) =>
  shop.app.inject({
    method: 'POST',
    url: path,
    headers: { host: 'localhost', cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  })
const sessionIn = (answer: LightMyRequestResponse): string =>
  answer.cookies.find(({ name }) => name === 'shoppingSession_ald-gb')?.value ?? ''
const cookieOf = (session: string): string => `shoppingSession_ald-gb=${session}`

const cartOf = async (session: string): Promise<Cart> =>
  (await shop.send({ url: '/api/cart?siteTag=ald-gb&lang=en', headers: { shoppingsessionid: session } })).json<Cart>()

const begun = async () => {
  const wish = { ...items(['1-A', 2]), buyer: BUYER, ...delivery(), discounts: { codes: ['SAVE10'] } }
  return (await shop.call('POST', '/checkout-sessions', wish)).body
}

describe('a shopper who goes on with what her agent has prepared', () => {
  it('sees what is in it and who put it together, and nothing changes until she presses', async () => {
    const checkout = await begun()
    const page = await open(pathOf(checkout))
    expect(page.statusCode).toBe(200)
    for (const word of ['Nordlys', 'Tee', 'White', 'Quantity 2', '-£4.00', '£36.00']) expect(page.body).toContain(word)
    expect(page.body).toContain('localhost has put these together')
    expect(page.body).not.toContain('ada@example.com')
    expect(page.body).not.toContain('SW1Y')
    expect(page.cookies).toEqual([])
    expect((await shop.call('GET', `/checkout-sessions/${checkout.id}`)).body.status).toBe('ready_for_complete')
  })

  it('finds everything kept at the checkout: items, voucher, address and buyer', async () => {
    const answer = await press(pathOf(await begun()))
    expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/en/checkout' } })
    const cart = await cartOf(sessionIn(answer))
    expect(cart).toMatchObject({
      items: [{ sku: '1-A', quantity: 2 }],
      cartSummary: { voucherCode: 'SAVE10' },
      addresses: { DELIVERY: { city: 'London', postcode: 'SW1Y 4JH' } },
      consumer: { properties: { email: 'ada@example.com' } },
    })
  })

  it('loses nothing of her own bag, nor the address in it', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A', 1)
    await shopper.add('3-A', 1)
    await shopper.post('/cart/address', {
      addressType: 'DELIVERY',
      firstName: 'Mary',
      lastName: 'Shelley',
      addressLine1: '1 Marchmont Street',
      city: 'Bath',
      postcode: 'BA1 1AA',
    })
    const path = pathOf(await begun())
    expect((await open(path, cookieOf(shopper.session))).body).toContain('What is in your bag already stays in it.')
    await press(path, cookieOf(shopper.session))
    const cart = await cartOf(shopper.session)
    expect(cart.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['1-A', 3],
      ['3-A', 1],
    ])
    expect(cart.addresses.DELIVERY?.city).toBe('Bath')
  })

  it('may open the link once, and is told so the second time', async () => {
    const path = pathOf(await begun())
    const [first, second] = await Promise.all([press(path), press(path)])
    expect([first.statusCode, second.statusCode].sort()).toEqual([303, 410])
    const again = await open(path)
    expect(again.statusCode).toBe(410)
    expect(again.body).toContain('This link is used up')
  })

  it('is not led by a form of another site', async () => {
    const path = pathOf(await begun())
    expect((await press(path, '', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await press(path, '', { origin: 'https://evil.example' })).statusCode).toBe(403)
  })

  it('leads nowhere by a link that nobody was given', async () => {
    expect((await open('/forms/continue/abcdefghijklmnopqrstuvwxyz12?siteTag=ald-gb')).statusCode).toBe(410)
  })
})

describe('an agent whose shopper has gone on by herself', () => {
  it('can change nothing any more, and reads nothing that she adds', async () => {
    const checkout = await begun()
    const session = sessionIn(await press(pathOf(checkout)))
    const scripted = { shoppingsessionid: session }
    await shop.send({ method: 'POST', url: '/api/cart?siteTag=ald-gb', body: { setCode: '3-A', quantity: 1 }, headers: scripted })
    const consumer = { email: 'private@example.com' }
    await shop.send({ method: 'POST', url: '/api/checkout/consumer?siteTag=ald-gb', body: consumer, headers: scripted })
    const { body } = await shop.call('GET', `/checkout-sessions/${checkout.id}`)
    expect(body).toMatchObject({
      status: 'requires_escalation',
      messages: [{ code: 'handed_over' }],
      line_items: [{ item: { id: '1-A' } }],
    })
    expect(JSON.stringify(body)).not.toContain('private@example.com')
    expect(JSON.stringify(body)).not.toContain('3-A')
    expect(await shop.call('PUT', `/checkout-sessions/${checkout.id}`, items(['1-A', 9]))).toMatchObject({ status: 409 })
  })

  it('learns that she has ordered and the number, but not where the parcel goes', async () => {
    const checkout = await begun()
    const session = sessionIn(await press(pathOf(checkout)))
    const shopper = await shop.guest()
    const headers = { ...shopper.headers, shoppingsessionid: session }
    const asShopper = {
      ...shopper,
      session,
      headers,
      post: (path: string, body?: unknown, extra = {}) =>
        shop.send({ method: 'POST', url: `/api${path}?siteTag=ald-gb&lang=en`, body, headers: { ...headers, ...extra } }),
    }
    const paid = await submit(asShopper, checkoutBody('GB', { consumer: { email: 'private@example.com' } }))
    expect(paid.statusCode).toBe(200)
    const { body } = await shop.call('GET', `/checkout-sessions/${checkout.id}`)
    expect(body).toMatchObject({ status: 'completed', order: { id: expect.stringMatching(/^GB/) as string } })
    expect(body.order.permalink_url).not.toContain('hash=')
    const { body: order } = await shop.call('GET', `/orders/${body.order.id}`)
    expect(order).toMatchObject({ id: body.order.id, fulfillment: { expectations: [] } })
    expect(JSON.stringify([body, order])).not.toContain('private@example.com')
  })
})
