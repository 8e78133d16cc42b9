import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '../../../schemas/api/address.ts'
import { orders, shoppingSessions } from '../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, checkoutBody, submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'

/* What belongs to somebody else, and the last moment or try that is still allowed. */

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A', quantity: 100 }] })
})
afterAll(() => shop.close())
beforeEach(() => at(0))
afterEach(() => void vi.restoreAllMocks())

const NOON = Date.UTC(2030, 0, 7, 12)
const MINUTE_MS = 60_000

/** Time stands still, so that a limit can be met to the millisecond. */
const at = (ms: number) => vi.spyOn(shop.runtime.clock, 'now').mockReturnValue(NOON + ms)

/** The reference of an order that somebody has paid for, found by its e-mail address. */
const buy = async (shopper: Shopper, email: string): Promise<string> => {
  await shopper.add('1-A')
  await submit(shopper, checkoutBody('GB', { consumer: { email } }))
  const [order] = await shop.runtime.database.select().from(orders).where(eq(orders.email, email))
  return order?.orderReference ?? ''
}
const historyOf = async (member: Shopper): Promise<readonly string[]> =>
  (await member.get('/order/history')).json().orders.map(({ orderReference }: { orderReference: string }) => orderReference)
const statusOf = async (member: Shopper, reference: string) => (await member.get(`/order/${reference}`)).statusCode

describe('an order', () => {
  it('of a guest is that of the account with its e-mail address, in any letters [ROLE-07]', async () => {
    const reference = await buy(await shop.guest(), 'anna@example.com')
    const anna = await shop.member('Anna')
    expect([await historyOf(anna), await statusOf(anna, ` ${reference.toLowerCase()} `)]).toEqual([[reference], 200])
  })

  it('of an account is not that of somebody it was sent to by e-mail [ROLE-07]', async () => {
    const bob = await shop.member('bob')
    const reference = await buy(bob, 'carol@example.com')
    const carol = await shop.member('carol')
    expect([await historyOf(bob), await historyOf(carol), await statusOf(carol, reference)]).toEqual([[reference], [], 404])
  })

  it('at one brand is not shown at the other', async () => {
    const dora = await shop.member('dora')
    const reference = await buy(dora, 'dora@example.com')
    await shop.runtime.database.update(orders).set({ clientTag: 'another' }).where(eq(orders.orderReference, reference))
    expect([await historyOf(dora), await statusOf(dora, reference)]).toEqual([[], 404])
  })

  it('that is not visible is found neither in the account nor by a look-up', async () => {
    const eva = await shop.member('eva')
    const orderReference = await buy(eva, 'eva@example.com')
    const lookUp = async () => (await (await shop.guest()).post('/order/s/query', { orderReference, email: 'eva@example.com' })).statusCode
    expect([await statusOf(eva, orderReference), await lookUp()]).toEqual([200, 200])
    await shop.runtime.database.update(orders).set({ isVisible: false }).where(eq(orders.orderReference, orderReference))
    expect([await historyOf(eva), await statusOf(eva, orderReference), await lookUp()]).toEqual([[], 404, 404])
  })

  it('history shows orders of the same moment once each, however its pages fall', async () => {
    const fred = await shop.member('fred')
    for (let count = 0; count < 3; count += 1) {
      await fred.add('1-A')
      await submit(fred)
    }
    const all = await historyOf(fred)
    const seen: string[] = []
    for (let next = '/order/history?pageSize=1'; next !== '';) {
      const page = (await fred.get(next)).json()
      seen.push(...page.orders.map(({ orderReference }: { orderReference: string }) => orderReference))
      next = page.lastKey === null ? '' : `/order/history?pageSize=1&lastKey=${page.lastKey}&lastKeyTs=${page.lastKeyTs}`
    }
    expect([seen.length, seen]).toEqual([3, all])
  })
})

describe('order look-ups', () => {
  it('end at the tenth wrong one for a quarter of an hour, right ones do not count, and others go on [ROLE-10]', async () => {
    const email = 'gil@example.com'
    const orderReference = await buy(await shop.guest(), email)
    const guesser = await shop.guest()
    const look = async (shopper: Shopper, as: string) => (await shopper.post('/order/s/query', { orderReference, email: as })).statusCode
    for (let tries = 0; tries < 9; tries += 1) await look(guesser, 'wrong@example.com')
    expect([await look(guesser, email), await look(guesser, email), await look(guesser, 'wrong@example.com')]).toEqual([200, 200, 404])
    expect([await look(guesser, email), await look(await shop.guest(), email)]).toEqual([429, 200])
    at(15 * MINUTE_MS - 1)
    expect(await look(guesser, email)).toBe(429)
    at(15 * MINUTE_MS)
    expect(await look(guesser, email)).toBe(200)
  })
})

describe('a session', () => {
  const expiryOf = async () => (await shop.runtime.database.select().from(shoppingSessions)).at(-1)?.expiresAt ?? 0

  it('ends to the millisecond [API-22]', async () => {
    await shop.runtime.database.delete(shoppingSessions)
    const shopper = await shop.guest()
    const ttlMs = shop.runtime.config.SESSION_TTL_SECONDS * 1000
    expect(await expiryOf()).toBe(NOON + ttlMs)
    at(ttlMs)
    expect((await shopper.get('/cart')).statusCode).toBe(401)
    at(ttlMs - 1)
    expect((await shopper.get('/cart')).statusCode).toBe(200)
    expect(await expiryOf()).toBe(NOON + ttlMs - 1 + ttlMs)
  })

  it('is not written to by every read: its life begins anew once a hundredth of it is over [API-22]', async () => {
    await shop.runtime.database.delete(shoppingSessions)
    const shopper = await shop.guest()
    const ttlMs = shop.runtime.config.SESSION_TTL_SECONDS * 1000
    at(ttlMs / 100)
    await shopper.get('/cart')
    expect(await expiryOf()).toBe(NOON + ttlMs)
    at(ttlMs / 100 + 1)
    await shopper.get('/cart')
    expect(await expiryOf()).toBe(NOON + ttlMs / 100 + 1 + ttlMs)
  })

  it('that ends leaves those of others alone', async () => {
    const [one, other] = [await shop.guest(), await shop.guest()]
    await one.get('/basic-session/logout')
    expect([(await one.get('/cart')).statusCode, (await other.get('/cart')).statusCode]).toEqual([401, 200])
  })
})

describe('an address book', () => {
  const book = async (member: Shopper) =>
    (await member.get('/v1/addresses')).json().map(({ city, default: isDefault }: Address) => [city, isDefault])
  const add = async (member: Shopper, address: object, type = 'shipping') =>
    (await member.post(`/v1/addresses?type=${type}`, { ...addresses.GB, ...address })).json().reference as string

  it('is as it was after others tried to change it [ROLE-05]', async () => {
    const hal = await shop.member('hal')
    const reference = await add(hal, {})
    const ina = await shop.member('ina')
    await ina.put(`/v1/addresses/${reference}`, { ...addresses.GB, city: 'Hull' })
    await ina.put(`/v1/addresses/${reference}/remove`)
    await add(ina, { default: true })
    expect(await book(hal)).toEqual([['Leeds', false]])
  })

  it('loses one address only, and a default gives way to that of its own type and locale [ADDR-04]', async () => {
    const jon = await shop.member('jon')
    await add(jon, { city: 'Leeds', locale: 'en-GB', default: true })
    await add(jon, { city: 'York', locale: 'en-GB', default: true }, 'billing')
    await add(jon, { city: 'Hull', default: true })
    const second = await add(jon, { city: 'Bath', locale: 'en-GB' })
    const all = [
      ['Leeds', true],
      ['York', true],
      ['Hull', true],
      ['Bath', false],
    ]
    expect(await book(jon)).toEqual(all)
    await jon.put(`/v1/addresses/${second}`, { ...addresses.GB, city: 'Bath', locale: 'en-GB', default: true })
    expect(await book(jon)).toEqual([['Leeds', false], ...all.slice(1, 3), ['Bath', true]])
    await jon.put(`/v1/addresses/${second}/remove`)
    // The default that is removed leaves its place to another of its type and locale.
    expect(await book(jon)).toEqual(all.slice(0, 3))
  })
})

describe('the bag of a guest who signs in', () => {
  it('brings its voucher along, unless the account’s bag has one [AUTH-01]', async () => {
    const signIn = async (name: string, own?: string) => {
      const before = await shop.member(name)
      await before.add('1-A')
      if (own !== undefined) await before.put('/cart/voucher', { apply: own })
      const guest = await shop.guest()
      await guest.add('1-A')
      await guest.put('/cart/voucher', { apply: 'SAVE10' })
      const member = await shop.member(name, { guestSession: guest.session })
      return (await member.get('/cart')).json().cartSummary.voucherCode as string
    }
    expect([await signIn('kit'), await signIn('lea', 'FREESHIP')]).toEqual(['SAVE10', 'FREESHIP'])
  })

  it('is not that of another account, whose session somebody sends', async () => {
    const owner = await shop.member('max')
    await owner.add('1-A', 2)
    const thief = await shop.member('ned', { guestSession: owner.session })
    expect([(await thief.get('/cart')).json().items, (await owner.get('/cart')).json().items.length]).toEqual([[], 1])
  })
})
