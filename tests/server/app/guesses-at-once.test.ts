import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedIdentity } from '../../../demo/orders/seed-identity.ts'
import { rateWindows } from '../../../server/database/schema/commerce.ts'
import { guestCredentials } from '../../factories/commerce-app.ts'
import { duringTransaction } from '../../setup/during-transaction.ts'
import { createWholeApp, type RawAnswer, type WholeApp } from '../../setup/whole-app.ts'
import { defined } from '../../../src/lib/defined.ts'

const PREVIEW_PASSWORD = 'spring-is-coming'
const GUESSES = 40

let shop: WholeApp
beforeAll(async () => {
  shop = await createWholeApp({ TRUST_PROXY: '1', ORDERS_LOOK: 'demo-desk', PREVIEW_PASSWORD })
  await seedIdentity(shop)
})
afterAll(() => shop.close())
beforeEach(async () => void (await shop.runtime.database.delete(rateWindows)))

const desk = (password: string, address = '192.0.2.1', name = password.replaceAll(' ', '-')): Promise<RawAnswer> =>
  shop.send({
    method: 'POST',
    path: '/_orders/sign-in',
    headers: { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: `${name}@example.com`, password, to: '/_orders' }).toString(),
  })
const signsIn = (address?: string): Promise<RawAnswer> => desk('Passw0rd!', address, 'desk')
const preview = (password: string, address = '192.0.2.1', cookie = ''): Promise<RawAnswer> =>
  shop.send({
    method: 'POST',
    path: '/_preview/sign-in',
    headers: { host: 'preview.localhost:3000', 'x-forwarded-for': address, 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: new URLSearchParams({ password, to: '/en' }).toString(),
  })
/** All at the same moment: none is counted before all of them are there. */
const volley = async (guess: (password: string) => Promise<RawAnswer>): Promise<readonly number[]> => {
  const answers = await duringTransaction(shop.runtime.database, {
    first: (transaction) => transaction.execute(sql`lock table rate_windows in access exclusive mode`),
    work: () => Promise.all(Array.from({ length: GUESSES }, (_, number) => guess(`guess ${number}`))),
  })
  return answers.map(({ status }) => status).sort()
}
const TEN = [...Array.from({ length: 10 }, () => 401), ...Array.from({ length: GUESSES - 10 }, () => 429)]

describe('guesses of a password of the staff, sent all at once', () => {
  it('are compared ten times at the desk of the orders, and keep nobody else out', async () => {
    expect(await volley(desk)).toEqual(TEN)
    expect((await signsIn()).status).toBe(429)
    expect((await signsIn('192.0.2.2')).status).toBe(303)
  })

  it('are compared ten times at the drafts, and keep nobody else out', async () => {
    expect(await volley(preview)).toEqual(TEN)
    expect((await preview(PREVIEW_PASSWORD)).status).toBe(429)
    expect((await preview(PREVIEW_PASSWORD, '192.0.2.2')).status).toBe(303)
  })

  it('keep nobody from the drafts who typed the right one before, though everybody together has used up all tries', async () => {
    const cookies = (await preview(PREVIEW_PASSWORD)).headers['set-cookie'] ?? []
    const cookie = cookies.find((each) => each.startsWith('preview_known='))?.split(';')[0] ?? ''
    const key = 'drafts:wrong'
    await shop.runtime.database
      .insert(rateWindows)
      .values({ key, count: 500, endsAt: shop.clock.now() + 60_000 })
      .onConflictDoUpdate({
        target: rateWindows.key,
        set: { count: 500 },
      })
    expect((await preview(PREVIEW_PASSWORD, '192.0.2.9')).status).toBe(429)
    expect((await preview(PREVIEW_PASSWORD, '192.0.2.9', cookie)).status).toBe(303)
    expect((await preview(PREVIEW_PASSWORD, '192.0.2.9', `${cookie}0`)).status).toBe(429)
    for (let wrong = 0; wrong < 10; wrong += 1) expect((await preview('guess', '192.0.2.9', cookie)).status).toBe(401)
    expect((await preview('guess', '192.0.2.9', cookie)).status).toBe(429)
  })

  it('are not confused with the right password, however often that is sent', async () => {
    for (let visits = 0; visits < 12; visits += 1) expect((await signsIn()).status).toBe(303)
  })
})

describe('orders looked up by guessing, all at once', () => {
  it('are compared ten times in a session', async () => {
    const call = (path: string, body: object, session?: string) =>
      shop.send({
        method: 'POST',
        path: `/api${path}?siteTag=ald-gb&lang=en`,
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          authorization: guestCredentials,
          ...defined({ shoppingsessionid: session }),
        },
        body: JSON.stringify(body),
      })
    const { sessionId } = JSON.parse((await call('/basic-session', { language: 'en', sitePublicId: 'ald-gb' })).body)
    const guess = (email: string) =>
      call('/order/s/query', { orderReference: 'GB20001', email: `${email.replace(' ', '')}@example.org` }, sessionId)
    const answers = await volley(guess)
    expect(answers.filter((status) => status === 404)).toHaveLength(10)
    expect(answers.filter((status) => status === 429)).toHaveLength(GUESSES - 10)
  })
})
