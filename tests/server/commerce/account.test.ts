import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Address } from '../../../schemas/api/address.ts'
import { orderHashOf } from '../../../server/commerce/orders/order-hash.ts'
import { demoAccounts } from '../../../demo/orders/demo-accounts.ts'
import { seedCommerce } from '../../../demo/orders/seed-commerce.ts'
import { orders } from '../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, card, checkoutBody, submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp } from '../../factories/commerce-app.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  const skus = ['WHITE-S', 'WHITE-M', 'NAVY-M', 'NAVY-L', 'RED-M']
  await insertProduct(shop.runtime.database, { id: '900001', variants: skus.map((option) => ({ sku: `900001-${option}` })) })
  await seedCommerce({ runtime: shop.runtime })
  // A second seed changes nothing.
  await seedCommerce({ runtime: shop.runtime })
})
afterAll(() => shop.close())

const jane = () => shop.member(demoAccounts.jane.sub)

describe('the favourites of an account', () => {
  it('are a guest’s merged in, the newest first, and the same on every device, whatever came twice', async () => {
    const phone = await shop.member('fay')
    const laptop = await shop.member('fay')
    const change = async (device: typeof phone, body: object) => (await device.post('/v1/account/favorites', body)).json()
    expect(await change(phone, { add: ['b', 'a'] })).toEqual(['b', 'a'])
    expect(await change(laptop, { add: ['c', 'a'] })).toEqual(['c', 'b', 'a'])
    expect(await change(laptop, { add: ['c', 'a'] })).toEqual(['c', 'b', 'a'])
    expect(await change(phone, { remove: ['a'] })).toEqual(['c', 'b'])
    expect(await change(laptop, {})).toEqual(['c', 'b'])
    expect(await change(await shop.member('gus'), {})).toEqual([])
  })

  it('are 200 at most, of which the oldest go, and nobody’s without an account', async () => {
    const member = await shop.member('max')
    const many = (prefix: string) => Array.from({ length: 200 }, (_, index) => `${prefix}${index}`)
    await member.post('/v1/account/favorites', { add: many('old') })
    const left = (await member.post('/v1/account/favorites', { add: many('new').slice(0, 50) })).json()
    expect(left).toHaveLength(200)
    expect(left.slice(0, 51)).toEqual([...many('new').slice(0, 50), 'old0'])
    expect((await member.post('/v1/account/favorites', { add: [...many('a'), 'b'] })).statusCode).toBe(400)
    expect((await (await shop.guest()).post('/v1/account/favorites', {})).statusCode).toBe(401)
  })
})

describe('the address book', () => {
  it('names the region of each saved address, and none where there is none [CALL-11]', async () => {
    const member = await shop.member('hana', { site: 'ald-jp' })
    await member.post('/v1/addresses?type=shipping', addresses.JP)
    const british = await shop.member('gus')
    await british.post('/v1/addresses?type=shipping', addresses.GB)
    const [[tokyo], [leeds]] = [(await member.get('/v1/addresses?lang=ja')).json(), (await british.get('/v1/addresses')).json()]
    expect(tokyo.regionNames).toEqual({ 'JP-13': expect.stringMatching(/東京都|Tokyo/) })
    expect(leeds).not.toHaveProperty('regionNames')
  })

  it('has another default address when the default one is removed: the one of its kind saved last [ADDR-04]', async () => {
    const member = await shop.member('ida', { site: 'ald-gb' })
    const save = async (city: string, more: object = {}) =>
      (await member.post('/v1/addresses?type=shipping', { ...addresses.GB, locale: 'en-GB', city, ...more })).json().reference
    const first = await save('Leeds', { default: true })
    await save('York')
    const last = await save('Hull')
    await member.post('/v1/addresses?type=billing', { ...addresses.GB, locale: 'en-GB', city: 'Bath' })
    const defaults = async () =>
      (await member.get('/v1/addresses')).json().flatMap(({ city, default: isDefault }: Address) => (isDefault === true ? [city] : []))
    await member.put(`/v1/addresses/${first}/remove`)
    expect(await defaults()).toEqual(['Hull'])
    await member.put(`/v1/addresses/${last}/remove`)
    expect(await defaults()).toEqual(['York'])
  })

  it('lists, adds, edits and removes addresses of its own user [CALL-11, CALL-12, CALL-13, CALL-14, ROLE-05]', async () => {
    const member = await shop.member('bo')
    const added = await member.post('/v1/addresses?type=shipping', { ...addresses.GB, default: true })
    expect([added.statusCode, added.json()]).toEqual([
      201,
      expect.objectContaining({ city: 'Leeds', type: 'shipping', addressType: 'DELIVERY', default: true }),
    ])
    const { reference } = added.json()
    expect((await member.put(`/v1/addresses/${reference}`, { ...addresses.GB, city: 'York' })).json()).toMatchObject({
      city: 'York',
      reference,
      default: true,
    })
    expect((await member.get('/v1/addresses')).json().map(({ city }: Address) => city)).toEqual(['York'])
    expect((await member.put(`/v1/addresses/${reference}/remove`)).statusCode).toBe(204)
    expect((await member.get('/v1/addresses')).json()).toEqual([])
  })

  it('the address book has one default for each type and locale [ADDR-04]', async () => {
    const member = await shop.member('cy', { site: 'ald-gb' })
    const first = (await member.post('/v1/addresses?type=shipping', { ...addresses.GB, locale: 'en-GB', default: true })).json()
    await member.post('/v1/addresses?type=shipping', { ...addresses.GB, locale: 'en-GB', city: 'York', default: true })
    const all: Address[] = (await member.get('/v1/addresses')).json()
    expect(all.map(({ city, default: isDefault }) => [city, isDefault])).toEqual([
      [first.city, false],
      ['York', true],
    ])
  })

  it('holds 20 addresses, also when the 21st comes twice at once [ADDR-05]', async () => {
    const member = await shop.member('di')
    for (let index = 0; index < 19; index += 1) await member.post('/v1/addresses?type=shipping', addresses.GB)
    const last = await Promise.all([1, 2, 3].map(() => member.post('/v1/addresses?type=shipping', addresses.GB)))
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
    expect((await member.post('/v1/addresses?type=shipping', addresses.GB)).json().code).toBe('ADDRESS_LIMIT')
  })

  it('does not know the addresses of anybody else [ROLE-05]', async () => {
    const { reference } = (await (await shop.member('ed')).post('/v1/addresses?type=shipping', addresses.GB)).json()
    const other = await shop.member('flo')
    expect([
      (await other.put(`/v1/addresses/${reference}`, addresses.GB)).statusCode,
      (await other.put(`/v1/addresses/${reference}/remove`)).statusCode,
    ]).toEqual([404, 404])
  })

  it('has three addresses of Jane and twenty in the full book', async () => {
    expect((await (await jane()).get('/v1/addresses')).json()).toHaveLength(3)
    expect((await (await shop.member(demoAccounts.full.sub)).get('/v1/addresses')).json()).toHaveLength(20)
  })
})

describe('saved cards', () => {
  it('lists, adds, changes and removes cards of its own user, and never a number [CALL-15, PAY-01]', async () => {
    const member = await shop.member('gus')
    const added = await member.post('/v1/account/payments', card)
    expect([added.statusCode, added.json()]).toEqual([201, expect.objectContaining({ type: 'scheme', brand: 'visa', lastFour: '1111' })])
    const { id } = added.json()
    expect((await member.put(`/v1/account/payments/${id}`, { default: true, expiryYear: '2031' })).json()).toMatchObject({
      default: true,
      expiryYear: '2031',
    })
    expect((await (await shop.member('hal')).put(`/v1/account/payments/${id}/remove`)).statusCode).toBe(404)
    expect((await member.put(`/v1/account/payments/${id}/remove`)).statusCode).toBe(204)
    expect((await member.get('/v1/account/payments')).json()).toEqual([])
  })

  it('refuses a card that is not valid, and further tries after the fifth [PAY-03]', async () => {
    const member = await shop.member('ivy')
    const tries = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      tries.push((await member.post('/v1/account/payments', { ...card, cardHolderName: 'DECLINED' })).json().code)
    expect(tries).toEqual([...Array.from({ length: 5 }, () => 'CARD_REFUSED'), 'TOO_MANY_ATTEMPTS'])
  })
})

describe('orders of a signed-in user', () => {
  it('come ten a page by key, newest first, both keys null on the last page [CALL-29, ROLE-06]', async () => {
    const member = await jane()
    const first = (await member.get('/order/history')).json()
    expect([first.orders.length, first.orders[0].orderReference]).toEqual([10, 'US10000001'])
    const second = (await member.get(`/order/history?lastKey=${first.lastKey}&lastKeyTs=${first.lastKeyTs}&pageSize=10`)).json()
    expect([second.orders.length, second.lastKey, second.lastKeyTs]).toEqual([2, null, null])
    const references = [...first.orders, ...second.orders].map(({ orderReference }: { orderReference: string }) => orderReference)
    expect(new Set(references).size).toBe(12)
  })

  it('are read one by one, and nobody else’s [CALL-30, ROLE-07]', async () => {
    expect((await (await jane()).get('/order/GB10000001')).json()).toMatchObject({
      status: 'delivered',
      addresses: { DELIVERY: { city: 'London' } },
    })
    const other = await (await shop.member('jo')).get('/order/GB10000001')
    expect([other.statusCode, other.json().code]).toEqual([404, 'ORDER_NOT_FOUND'])
  })

  it('hold what was just bought with the account', async () => {
    const member = await shop.member('kay')
    await member.add('900001-WHITE-M')
    expect((await submit(member, checkoutBody('GB', { consumer: undefined }))).statusCode).toBe(200)
    const { orders: history } = (await member.get('/order/history')).json()
    expect(history).toMatchObject([{ status: 'placed', items: [{ sku: '900001-WHITE-M', quantity: 1 }] }])
  })

  it('do not show payments that were refused', async () => {
    const member = await shop.member('lou')
    await member.add('900001-WHITE-M')
    shop.gateway.behave = () => ({ kind: 'refused', reason: 'x' })
    await submit(member, checkoutBody('GB', { consumer: undefined }))
    shop.gateway.behave = ({ utr }) => ({ kind: 'authorised', pspReference: utr })
    expect((await member.get('/order/history')).json().orders).toEqual([])
  })
})

describe('finding an order without an account', () => {
  const query = async (body: unknown) => {
    const answer = await (await shop.guest()).post('/order/s/query', body)
    return [answer.statusCode, answer.json().code ?? answer.json().status]
  }
  const hashes = {
    US10000001: '70331c116a07c8ecf37e20b99b36af37',
    GB10000001: '9ee67750303f9b30313ca963109dc8f5',
    JP10000001: '73685e113ab5846c84ddae623a24f03a',
    AE10000001: 'b0adbf932e729055f1b1bce8d670f308',
  }

  it('works with reference and e-mail, phone or hash, and with phone and hash [CALL-31, ROLE-03, DATA-50]', async () => {
    expect(await query({ orderReference: ' us10000001 ', email: 'Jane@Example.com' })).toEqual([200, 'shipped'])
    expect(await query({ orderReference: 'GB10000001', phone: '+44 7400 123456' })).toEqual([200, 'delivered'])
    expect(await query({ orderReference: 'JP10000001', hash: hashes.JP10000001 })).toEqual([200, 'processing'])
    expect(await query({ phone: '+971501234567', hash: hashes.AE10000001 })).toEqual([200, 'pendingPayment'])
  })

  it('finds the newest of very many by phone and hash [ROLE-03]', async () => {
    const { database, config } = shop.runtime
    const [known] = await database.select().from(orders).where(eq(orders.orderReference, 'GB10000001'))
    if (known === undefined) throw new Error('The demo order is not there.')
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...known,
      orderReference: `GB9000${1000 + index}`,
      phone: '+447400999999',
      placedAt: known.placedAt + index,
    }))
    await database.insert(orders).values(many)
    const hash = orderHashOf(config.ORDER_HASH_SECRET, 'GB90001059')
    expect(await query({ phone: '+447400999999', hash })).toEqual([200, 'delivered'])
  })

  it('has the hashes that the mails of the demo orders carry [ROLE-03]', async () => {
    for (const [orderReference, hash] of Object.entries(hashes)) expect((await query({ orderReference, hash }))[0]).toBe(200)
  })

  it('wants every value that is sent to be right [ROLE-03]', async () => {
    expect(await query({ orderReference: 'US10000001', email: 'jane@example.com', phone: '+447400123456' })).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ])
    expect(await query({ orderReference: 'US10000001', hash: hashes.GB10000001 })).toEqual([404, 'ORDER_NOT_FOUND'])
    expect(await query({ orderReference: 'XX00000000', email: 'jane@example.com' })).toEqual([404, 'ORDER_NOT_FOUND'])
  })

  it('refuses an order look-up with too few fields [ROLE-03]', async () => {
    for (const body of [
      {},
      { orderReference: 'US10000001' },
      { email: 'jane@example.com' },
      { hash: hashes.US10000001 },
      { email: 'jane@example.com', phone: '+12015550123' },
    ]) {
      expect(await query(body)).toEqual([422, 'LOOKUP_INCOMPLETE'])
    }
  })

  it('an order look-up never answers addresses [ROLE-03]', async () => {
    const answer = await (await shop.guest()).post('/order/s/query', { orderReference: 'US10000001', hash: hashes.US10000001 })
    expect(answer.json()).not.toHaveProperty('addresses')
  })

  it('allows ten wrong tries in fifteen minutes', async () => {
    const shopper = await shop.guest()
    const statuses = []
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await shopper.post('/order/s/query', { orderReference: 'US10000001', email: 'x@y.org' })).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
    shop.runtime.clock.advance(16 * 60_000)
    expect((await shopper.post('/order/s/query', { orderReference: 'US10000001', email: 'jane@example.com' })).statusCode).toBe(200)
    shop.runtime.clock.reset()
  })

  it('prices the demo orders so that lines and total agree', async () => {
    for (const { summary } of await shop.runtime.database.select().from(orders)) {
      const net = summary.totalItemCost - summary.totalDiscount + summary.deliveryCost
      expect([net, Math.round((net + summary.totalTax) * 100) / 100]).toContain(summary.totalCost)
    }
  })
})
