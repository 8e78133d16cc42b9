import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commercePlugin } from '../../../server/commerce/commerce-plugin.ts'
import { recoverOrders } from '../../../server/commerce/checkout/recover-orders.ts'
import { createAdyenGateway } from '../../../server/commerce/payments/adyen/adyen-gateway.ts'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { paymentAttempts } from '../../../server/database/schema/commerce.ts'
import { pspNotifications, pspPayments } from '../../../server/database/schema/payments.ts'
import { createCardKeys } from '../../../platform/payments/card-keys.ts'
import type { PaymentDeps } from '../../../platform/payments/deps.ts'
import { sendDueNotifications } from '../../../platform/payments/notifier.ts'
import { paymentsEmulator } from '../../../platform/payments/plugin.ts'
import { createInProcessFetch } from '../../../server/operations/in-process-fetch.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, card, checkoutBody } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'

/* The checkout with the provider's real wire in between: every magic input of contracts 8 that the server answers for. */

let shop: CommerceApp
let paid: FastifyInstance
let provider: PaymentDeps
beforeAll(async () => {
  shop = await createCommerceApp()
  paid = Fastify()
  const runtime = { ...shop.runtime, fetch: createInProcessFetch(() => paid, shop.runtime.config.origin) }
  provider = { ...runtime, cardKeys: createCardKeys(runtime), sleep: async () => undefined }
  await paid.register(paymentsEmulator, { prefix: '/payments', runtime, sleep: async () => undefined })
  await paid.register(commercePlugin, { ...shop.deps, runtime, payments: createAdyenGateway(runtime) })
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
})
afterAll(async () => {
  await paid.close()
  await shop.close()
})
beforeEach(async () => {
  // What an earlier test left open is the provider's to end, by a notification that may come at any time.
  await shop.runtime.database.update(paymentAttempts).set({ state: 'superseded' }).where(eq(paymentAttempts.state, 'open'))
  await shop.runtime.database.update(stock).set({ quantity: 10 })
})

const call = async (shopper: Shopper, method: 'POST' | 'PUT', path: string, payload: object, headers: object = {}) => {
  const answer = await paid.inject({
    method,
    url: `/api${path}?siteTag=ald-gb&lang=en`,
    headers: { ...shopper.headers, ...headers },
    payload,
  })
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.json() }
}
const submitAs = (shopper: Shopper, changes: object, key: string = randomUUID()) =>
  call(shopper, 'POST', '/checkout', checkoutBody('GB', { ...changes }), { 'idempotency-key': key })
const ready = async () => {
  const shopper = await shop.guest()
  await shopper.add('1-A')
  return shopper
}
const pieces = async () => (await shop.runtime.database.select().from(stock))[0]?.quantity

describe('magic cards at the checkout', () => {
  it.each([
    ['ADA BYRON', 200, 'SUCCESS', 9],
    ['DECLINED', 402, 'AD_RESULT_REFUSED', 10],
    ['NOT_ENOUGH_BALANCE', 402, 'AD_RESULT_REFUSED', 10],
    ['PREAUTH FAIL', 402, 'PREAUTH_FAILED', 10],
    ['CANCELLED', 402, 'CANCELLED', 10],
    ['PENDING', 202, 'PENDING', 9],
    ['ERROR', 500, 'SERVER_ERROR', 9],
    ['HTTP 500', 500, 'SERVER_ERROR', 9],
    ['HTTP 503', 503, 'SERVER_ERROR', 9],
  ])('answer for the holder %s with %i %s [CODE-05]', async (cardHolderName, status, code, left) => {
    const answer = await submitAs(await ready(), { cardHolderName })
    expect([answer.status, answer.body.code, await pieces()]).toEqual([status, code, left])
  })

  it.each([
    ['ERROR', 'a failed payment'],
    ['HTTP 503', 'a provider that was down'],
  ])('lets the shopper pay with another card after %s: %s holds no pieces', async (cardHolderName) => {
    const shopper = await ready()
    await submitAs(shopper, { cardHolderName })
    expect([(await submitAs(shopper, {})).status, await pieces()]).toEqual([200, 9])
  })

  it('says when to come back where the provider is away, and not after a failure that another try will not mend', async () => {
    const answers = []
    for (const cardHolderName of ['HTTP 503', 'HTTP 500']) answers.push(await submitAs(await ready(), { cardHolderName }))
    expect(answers.map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
      [503, '5'],
      [500, undefined],
    ])
  })

  it.each([
    ['the same key at once', 0, true],
    ['the same key when everything the provider had to say was delivered', 4_000, true],
    ['the same key when the pieces were given back', 40 * 60_000, true],
    ['another key', 4_000, false],
  ])('come through on the second try after HTTP 503 ONCE, with %s, and are charged once', async (_title, laterMs, isSameKey) => {
    const shopper = await ready()
    const key = randomUUID()
    const submitOnce = (withKey: string) => submitAs(shopper, { cardHolderName: 'HTTP 503 ONCE' }, withKey)
    const first = await submitOnce(key)
    shop.runtime.clock.advance(laterMs)
    await sendDueNotifications(provider)
    if (laterMs > 4_000) await recoverOrders({ ...shop.deps, payments: createAdyenGateway(provider) })
    const second = await submitOnce(isSameKey ? key : randomUUID())
    shop.runtime.clock.reset()
    expect([first.status, second.status, await pieces()]).toEqual([503, 200, 9])
    const charged = await shop.runtime.database.select().from(pspPayments).where(eq(pspPayments.reference, second.body.utr))
    expect(charged.map(({ resultCode }) => resultCode)).toEqual(['Authorised'])
  })

  it('leave no payment at a provider that was down, and nothing for it to report', async () => {
    const { database } = shop.runtime
    await database.delete(pspNotifications)
    const before = await database.$count(pspPayments)
    const shopper = await ready()
    for (const cardHolderName of ['HTTP 500', 'HTTP 503', 'HTTP 503 ONCE']) await submitAs(shopper, { cardHolderName })
    expect([(await database.$count(pspPayments)) - before, await database.$count(pspNotifications)]).toEqual([0, 0])
  })

  it('may be tried again with the same key after a failure that the provider reported meanwhile', async () => {
    const shopper = await ready()
    const key = randomUUID()
    const statuses: number[] = []
    for (const _try of [1, 2, 3]) {
      statuses.push((await submitAs(shopper, { cardHolderName: 'ERROR' }, key)).status)
      shop.runtime.clock.advance(4_000)
      await sendDueNotifications(provider)
    }
    statuses.push((await submitAs(shopper, {})).status)
    shop.runtime.clock.reset()
    expect([statuses, await pieces()]).toEqual([[500, 500, 500, 200], 9])
  })

  it('ask twice for one more step for RETRY TWICE and are then the order [API-13]', async () => {
    const shopper = await ready()
    const key = randomUUID()
    const first = await submitAs(shopper, { cardHolderName: 'RETRY TWICE' }, key)
    const { utr } = first.body
    const confirmed = await call(shopper, 'PUT', `/checkout/payment/${utr}`, {})
    const second = await submitAs(shopper, { cardHolderName: 'RETRY TWICE', utr }, key)
    expect([first.status, confirmed.status, second.status]).toEqual([428, 428, 200])
    expect([confirmed.body.utr, second.body.utr, await pieces()]).toEqual([utr, utr, 9])
  })

  it('are cancelled, not asked for again, when the shopper closes the bank’s window [DATA-41, CALL-08]', async () => {
    const shopper = await ready()
    const { utr } = (await submitAs(shopper, { encryptedCardNumber: 'test_4212345678910006' })).body
    const left = await call(shopper, 'PUT', `/checkout/payment/${utr}`, { details: { cancelled: true } })
    expect([left.status, left.body.statusCode, await pieces()]).toEqual([200, 'CANCELLED', 10])
    expect((await submitAs(shopper, {})).status).toBe(200)
    expect(await pieces()).toBe(9)
  })

  it('turn authorised on the third question after PENDING [CALL-08]', async () => {
    const shopper = await ready()
    const { utr } = (await submitAs(shopper, { cardHolderName: 'PENDING' })).body
    const states = []
    for (let question = 0; question < 3; question += 1)
      states.push((await call(shopper, 'PUT', `/checkout/payment/${utr}`, {})).body.statusCode)
    expect(states).toEqual(['PENDING', 'PENDING', 'AUTHORISED'])
    expect((await submitAs(shopper, { cardHolderName: 'PENDING', utr })).status).toBe(200)
  })

  it('ask for a challenge for the card that wants one, with an action to perform [DATA-41]', async () => {
    const shopper = await ready()
    const first = await submitAs(shopper, { encryptedCardNumber: 'test_4212345678910006' })
    expect(first.status).toBe(428)
    const started = await call(shopper, 'POST', '/checkout/payment', { paymentMethod: 'creditcard', userAgent: 'test' })
    expect([started.body.utr, JSON.parse(started.body.additionalData)[0].action.type]).toEqual([first.body.utr, 'threeDS2'])
  })

  it('send a shopper who pays by wallet to the simulator and back to the page of the shop [CALL-06, CHECKOUT-11]', async () => {
    const shopper = await ready()
    await shopper.post('/cart/address', { ...addresses.GB, email: 'ada@example.org' })
    const started = await call(shopper, 'POST', '/checkout/payment', { paymentMethod: 'paypal', userAgent: 'test' })
    expect(JSON.parse(started.body.additionalData)[0].action).toMatchObject({ type: 'redirect' })
  })
})

describe('a saved card', () => {
  const memberWithBag = async (sub: string): Promise<Shopper> => {
    const shopper = await shop.member(sub)
    await shopper.add('1-A')
    return shopper
  }
  const withoutCard = Object.fromEntries(Object.keys(card).map((name) => [name, undefined]))
  const pay = (shopper: Shopper, cardToken: string) => submitAs(shopper, { ...withoutCard, cardToken })

  it('pays an order of the account that it belongs to, and of no other account', async () => {
    const ada = await memberWithBag('ada')
    const saved = await call(ada, 'POST', '/v1/account/payments', card)
    expect(saved).toMatchObject({ status: 201, body: { id: expect.any(String) } })
    const cardToken = String(saved.body.id)
    expect(await pay(await memberWithBag('eve'), cardToken)).toMatchObject({ status: 402, body: { code: 'AD_RESULT_REFUSED' } })
    expect(await pieces()).toBe(10)
    expect(await pay(ada, cardToken)).toMatchObject({ status: 200, body: { code: 'SUCCESS' } })
    expect(await pieces()).toBe(9)
  })
})
