import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shoppingSessions } from '../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { createCommerceApp, guestCredentials, type CommerceApp } from '../../factories/commerce-app.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }, { sku: '1-LAST', quantity: 3 }] })
  await insertProduct(shop.runtime.database, { id: '2', variants: [{ sku: '2-X' }, { sku: '2-Y' }, { sku: '2-Z' }] })
})
afterAll(() => shop.close())

describe('shopping sessions', () => {
  it('gives a guest a session for the public Basic credentials, in header and body [CALL-01, ROLE-02, ROLE-11]', async () => {
    const answer = await shop.send({
      method: 'POST',
      url: '/api/basic-session',
      body: { language: 'en', sitePublicId: 'ald-gb' },
      headers: { authorization: guestCredentials },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['shoppingsessionid']).toMatch(/^[A-Za-z0-9-]{16,64}$/)
    expect(answer.json()).toEqual({ sessionId: answer.headers['shoppingsessionid'] })
  })

  it('refuses a guest without or with wrong credentials [ROLE-11]', async () => {
    for (const authorization of ['', 'Basic x', `Basic ${Buffer.from('storefront:wrong').toString('base64')}`, 'Bearer token-jane']) {
      const answer = await shop.send({ method: 'POST', url: '/api/basic-session', body: {}, headers: { authorization } })
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHORIZED'])
    }
  })

  it('stores session ids only as hashes [API-22]', async () => {
    const { session } = await shop.guest()
    const rows = await shop.runtime.database.select().from(shoppingSessions)
    expect(JSON.stringify(rows)).not.toContain(session)
  })

  it('answers 401 SESSION_UNKNOWN to calls without a session, with an unknown and with a malformed one [API-09, API-11]', async () => {
    for (const shoppingsessionid of ['', 'x', 'A'.repeat(32), "' or 1=1 --", 'é'.repeat(20)]) {
      const answer = await shop.send({ url: '/api/cart?siteTag=ald-gb', headers: { shoppingsessionid } })
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'SESSION_UNKNOWN'])
    }
  })

  it('lets a session live on with use and end 30 days after the last [API-22]', async () => {
    const { get } = await shop.guest()
    const day = 86_400_000
    shop.runtime.clock.advance(29 * day)
    expect((await get('/cart')).statusCode).toBe(200)
    shop.runtime.clock.advance(29 * day)
    expect((await get('/cart')).statusCode).toBe(200)
    shop.runtime.clock.advance(31 * day)
    expect((await get('/cart')).statusCode).toBe(401)
    shop.runtime.clock.reset()
  })

  it('ends a session on logout and answers 204 [CALL-03]', async () => {
    const { get } = await shop.member('zoe')
    expect((await get('/account-session/logout')).statusCode).toBe(204)
    expect((await get('/cart')).statusCode).toBe(401)
  })

  it('changes the language of a session, and nothing else by that call [CALL-04, CALL-56]', async () => {
    const shopper = await shop.guest('ald-ca')
    expect((await shopper.put('/account-session/updateProperties?paramId=lang&value=fr')).statusCode).toBe(204)
    expect((await shopper.put('/account-session/updateProperties?paramId=siteTag&value=x')).statusCode).toBe(400)
    expect((await shopper.put('/account-session/updateProperties?paramId=lang&value=ja')).statusCode).toBe(400)
  })

  it('takes the site from the session where a call leaves siteTag out [API-04]', async () => {
    const shopper = await shop.guest('ald-us')
    const answer = await shop.send({ url: '/api/cart', headers: shopper.headers })
    expect(answer.json().currency).toBe('USD')
  })

  it('refuses a site there is not [API-03]', async () => {
    const answer = await shop.send({ url: '/api/territory?siteTag=nope' })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'UNKNOWN_SITE'])
  })

  it('opens an account session only for a good token [ROLE-04]', async () => {
    const bad = await shop.send({ method: 'POST', url: '/api/account-session', body: {}, headers: { authorization: 'Bearer forged' } })
    expect([bad.statusCode, bad.json().code]).toEqual([401, 'UNAUTHORIZED'])
  })

  it('brings the bag of the guest along on signing in: the same sku adds up, capped by stock [AUTH-01]', async () => {
    const before = await shop.member('ann')
    await before.add('1-A', 2)
    await before.add('1-LAST', 2)
    const guest = await shop.guest()
    await guest.add('1-A', 3)
    await guest.add('1-LAST', 2)
    const member = await shop.member('ann', { guestSession: guest.session })
    const cart = (await member.get('/cart')).json()
    expect(cart.items.map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity])).toEqual([
      ['1-A', 5],
      ['1-LAST', 3],
    ])
    expect((await guest.get('/cart')).json().items).toEqual([])
  })

  it('brings no more along than the shop sells of one product [CODE-04]', async () => {
    const before = await shop.member('bea')
    await before.add('2-X', 10)
    await before.add('2-Y', 8)
    const guest = await shop.guest()
    await guest.add('2-Z', 5)
    const member = await shop.member('bea', { guestSession: guest.session })
    expect((await member.get('/cart')).json().items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([10, 8, 2])
  })

  it('brings the bag of the guest along once, however many tabs sign in together [AUTH-01]', async () => {
    const guest = await shop.guest()
    await guest.add('1-A', 3)
    const tabs = await Promise.all(Array.from({ length: 5 }, () => shop.member('cat', { guestSession: guest.session })))
    const bags = await Promise.all(tabs.map(async (tab) => (await tab.get('/cart')).json().items))
    expect(bags.flat().map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 3, 3, 3, 3])
  })

  it('never opens account data with a session id alone [API-22, ROLE-01, ROLE-04]', async () => {
    const member = await shop.member('kim')
    for (const path of ['/v1/addresses', '/v1/account/payments', '/order/history', '/order/GB10000001']) {
      const answer = await member.get(path, { authorization: guestCredentials })
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHORIZED'])
    }
  })

  it('gives a shopper a bag of her own in each country', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A')
    const other = await shop.send({ url: '/api/cart?siteTag=ald-us', headers: shopper.headers })
    expect(other.json().items).toEqual([])
  })
})
