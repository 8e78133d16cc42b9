import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createComposePass } from '../../../../server/compose/compose-pass.ts'
import { rateWindows } from '../../../../server/database/schema/commerce.ts'
import { identitySessions, identityUsers } from '../../../../server/database/schema/identity.ts'
import { staffSessions } from '../../../../server/database/schema/staff.ts'
import { insertProduct } from '../../../factories/catalogue.ts'
import { cookieOf, createDeskShop, DESK_GROUPS, moveToGroups, OWN, type Desk } from '../../../factories/desk.ts'
import { placeOrder } from '../../../factories/placed-order.ts'
import { secretOf } from '../../../../server/lib/secret.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let shop: Awaited<ReturnType<typeof createDeskShop>>
let desk: Desk
let order: string
beforeAll(async () => {
  shop = await createDeskShop()
  desk = await shop.desk({ ...DESK_GROUPS, isProduction: true })
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.runtime.database.delete(rateWindows)
  await moveToGroups(shop, 'refunds', ['demo-refunds'])
  order = await placeOrder(shop, [['1-A', 2]])
})

const parcel = () => ({ id: shop.runtime.ids.uuid(), carrier: 'Post', trackingNumber: '1', 'pieces-0': '2' })
const refund = (amount = '1.50') => ({ id: shop.runtime.ids.uuid(), reason: 'torn', amount })

describe('the desk of the orders, where groups of people are named', () => {
  it('asks for an account, by a form that works without a script, and shows nothing of any order', async () => {
    const answer = await desk.get(`/_orders/${order}`)
    expect(answer.statusCode).toBe(401)
    expect(answer.body).toMatch(/<form [^>]*action="\/_orders\/sign-in"/)
    expect(answer.body).toContain(`name="to" value="/_orders/${order}"`)
    expect(answer.body).not.toContain('ada@example.org')
    expect(answer.headers['www-authenticate']).toBeUndefined()
    for (const action of ['ship', 'deliver', 'cancel', 'refund', 'return-payment'])
      expect((await desk.post(`/_orders/${order}/${action}`, { reason: 'x' })).statusCode).toBe(401)
  })

  it('leads whoever signs in back to the order, and nowhere else', async () => {
    expect((await desk.signIn('desk', { to: `/_orders/${order}` })).headers.location).toBe(`/_orders/${order}`)
    for (const to of [
      '//evil.example',
      '/_orders.evil.example',
      '/_ordersx',
      '/_orders/../en',
      'https://evil.example',
      '/_orders\\@evil',
      '/_orders/sign-out',
    ])
      expect([to, (await desk.signIn('desk', { to })).headers.location]).toEqual([to, '/_orders'])
  })

  it('keeps its cookie from scripts and from every other address', async () => {
    expect((await desk.signIn('desk')).headers['set-cookie']).toEqual([
      expect.stringMatching(/^orders_session=[^;]+; Max-Age=28800; Path=\/_orders; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^orders_known=[^;]+; Max-Age=7776000; Path=\/_orders\/sign-in; HttpOnly; SameSite=Strict$/),
    ])
  })

  it.each([
    ['desk', { ship: 403, cancel: 403, refund: 403, 'return-payment': 403, deliver: 403 }, []],
    ['parcels', { cancel: 403, refund: 403, 'return-payment': 403, ship: 303 }, ['Send a parcel']],
    ['refunds', { ship: 303, refund: 303 }, ['Send a parcel', 'Cancel the order']],
  ] as const)('lets %s do what the group may, and refuses requests made by hand', async (name, answers, forms) => {
    const cookie = await desk.as(name)
    const page = (await desk.get(`/_orders/${order}`, cookie)).body
    expect([...page.matchAll(/aria-label="([^"]+)"[^>]*><h3>/g)].map(([, label]) => label)).toEqual(forms)
    for (const [action, status] of Object.entries(answers)) {
      const fields = { ship: parcel(), refund: refund() }[action] ?? { reason: 'x' }
      expect([action, (await desk.post(`/_orders/${order}/${action}`, fields, cookie)).statusCode]).toEqual([action, status])
    }
  })

  it('lets nobody in who is in none of the groups, and begins no sign-in', async () => {
    const answer = await desk.signIn('jane')
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
    expect(answer.body).toContain('This account may not open this page.')
  })

  it('writes who is signed in, with her id, into the history, whatever the form says', async () => {
    const cookie = await desk.as('refunds')
    await desk.post(`/_orders/${order}/cancel`, { reason: 'asked', by: 'Mallory', byId: 'mallory' }, cookie)
    const page = (await desk.get(`/_orders/${order}`, cookie)).body
    const [person] = await shop.runtime.database.select().from(identityUsers).where(eq(identityUsers.username, 'refunds@example.com'))
    expect(page).toContain(`Rosa Alder <small>${person?.sub}</small>`)
    expect(page).not.toMatch(/mallory/i)
  })

  it('writes what may still be paid back before and after a refund into the history', async () => {
    const cookie = await desk.as('refunds')
    await desk.post(`/_orders/${order}/ship`, parcel(), cookie)
    await desk.post(`/_orders/${order}/refund`, refund('1.50'), cookie)
    expect((await desk.get(`/_orders/${order}`, cookie)).body).toMatch(
      /Refund asked for: £1\.50 \(may still be paid back: £[\d.]+ before, £[\d.]+ after\)/,
    )
  })

  it('logs sign-ins, refused ones and what is done, with the person’s id and without an e-mail address', async () => {
    desk.takeLog()
    await desk.signIn('desk', { password: 'wrong' })
    const cookie = await desk.as('desk')
    await desk.post(`/_orders/${order}/cancel`, { reason: 'x' }, cookie)
    await desk.post(`/_orders/${order}/ship`, parcel(), await desk.as('parcels'))
    const log = desk.takeLog()
    expect(log).toMatch(/"reqId":"[^"]+","event":"staffSignInRefused","door":"orders","problem":"wrong"/)
    expect(log).toMatch(/"event":"staffSignIn","door":"orders","user":"Desi Alder","userId":"[0-9a-f-]{36}"/)
    expect(log).toContain(`"event":"deskRefused","action":"cancel","order":"${order}","user":"Desi Alder"`)
    expect(log).toContain(`"event":"deskAction","action":"ship","order":"${order}","user":"Perry Alder"`)
    expect(log).not.toContain('@example.com')
  })
})

describe('a sign-in at the desk', () => {
  it('ends with the group: whoever is taken out of it is out a minute later', async () => {
    const cookie = await desk.as('refunds')
    await moveToGroups(shop, 'refunds', ['demo-desk'])
    shop.runtime.clock.advance(MINUTE_MS)
    expect((await desk.post(`/_orders/${order}/cancel`, { reason: 'x' }, cookie)).statusCode).toBe(403)
    await moveToGroups(shop, 'refunds', [])
    shop.runtime.clock.advance(MINUTE_MS)
    const answer = await desk.get(`/_orders/${order}`, cookie)
    expect([answer.statusCode, answer.body.includes('ada@example.org')]).toEqual([403, false])
    expect(answer.body).toContain('action="/_orders/sign-out"')
  })

  it('ends where the provider has ended all sign-ins of the account', async () => {
    const cookie = await desk.as('parcels')
    await shop.runtime.database.delete(identitySessions)
    expect((await desk.get('/_orders', cookie)).statusCode).toBe(200)
    shop.runtime.clock.advance(MINUTE_MS)
    expect((await desk.get('/_orders', cookie)).statusCode).toBe(401)
  })

  it('asks the provider once for many requests at once', async () => {
    const cookie = await desk.as('parcels')
    shop.runtime.clock.advance(MINUTE_MS)
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.get('/_orders', cookie)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
  })

  it('ends after a working day', async () => {
    const cookie = await desk.as('desk')
    shop.runtime.clock.advance(8 * HOUR_MS - MINUTE_MS)
    expect((await desk.get('/_orders', cookie)).statusCode).toBe(200)
    shop.runtime.clock.advance(MINUTE_MS)
    expect((await desk.get('/_orders', cookie)).statusCode).toBe(401)
  })

  it('ends when she signs out, for copies of the cookie and at the provider as well', async () => {
    const before = (await shop.runtime.database.select().from(identitySessions)).length
    const cookie = await desk.as('desk')
    const answer = await desk.post('/_orders/sign-out', {}, cookie)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/_orders'])
    expect(String(answer.headers['set-cookie'])).toMatch(/^orders_session=; Max-Age=0; Path=\/_orders/)
    expect((await desk.get('/_orders', cookie)).statusCode).toBe(401)
    expect(await shop.runtime.database.select().from(identitySessions)).toHaveLength(before)
  })

  it('is none where the cookie was changed, is the composer’s, or of another secret', async () => {
    const cookie = await desk.as('refunds')
    const [name, value = ''] = cookie.split('=')
    const [token = '', signature = ''] = value.split('.')
    const other = `${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}`
    const user = { id: '1', name: 'Eve', rights: ['edit', 'publish'] as const }
    const pass = createComposePass({ secret: shop.runtime.config.SESSION_SECRET, boundTo: '\n' }).issue(user, shop.runtime.clock.now())
    for (const wrong of [`${other}.${signature}`, token, `${token}.`, `${token}.${'0'.repeat(64)}`, pass, ''])
      expect((await desk.get('/_orders', `${name}=${wrong}`)).statusCode).toBe(401)
    const elsewhere = await shop.desk({ ...DESK_GROUPS, SESSION_SECRET: secretOf('another secret of another shop 0123456789') })
    expect((await elsewhere.get('/_orders', cookie)).statusCode).toBe(401)
    expect((await desk.get('/_orders', cookie)).statusCode).toBe(200)
  })

  it('is stored without what opens it: neither the cookie nor the provider’s token can be read from the database', async () => {
    const cookie = await desk.as('desk')
    const [token = ''] = String(cookie.split('=')[1]).split('.')
    const rows = JSON.stringify(await shop.runtime.database.select().from(staffSessions))
    expect(rows).not.toContain(token)
    expect(rows).toMatch(/"sealedToken":"ey/)
  })

  it('is not taken from a form of another site, nor is a sign-out', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' }
    const fields = { email: 'desk@example.com', password: 'Passw0rd!', to: '/_orders' }
    const answer = await desk.post('/_orders/sign-in', fields, undefined, foreign)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
    const cookie = await desk.as('desk')
    expect((await desk.post('/_orders/sign-out', {}, cookie, foreign)).statusCode).toBe(403)
    expect((await desk.get('/_orders', cookie)).statusCode).toBe(200)
  })

  it('compares ten wrong passwords of an address a minute, twenty of an account, and puts out nobody who is signed in', async () => {
    const cookie = await desk.as('desk')
    const one = await Promise.all(
      Array.from({ length: 80 }, (_, number) => desk.signIn(`nobody-${number}`, { password: 'guess', from: '192.0.2.1' })),
    )
    expect(one.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
    expect(one.filter(({ statusCode }) => statusCode === 429)).toHaveLength(70)
    const many = await Promise.all(
      Array.from({ length: 80 }, (_, number) => desk.signIn('parcels', { password: 'guess', from: `192.0.2.${number + 10}` })),
    )
    expect(many.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20)
    expect((await desk.get('/_orders', cookie, '192.0.2.1')).statusCode).toBe(200)
    expect(cookieOf(await desk.signIn('refunds', { from: '198.51.100.7' }))).toMatch(/^orders_session=/)
  })

  it('is never kept from a browser by which she was in before: it has a count of its own, for her account alone', async () => {
    const known = String([(await desk.signIn('desk')).headers['set-cookie']].flat()[1]).split(';')[0] ?? ''
    const guess = (number: number) => desk.signIn('desk', { password: 'guess', from: `192.0.2.${number}` })
    await Promise.all(Array.from({ length: 30 }, (_, number) => guess(number)))
    await shop.runtime.database.update(rateWindows).set({ count: 500 }).where(eq(rateWindows.key, 'staff:wrong'))
    // The stand-in locks an account that was guessed at; what counts here is who is compared at all.
    const compared = async (name: string, cookie?: string) =>
      (await desk.signIn(name, { password: 'x', ...(cookie && { cookie }) })).statusCode
    expect([await compared('desk'), await compared('desk', known)]).toEqual([429, 401])
    expect([await compared('refunds', known), await compared('desk', `${known}0`)]).toEqual([429, 429])
    for (let more = 0; more < 9; more += 1) await compared('desk', known)
    expect(await compared('desk', known)).toBe(429)
    expect((await desk.get('/_orders', known.replace('known', 'session'))).statusCode).toBe(401)
  })

  it('says that the provider does not answer, and lets whoever is signed in go on for ten minutes', async () => {
    const cookie = await desk.as('refunds')
    const down = await shop.desk({ ...DESK_GROUPS, COGNITO_ENDPOINT: 'http://127.0.0.1:59999' })
    const answer = await down.signIn('desk')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    shop.runtime.clock.advance(MINUTE_MS)
    expect((await down.get('/_orders', cookie)).statusCode).toBe(200)
    shop.runtime.clock.advance(10 * MINUTE_MS)
    expect((await down.get('/_orders', cookie)).statusCode).toBe(503)
    expect((await desk.get('/_orders', cookie)).statusCode).toBe(503)
    shop.runtime.clock.advance(5_000)
    expect((await desk.get('/_orders', cookie)).statusCode).toBe(200)
  })
})

describe('the desk, where no group is named', () => {
  it('is not there in production', async () => {
    const none = await shop.desk({ isProduction: true })
    expect((await none.get('/_orders')).statusCode).toBe(404)
    expect((await none.signIn('desk')).statusCode).toBe(404)
  })

  it('is open elsewhere and says so', async () => {
    const open = await shop.desk({})
    const page = await open.get('/_orders')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Nobody signs in here')
    expect((await open.post(`/_orders/${order}/cancel`, { reason: 'x', by: 'Ada' }, undefined, OWN)).statusCode).toBe(303)
  })
})
