import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carts, orders, shoppingSessions, subscriptions } from '../../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../../factories/catalogue.ts'
import { checkoutBody, submit } from '../../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../../factories/commerce-app.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
})
afterAll(() => shop.close())

const listed = async (): Promise<readonly string[]> =>
  (await shop.runtime.database.select().from(subscriptions)).map(({ contact }) => contact)

describe('the data of who is signed in', () => {
  it('is that of the own account and no other, whatever the call says', async () => {
    await (await shop.member('amy')).add('1-A')
    const ben = await shop.member('ben')
    await ben.add('1-A')
    const answer = (await ben.get('/v1/account/export?email=amy@example.com&accountId=amy')).json()
    expect(answer.email).toBe('ben@example.com')
    expect(Object.keys(answer.data).sort()).toEqual(['cart_lines', 'carts', 'shopping_sessions'])
    expect(JSON.stringify(answer)).not.toContain('amy')
  })

  it('is not given to guests, nor a sixth time in an hour', async () => {
    expect((await (await shop.guest()).get('/v1/account/export')).statusCode).toBe(401)
    const cal = await shop.member('cal')
    for (let count = 0; count < 5; count += 1) expect((await cal.get('/v1/account/export')).statusCode).toBe(200)
    const sixth = await cal.get('/v1/account/export')
    expect([sixth.statusCode, sixth.json().code, sixth.headers['retry-after']]).toEqual([429, 'TOO_MANY_EXPORTS', '3600'])
  })
})

describe.each([
  ['Klaviyo', 'ald-gb'],
  ['Mailchimp', 'ald-ae'],
])('consent to marketing mail at %s', (_vendor, site) => {
  const read = async (shopper: Shopper) => (await shopper.get('/v1/account/marketing')).json()

  it('is shown, given and taken back, as often as one likes', async () => {
    const dee = await shop.member(`dee-${site}`, { site })
    expect(await read(dee)).toEqual({ subscribed: false })
    for (const subscribed of [true, true, false, false, true]) {
      expect((await dee.put('/v1/account/marketing', { subscribed })).json()).toEqual({ subscribed })
      expect(await read(dee)).toEqual({ subscribed })
    }
    expect(await listed()).toContain(`dee-${site}@example.com`)
  })

  it('stays what it was where the service fails, which is said', async () => {
    const answer = await (await shop.member('broken', { site })).put('/v1/account/marketing', { subscribed: true })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'MARKETING_UNAVAILABLE'])
  })

  it('is nobody’s to change who is not signed in, and nothing but yes or no', async () => {
    const guest = await shop.guest(site)
    expect((await guest.get('/v1/account/marketing')).statusCode).toBe(401)
    expect((await guest.put('/v1/account/marketing', { subscribed: true })).statusCode).toBe(401)
    const eli = await shop.member('eli', { site })
    expect((await eli.put('/v1/account/marketing', { subscribed: 'yes', email: 'jane@example.com' })).statusCode).toBe(400)
  })
})

describe('what the shop holds under a former address', () => {
  /** Somebody whose session was begun with another address than the identity provider has now. */
  const moved = async (sub: string, former: string): Promise<Shopper> => {
    const member = await shop.member(sub)
    await shop.runtime.database.update(shoppingSessions).set({ email: former }).where(eq(shoppingSessions.accountId, sub))
    return member
  }

  it('follows the account: sessions, bag, orders placed as a guest before, and consent', async () => {
    const { database } = shop.runtime
    const guest = await shop.guest()
    await guest.add('1-A')
    await submit(guest, checkoutBody('GB', { consumer: { email: 'old@example.com' } }))
    await database
      .insert(subscriptions)
      .values({ siteTag: 'ald-gb', contact: 'old@example.com', language: 'en', interests: [], createdAt: 0 })
    const kim = await moved('kim', 'old@example.com')
    await kim.add('1-A')
    await kim.post('/checkout/consumer', { email: 'old@example.com' })
    for (const _ of [1, 2]) expect((await kim.post('/v1/account/moved', {})).statusCode).toBe(204)
    expect((await kim.get('/order/history')).json().orders).toHaveLength(1)
    const [bag] = await database.select().from(carts).where(eq(carts.ownerKey, 'account:kim'))
    expect(bag?.consumer).toMatchObject({ email: 'kim@example.com' })
    const [session] = await database.select().from(shoppingSessions).where(eq(shoppingSessions.accountId, 'kim'))
    expect(session?.email).toBe('kim@example.com')
    expect(await listed()).toContain('kim@example.com')
    expect(await listed()).not.toContain('old@example.com')
  })

  it('does not follow where it was written after the session began: the address may be somebody else’s by then', async () => {
    const lee = await moved('lee', 'given-up@example.com')
    shop.runtime.clock.advance(1_000)
    const newOwner = await shop.guest()
    await newOwner.add('1-A')
    await submit(newOwner, checkoutBody('GB', { consumer: { email: 'given-up@example.com' } }))
    await lee.post('/v1/account/moved', {})
    expect((await lee.get('/order/history')).json().orders).toEqual([])
    expect(
      await shop.runtime.database
        .select()
        .from(orders)
        .where(sql`email = 'given-up@example.com' and account_id is null`),
    ).toHaveLength(1)
  })

  it('is not for guests', async () => {
    expect((await (await shop.guest()).post('/v1/account/moved', {})).statusCode).toBe(401)
  })
})
