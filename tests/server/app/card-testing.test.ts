import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateWindows, paymentAttempts } from '../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { checkoutBody } from '../../factories/checkout.ts'
import { guestCredentials } from '../../factories/commerce-app.ts'
import { createWholeApp, type RawAnswer, type WholeApp } from '../../setup/whole-app.ts'
import { defined } from '../../../src/lib/defined.ts'

let shop: WholeApp
beforeAll(async () => {
  shop = await createWholeApp({ TRUST_PROXY: '1' })
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A', quantity: 1_000 }] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.reset()
  await shop.runtime.database.delete(rateWindows)
  await shop.runtime.database.delete(paymentAttempts)
})

interface Shopper {
  readonly address: string
  readonly session?: string
}

const call = async (
  { address, session }: Shopper,
  [method, path, key = randomUUID()]: readonly [string, string, (string | undefined)?],
  body: object,
): Promise<RawAnswer> =>
  shop.send({
    method,
    path: `/api${path}?siteTag=ald-gb&lang=en`,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      authorization: guestCredentials,
      'x-forwarded-for': address,
      'idempotency-key': key,
      ...defined({ shoppingsessionid: session }),
    },
    body: JSON.stringify(body),
  })

/** A guest with a bag. */
const guest = async (address = '192.0.2.1'): Promise<Shopper> => {
  const answer = await call({ address }, ['POST', '/basic-session'], { language: 'en', sitePublicId: 'ald-gb' })
  const shopper = { address, session: String(JSON.parse(answer.body).sessionId) }
  await call(shopper, ['POST', '/cart'], { setCode: '1-A', quantity: 1, productId: '1', customisation: null, forceBasketClear: false })
  return shopper
}
const pay = (shopper: Shopper, changes: object = {}, key?: string) =>
  call(shopper, ['POST', '/checkout', key], { ...checkoutBody(), ...changes })
const declined = (shopper: Shopper, key?: string) => pay(shopper, { cardHolderName: 'DECLINED' }, key)
const paypal = (shopper: Shopper, email: string) => {
  const { addresses, consumer: _consumer, agreements } = checkoutBody()
  return call(shopper, ['POST', '/checkout'], {
    addresses,
    agreements,
    consumer: { email },
    paymentMethod: 'paypal',
    userAgent: 'test',
    deviceFingerprint: '',
  })
}
const resultOf = ({ status, headers, body }: RawAnswer) => [status, JSON.parse(body).code, headers['retry-after']]
/** How many answers there are of each status. */
const tallyOf = (answers: readonly RawAnswer[]): Readonly<Record<number, number>> =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [status, answers.filter((each) => each.status === status).length]),
  )
const TOO_MANY = [429, 'TOO_MANY_PAYMENTS', '900']

describe('testing stolen cards', () => {
  it('ends after ten refusals of a session, even with a good card, and a quarter of an hour later it may pay', async () => {
    const shopper = await guest()
    for (let tries = 0; tries < 10; tries += 1) expect((await declined(shopper)).status).toBe(402)
    expect(resultOf(await declined(shopper))).toEqual(TOO_MANY)
    expect(resultOf(await pay(shopper))).toEqual(TOO_MANY)
    expect(resultOf(await pay(await guest())).slice(0, 2)).toEqual([200, 'SUCCESS'])
    shop.clock.advance(15 * 60_000 + 1)
    expect((await pay(shopper)).status).toBe(200)
  })

  it('ends after thirty refusals of an address, however many sessions it begins, and for nobody at another address', async () => {
    for (let sessions = 0; sessions < 6; sessions += 1) {
      const shopper = await guest()
      for (let tries = 0; tries < 5; tries += 1) expect((await declined(shopper)).status).toBe(402)
    }
    expect(resultOf(await pay(await guest()))).toEqual(TOO_MANY)
    expect((await pay(await guest('192.0.2.2'))).status).toBe(200)
  })

  it('does not count payments that never reached the bank', async () => {
    const shopper = await guest()
    for (let tries = 0; tries < 12; tries += 1) expect((await pay(shopper, { revision: 999 })).status).toBe(409)
    expect((await pay(shopper)).status).toBe(200)
  })

  it('does not count the same answer given again', async () => {
    const shopper = await guest()
    const key = randomUUID()
    for (let tries = 0; tries < 12; tries += 1) expect((await declined(shopper, key)).status).toBe(402)
    expect((await pay(shopper)).status).toBe(200)
  })
})

describe('taking pieces without paying', () => {
  it('ends after thirty open payments that are begun from one address at the same moment', async () => {
    const shoppers: Shopper[] = []
    for (let sessions = 0; sessions < 40; sessions += 1) shoppers.push(await guest())
    const answers = await Promise.all(shoppers.map((shopper, index) => paypal(shopper, `shopper${index}@example.org`)))
    expect(tallyOf(answers)).toEqual({ 428: 30, 429: 10 })
  })

  it('ends after five open payments for one e-mail address', async () => {
    for (let begun = 0; begun < 5; begun += 1) {
      const address = `192.0.2.${begun + 10}`
      expect((await paypal(await guest(address), 'Ada@example.org')).status).toBe(428)
    }
    expect(resultOf(await paypal(await guest('192.0.2.20'), 'ada@example.org'))).toEqual([429, 'TOO_MANY_PAYMENTS', '1800'])
    expect((await paypal(await guest('192.0.2.21'), 'eve@example.org')).status).toBe(428)
  })

  it('ends after thirty open payments from one address, and one of them can still be finished', async () => {
    const shoppers: { readonly shopper: Shopper; readonly utr: string }[] = []
    for (let begun = 0; begun < 30; begun += 1) {
      const shopper = await guest()
      const answer = await paypal(shopper, `shopper${begun}@example.org`)
      expect(answer.status).toBe(428)
      shoppers.push({ shopper, utr: String(JSON.parse(answer.body).utr) })
    }
    const late = await guest()
    expect(resultOf(await paypal(late, 'late@example.org'))).toEqual([429, 'TOO_MANY_PAYMENTS', '1800'])
    const { shopper = late, utr = '' } = shoppers[0] ?? {}
    const left = await call(shopper, ['PUT', `/checkout/payment/${utr}`], { details: { cancelled: true } })
    expect(JSON.parse(left.body)).toMatchObject({ statusCode: 'CANCELLED' })
    // The attempt is over and its pieces are back, so another may begin.
    expect((await paypal(late, 'late@example.org')).status).toBe(428)
  })
})
