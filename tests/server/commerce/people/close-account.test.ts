import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closedAccounts, orders, savedAddresses, shoppingSessions, subscriptions } from '../../../../server/database/schema/commerce.ts'
import { paymentPreferences } from '../../../../server/database/schema/payments.ts'
import { purgeExpired } from '../../../../server/operations/housekeeping/purge-expired.ts'
import { insertProduct } from '../../../factories/catalogue.ts'
import { addresses, checkoutBody, submit } from '../../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp } from '../../../factories/commerce-app.ts'
import { authorised, redirectAction } from '../../../factories/fake-gateway.ts'

let shop: CommerceApp
/** What the identity provider answers to DeleteUser. */
let provider: { readonly status: number; readonly type?: string }
const asked: string[] = []

beforeAll(async () => {
  shop = await createCommerceApp()
  shop.app.addContentTypeParser('application/x-amz-json-1.1', { parseAs: 'string' }, (_request, body, done) =>
    done(null, JSON.parse(String(body))),
  )
  shop.app.post('/cognito/', async (request, reply) => {
    asked.push(`${String(request.headers['x-amz-target'])} ${JSON.stringify(request.body)}`)
    return reply.code(provider.status).send(provider.type === undefined ? {} : { __type: provider.type })
  })
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
})
afterAll(() => shop.close())
beforeEach(() => {
  provider = { status: 200 }
  asked.length = 0
  shop.gateway.behave = authorised
})

const close = (shopper: Awaited<ReturnType<CommerceApp['member']>>) => shopper.post('/v1/account/close', {})

describe('closing an account', () => {
  it('makes its orders nobody’s, deletes the rest, and has the identity provider delete the user with the user’s own token [AUTH-07]', async () => {
    const ann = await shop.member('ann')
    await ann.post('/v1/addresses?type=shipping', addresses.GB)
    const card = { shopperReference: 'ann', isDefault: true, holderName: 'Ann', expiryMonth: '03', expiryYear: '2030' }
    await shop.runtime.database.insert(paymentPreferences).values({ id: 'card-of-ann', ...card })
    await ann.add('1-A')
    await submit(ann, checkoutBody('GB', { consumer: { email: 'ann@example.com' } }))
    expect((await close(ann)).statusCode).toBe(204)
    expect(asked).toEqual(['AWSCognitoIdentityProviderService.DeleteUser {"AccessToken":"token-ann"}'])
    const { database } = shop.runtime
    expect(await database.select().from(savedAddresses).where(eq(savedAddresses.accountId, 'ann'))).toEqual([])
    expect(await database.select().from(paymentPreferences)).toEqual([])
    expect(await database.select().from(shoppingSessions).where(eq(shoppingSessions.accountId, 'ann'))).toEqual([])
    expect((await database.select().from(orders)).map(({ email, accountId }) => [email, accountId])).toEqual([['', null]])
    // Tokens that are still good open nothing, in another tab or on another device.
    expect((await ann.get('/v1/addresses')).statusCode).toBe(401)
    const again = await shop.send({
      method: 'POST',
      url: '/api/account-session',
      body: { language: 'en', sitePublicId: 'ald-gb' },
      headers: { authorization: 'Bearer token-ann' },
    })
    expect(again.statusCode).toBe(401)
    expect(asked).toHaveLength(1)
  })

  it('that the provider did not finish leaves no account to use, and is finished by the next call that brings its token', async () => {
    const bob = await shop.member('bob')
    await bob.post('/v1/addresses?type=shipping', addresses.GB)
    provider = { status: 500 }
    const answer = await close(bob)
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'CLOSING_UNFINISHED', '5'])
    const signInAgain = () =>
      shop.send({
        method: 'POST',
        url: '/api/account-session',
        body: { language: 'en', sitePublicId: 'ald-gb' },
        headers: { authorization: 'Bearer token-bob' },
      })
    expect((await signInAgain()).statusCode).toBe(503)
    expect(await shop.runtime.database.select().from(shoppingSessions).where(eq(shoppingSessions.accountId, 'bob'))).toEqual([])
    provider = { status: 200 }
    expect((await signInAgain()).statusCode).toBe(401)
    const [closure] = await shop.runtime.database.select().from(closedAccounts).where(eq(closedAccounts.accountId, 'bob'))
    expect(closure?.finishedAt).toBeLessThanOrEqual(shop.runtime.clock.now())
  })

  it('counts as finished where the provider knows no such user, and not where it only refuses the token', async () => {
    provider = { status: 400, type: 'com.amazon#UserNotFoundException' }
    expect((await close(await shop.member('cat'))).statusCode).toBe(204)
    provider = { status: 400, type: 'NotAuthorizedException' }
    expect((await close(await shop.member('dan'))).json().code).toBe('CLOSING_UNFINISHED')
  })

  it('waits for a payment under way, and changes nothing until then', async () => {
    const eve = await shop.member('eve')
    await eve.post('/v1/addresses?type=shipping', addresses.GB)
    await eve.add('1-A')
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    await submit(eve, checkoutBody('GB', { consumer: { email: 'eve@example.com' } }))
    const answer = await close(eve)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'PAYMENT_UNDER_WAY'])
    expect(asked).toEqual([])
    expect((await eve.get('/v1/addresses')).json()).toHaveLength(1)
  })

  it('leaves what other accounts and guests wrote who only named the address or the phone number', async () => {
    const { database } = shop.runtime
    const fay = await shop.member('fay')
    await fay.add('1-A')
    await submit(fay, checkoutBody('GB', { consumer: { email: 'gil@example.com' } }))
    await database
      .insert(subscriptions)
      .values({ siteTag: 'ald-gb', contact: addresses.GB.phoneNumber ?? '', language: 'en', interests: [], createdAt: 0 })
    const gil = await shop.member('gil')
    await gil.add('1-A')
    await submit(gil, checkoutBody('GB', { consumer: { email: 'gil@example.com' } }))
    const held = (await gil.get('/v1/account/export')).json().data
    expect(held.orders).toHaveLength(1)
    expect(held.subscriptions).toBeUndefined()
    expect((await close(gil)).statusCode).toBe(204)
    expect((await fay.get('/order/history')).json().orders).toHaveLength(1)
    expect(await database.select().from(subscriptions)).toHaveLength(1)
  })

  it('may be tried ten times in an hour', async () => {
    const hal = await shop.member('hal')
    provider = { status: 500 }
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    await hal.add('1-A')
    await submit(hal, checkoutBody('GB', { consumer: { email: 'hal@example.com' } }))
    for (let count = 0; count < 10; count += 1) expect((await close(hal)).statusCode).toBe(409)
    const eleventh = await close(hal)
    expect([eleventh.statusCode, eleventh.json().code, eleventh.headers['retry-after']]).toEqual([429, 'TOO_MANY_TRIES', '3600'])
  })

  it('is not for guests, and leaves no mark once tokens of the account have run out', async () => {
    expect((await close(await shop.guest())).statusCode).toBe(401)
    const before = (await shop.runtime.database.select().from(closedAccounts)).filter(({ finishedAt }) => finishedAt !== null)
    expect(before.length).toBeGreaterThan(0)
    shop.runtime.clock.advance(25 * 3_600_000)
    await purgeExpired(shop.runtime)
    // Those that the provider has not deleted stay closed.
    const left = await shop.runtime.database.select().from(closedAccounts)
    expect(left.map(({ accountId, finishedAt }) => [accountId, finishedAt])).toEqual([['dan', null]])
  })
})
