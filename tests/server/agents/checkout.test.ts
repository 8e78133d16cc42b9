import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../../server/database/schema/commerce.ts'
import { BUYER, codesOf, createAgentShop, delivery, googlePay, HOME, items, type AgentShop } from '../../factories/agent-shop.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { ENGRAVING } from '../../factories/customisation.ts'
import { authorised, redirectAction } from '../../factories/fake-gateway.ts'

let shop: AgentShop
beforeAll(async () => {
  shop = await createAgentShop()
  const { database } = shop.runtime
  await insertProduct(database, {
    id: '1',
    name: 'Tee',
    variants: [{ sku: '1-A' }, { sku: '1-FEW', quantity: 2 }, { sku: '1-OUT', quantity: 0 }],
  })
  await insertProduct(database, { id: '2', name: 'Voucher', variants: [{ sku: '2-A', needsShipping: false }] })
  await insertProduct(database, { id: '7', name: 'Ring', customisation: ENGRAVING, variants: [{ sku: '7-A' }] })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.gateway.behave = authorised
})

const ready = async (wanted: readonly (readonly [sku: string, quantity: number])[] = [['1-A', 2]]) => {
  const { body } = await shop.call('POST', '/checkout-sessions', { ...items(...wanted), buyer: BUYER, ...delivery() })
  return body
}
const total = (answer: { readonly totals: readonly { readonly type: string; readonly amount: number }[] }, type = 'total') =>
  answer.totals.find((entry) => entry.type === type)?.amount

describe('a checkout of an agent', () => {
  it('begins with items at the prices of the shop, in minor units, and says what is missing', async () => {
    const { status, body } = await shop.call('POST', '/checkout-sessions', items(['1-A', 2]))
    expect(status).toBe(201)
    expect(body).toMatchObject({ ucp: { version: '2026-04-08', status: 'success' }, status: 'incomplete', currency: 'GBP' })
    expect(body.line_items).toMatchObject([{ item: { id: '1-A', price: 2000 }, quantity: 2 }])
    expect(total(body, 'subtotal')).toBe(4000)
    expect(body.messages).toMatchObject([
      { code: 'field_required', path: '$.buyer.email', severity: 'recoverable', content: 'Please fill in: E-mail address.' },
      { code: 'field_required', path: '$.fulfillment.methods[0].destinations' },
    ])
  })

  it('is ready with a buyer and an address, and every total adds up', async () => {
    const body = await ready()
    expect(body).toMatchObject({ status: 'ready_for_complete', messages: [], buyer: { email: 'ada@example.com' } })
    const [method] = body.fulfillment.methods
    expect(method).toMatchObject({ selected_destination_id: 'address', destinations: [{ address_locality: 'London', first_name: 'Ada' }] })
    expect(method.groups[0].options.length).toBeGreaterThan(1)
    const parts = body.totals.filter(({ type }: { readonly type: string }) => type !== 'total')
    expect(parts.reduce((sum: number, { amount }: { readonly amount: number }) => sum + amount, 0)).toBe(total(body))
  })

  it('takes the delivery option that is chosen, and charges for it', async () => {
    const body = await ready()
    const [, dearer] = body.fulfillment.methods[0].groups[0].options
    const changed = await shop.call('PUT', `/checkout-sessions/${body.id}`, { ...items(['1-A', 2]), ...delivery(dearer.id) })
    expect(changed.body.fulfillment.methods[0].groups[0].selected_option_id).toBe(dearer.id)
    expect(total(changed.body, 'fulfillment')).toBe(dearer.totals[0].amount)
    const none = await shop.call('PUT', `/checkout-sessions/${body.id}`, { ...items(['1-A', 2]), ...delivery('by-balloon') })
    expect(none.body).toMatchObject({ status: 'incomplete', messages: [{ code: 'shipping_option_unavailable' }] })
  })

  it('holds exactly the items of an update', async () => {
    const body = await ready([
      ['1-A', 2],
      ['1-FEW', 1],
    ])
    const { body: changed } = await shop.call('PUT', `/checkout-sessions/${body.id}`, items(['1-A', 5]))
    expect(changed.line_items).toMatchObject([{ item: { id: '1-A' }, quantity: 5 }])
    expect(changed.buyer.email).toBe('ada@example.com')
  })

  it('says of each item that cannot be had as asked why, and keeps the rest', async () => {
    const { body } = await shop.call('POST', '/checkout-sessions', items(['1-A', 1], ['1-FEW', 3], ['none', 1], ['7-A', 1]))
    expect(body.line_items).toHaveLength(1)
    expect(body.messages.slice(0, 3)).toMatchObject([
      { code: 'out_of_stock', path: '$.line_items[1]', content: 'Only 2 left in stock.' },
      { code: 'item_unavailable', path: '$.line_items[2]' },
      { code: 'customisation_required', path: '$.line_items[3]', severity: 'requires_buyer_input' },
    ])
  })

  it('is not begun where nothing of it can be had', async () => {
    const { status, body } = await shop.call('POST', '/checkout-sessions', items(['1-OUT', 1]))
    expect(status).toBe(200)
    expect(body).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'out_of_stock', severity: 'unrecoverable' }] })
    expect(body.id).toBeUndefined()
  })

  it('refuses an address abroad and one that its form refuses, field by field', async () => {
    const abroad = delivery(undefined, { address_country: 'US' })
    const first = await shop.call('POST', '/checkout-sessions', { ...items(['1-A', 1]), buyer: BUYER, ...abroad })
    expect(first.body.messages).toMatchObject([
      { code: 'address_undeliverable', path: '$.fulfillment.methods[0].destinations[0].address_country' },
      {},
    ])
    const wrong = delivery(undefined, { postal_code: 'nowhere' })
    const second = await shop.call('POST', '/checkout-sessions', { ...items(['1-A', 1]), buyer: BUYER, ...wrong })
    expect(second.body.messages[0]).toMatchObject({
      code: 'invalid',
      path: '$.fulfillment.methods[0].destinations[0].postal_code',
      content: 'Please check: Postcode.',
    })
  })

  it('applies voucher codes, says why one is refused, and takes them off again', async () => {
    const { body } = await shop.call('POST', '/checkout-sessions', { ...items(['1-A', 2]), discounts: { codes: ['save10', 'NOSUCH'] } })
    expect(body.messages[0]).toMatchObject({ type: 'warning', code: 'discount_code_invalid', path: '$.discounts.codes[1]' })
    expect(body.discounts).toMatchObject({ codes: ['SAVE10'], applied: [{ code: 'SAVE10', amount: 400 }] })
    expect(total(body, 'items_discount')).toBe(-400)
    const { body: without } = await shop.call('PUT', `/checkout-sessions/${body.id}`, { ...items(['1-A', 2]), discounts: { codes: [] } })
    expect(without.discounts).toEqual({ codes: [], applied: [] })
  })

  it('counts in the minor units of the currency where the shop shows none: 100 dirhams are 10000', async () => {
    const { body } = await shop.call('POST', '/checkout-sessions', items(['1-A', 1]), { site: 'ae' })
    expect(body.line_items[0].item.price).toBe(10_000)
    expect(total(body, 'subtotal')).toBe(10_000)
  })

  it('answers in the language of the shopper', async () => {
    const { body } = await shop.call('POST', '/checkout-sessions', { ...items(['1-A', 1]), context: { language: 'ar-AE' } }, { site: 'ae' })
    expect(body.messages[0].content).toMatch(/[\u0600-\u06ff]/)
  })
})

describe('completing', () => {
  it('places one order by the wallet of the site, at the shop’s own checkout', async () => {
    const body = await ready()
    const before = shop.gateway.asked.length
    const key = randomUUID()
    const { status, body: done } = await shop.call('POST', `/checkout-sessions/${body.id}/complete`, googlePay(), { key })
    expect(status).toBe(200)
    expect(done).toMatchObject({
      status: 'completed',
      order: { id: expect.stringMatching(/^[A-Z]{2}\d{8}$/) as string },
      line_items: [{ quantity: 2 }],
    })
    expect(total(done)).toBe(total(body))
    expect(shop.gateway.asked.slice(before)).toMatchObject([
      { method: 'paywithgoogle', walletToken: 'signed-by-google', amount: { currency: 'GBP', value: total(body) } },
    ])
    const again = await shop.call('POST', `/checkout-sessions/${body.id}/complete`, googlePay(), { key })
    expect(again.body).toEqual(done)
    expect(shop.gateway.asked).toHaveLength(before + 1)
    const [order] = await shop.runtime.database.select().from(orders).orderBy(orders.placedAt)
    expect(order).toMatchObject({ email: 'ada@example.com', agreements: { termsAndConditions: true } })
  })

  it('is refused for a checkout that is ordered, and for another payment under the same key', async () => {
    const body = await ready()
    const key = randomUUID()
    await shop.call('POST', `/checkout-sessions/${body.id}/complete`, googlePay(), { key })
    const other = await shop.call('POST', `/checkout-sessions/${body.id}/complete`, googlePay('ald-gb', 'another'), { key })
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
    const more = await shop.call('POST', `/checkout-sessions/${body.id}/complete`, googlePay())
    expect(more).toMatchObject({ status: 409, body: { code: 'checkout_not_modifiable' } })
    expect(await shop.call('PUT', `/checkout-sessions/${body.id}`, items(['1-A', 9]))).toMatchObject({ status: 409 })
  })

  it('says that the bank refused, and lets the agent try another payment', async () => {
    const body = await ready()
    shop.gateway.behave = () => ({ kind: 'refused', reason: 'Not enough balance' })
    const { body: refused } = await shop.call('POST', `/checkout-sessions/${body.id}/complete`, googlePay())
    expect(refused).toMatchObject({ status: 'ready_for_complete', messages: [{ code: 'payment_failed', severity: 'recoverable' }] })
    shop.gateway.behave = authorised
    expect((await shop.call('POST', `/checkout-sessions/${body.id}/complete`, googlePay())).body.status).toBe('completed')
  })

  it('leaves what the bank asks the shopper herself to her, and gives the payment up', async () => {
    const body = await ready()
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    shop.gateway.confirmed = () => ({ kind: 'actionRequired', action: redirectAction })
    const { body: stopped } = await shop.call('POST', `/checkout-sessions/${body.id}/complete`, googlePay())
    expect(stopped).toMatchObject({
      status: 'requires_escalation',
      messages: [{ code: 'requires_3ds', severity: 'requires_buyer_input' }],
      continue_url: expect.stringContaining('/forms/continue/') as string,
    })
    expect(shop.gateway.cancelled).toContain(shop.gateway.asked.at(-1)?.utr)
  })

  it('never pays with a handler of another site', async () => {
    const body = await ready()
    const before = shop.gateway.asked.length
    const { body: refused } = await shop.call('POST', `/checkout-sessions/${body.id}/complete`, googlePay('ald-us'))
    expect(refused).toMatchObject({ status: 'ready_for_complete', messages: [{ code: 'payment_handler_unavailable' }] })
    expect(shop.gateway.asked).toHaveLength(before)
  })

  it('is the shopper’s where she has to agree to something herself', async () => {
    const { body } = await shop.call(
      'POST',
      '/checkout-sessions',
      {
        ...items(['1-A', 1]),
        buyer: BUYER,
        fulfillment: {
          methods: [
            {
              destinations: [
                { street_address: 'Sheikh Zayed Road', address_locality: 'Dubai', address_region: 'Dubai', address_country: 'AE' },
              ],
            },
          ],
        },
      },
      { site: 'ae' },
    )
    expect(body).toMatchObject({
      status: 'requires_escalation',
      messages: [{ code: 'agreement_required', severity: 'requires_buyer_input' }],
    })
    const before = shop.gateway.asked.length
    const { body: still } = await shop.call('POST', `/checkout-sessions/${body.id}/complete`, googlePay('ald-ae'), { site: 'ae' })
    expect(still.status).toBe('requires_escalation')
    expect(shop.gateway.asked).toHaveLength(before)
  })

  it('is refused without an idempotency key', async () => {
    const body = await ready()
    const { status, body: refused } = await shop.call('POST', `/checkout-sessions/${body.id}/complete`, googlePay(), {
      headers: { 'idempotency-key': 'short' },
    })
    expect(status).toBe(400)
    expect(refused.code).toBe('invalid_request')
  })
})

describe('repeating and ending', () => {
  it('begins one checkout for one idempotency key, and refuses the key for anything else', async () => {
    const key = randomUUID()
    const first = await shop.call('POST', '/checkout-sessions', items(['1-A', 1]), { key })
    const second = await shop.call('POST', '/checkout-sessions', items(['1-A', 1]), { key })
    expect(second).toMatchObject({ status: 201, body: { id: first.body.id } })
    expect(second.body).toEqual(first.body)
    expect(await shop.call('POST', '/checkout-sessions', items(['1-A', 2]), { key })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    })
  })

  it('begins one checkout however many requests with one key come at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.call('POST', '/checkout-sessions', items(['1-A', 1]), { key })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  it('a cancelled checkout refuses a second cancellation and any change', async () => {
    const body = await ready()
    expect((await shop.call('POST', `/checkout-sessions/${body.id}/cancel`)).body).toMatchObject({ id: body.id, status: 'canceled' })
    expect(await shop.call('POST', `/checkout-sessions/${body.id}/cancel`)).toMatchObject({ status: 409 })
    expect(await shop.call('PUT', `/checkout-sessions/${body.id}`, items(['1-A', 1]))).toMatchObject({ status: 409 })
  })

  it('makes one checkout of a bag, with what is in it', async () => {
    const { body: bag } = await shop.call('POST', '/carts', { ...items(['1-A', 3]), discounts: { codes: ['SAVE10'] } })
    const first = await shop.call('POST', '/checkout-sessions', { cart_id: bag.id, line_items: [] })
    expect(first.body).toMatchObject({ line_items: [{ quantity: 3 }], discounts: { codes: ['SAVE10'] } })
    const second = await shop.call('POST', '/checkout-sessions', { cart_id: bag.id, line_items: [] })
    expect(second.body.id).toBe(first.body.id)
  })

  it('answers nothing about what is another agent’s', async () => {
    const body = await ready()
    const other = `${shop.profile}?another`
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/cancel'],
    ] as const)
      expect((await shop.call(method, `/checkout-sessions/${body.id}${path}`, undefined, { agent: other })).body).toMatchObject({
        ucp: { status: 'error' },
        messages: [{ code: 'not_found' }],
      })
    expect((await shop.call('GET', `/checkout-sessions/${body.id}`, undefined, { site: 'ae' })).body.ucp.status).toBe('error')
  })
})

describe('an order', () => {
  it('is told to the agent that placed it, with parcels and without what it cannot know', async () => {
    const body = await ready()
    const { body: done } = await shop.call('POST', `/checkout-sessions/${body.id}/complete`, googlePay())
    const { body: order } = await shop.call('GET', `/orders/${done.order.id}`)
    expect(order).toMatchObject({
      id: done.order.id,
      checkout_id: body.id,
      currency: 'GBP',
      line_items: [{ quantity: { original: 2, total: 2, fulfilled: 0 }, status: 'processing' }],
      fulfillment: { expectations: [{ destination: { address_locality: 'London' } }], events: [] },
      adjustments: [],
    })
    expect(total(order)).toBe(total(body))
    const other = await shop.call('GET', `/orders/${done.order.id}`, undefined, { agent: `${shop.profile}?another` })
    expect(other.body).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'not_found' }] })
  })
})

describe('goods that no parcel brings', () => {
  it('need no address but that of the bill', async () => {
    const { body } = await shop.call('POST', '/checkout-sessions', { ...items(['2-A', 1]), buyer: BUYER })
    expect(body).toMatchObject({ status: 'ready_for_complete' })
    expect(body.fulfillment).toBeUndefined()
    const { body: asked } = await shop.call('POST', `/checkout-sessions/${body.id}/complete`, googlePay())
    expect(codesOf(asked)).toEqual(['field_required'])
    const paid = googlePay()
    const billed = {
      payment: { instruments: [{ ...paid.payment.instruments[0], billing_address: HOME }] },
    }
    expect((await shop.call('POST', `/checkout-sessions/${body.id}/complete`, billed)).body.status).toBe('completed')
  })
})
