import { and, eq, isNotNull } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdyenGateway } from '../../../server/commerce/payments/adyen/adyen-gateway.ts'
import type { PaymentGateway, AuthorisationRequest } from '../../../server/commerce/payments/payment-gateway.ts'
import { paymentsEmulator } from '../../../platform/payments/plugin.ts'
import { createInProcessFetch } from '../../../server/operations/in-process-fetch.ts'
import { pspNotifications } from '../../../server/database/schema/payments.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let test: TestRuntime
let gateway: PaymentGateway

beforeAll(async () => {
  test = await createTestRuntime()
  await test.app.register(paymentsEmulator, { prefix: '/payments', runtime: test.runtime, sleep: async () => undefined })
  gateway = createAdyenGateway({ ...test.runtime, fetch: createInProcessFetch(() => test.app, test.runtime.config.origin) })
})
afterAll(() => test.close())

const card = {
  cardHolderName: 'Ada',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
}

let count = 0
const requestFor = (change: Partial<AuthorisationRequest> = {}): AuthorisationRequest => ({
  utr: `utr-gateway-${(count += 1)}`,
  amount: { currency: 'GBP', value: 1000 },
  method: 'creditcard',
  card,
  returnUrl: 'http://localhost:3000/en/redirect',
  countryCode: 'GB',
  locale: 'en-GB',
  shopper: { reference: 'ada' },
  ...change,
})
const withoutCard = ({ card: _card, ...rest }: AuthorisationRequest): AuthorisationRequest => rest
const named = (cardHolderName: string): AuthorisationRequest => requestFor({ card: { ...card, cardHolderName } })

describe('the payment gateway', () => {
  it.each([
    ['Ada', { kind: 'authorised' }],
    ['DECLINED', { kind: 'refused', reason: 'DECLINED' }],
    ['PREAUTH FAIL', { kind: 'preauthFailed' }],
    ['CANCELLED', { kind: 'cancelled' }],
    ['ERROR', { kind: 'failed', status: 500 }],
    ['HTTP 503', { kind: 'failed', status: 503 }],
    ['PENDING', { kind: 'pending' }],
    ['RETRY TWICE', { kind: 'actionRequired', action: { type: 'await' } }],
  ])('maps what the provider says to holder %s', async (name, outcome) => {
    expect((await gateway.authorise(named(name))).outcome).toMatchObject(outcome)
  })

  it('reports the outcome of a payment whose answer was lost, and another one as unknown', async () => {
    const lost = requestFor()
    await gateway.authorise(lost)
    expect(await gateway.status(lost.utr)).toMatchObject({ outcome: { kind: 'authorised' } })
    expect(await gateway.status('utr-never-sent')).toBe('unknown')
  })

  it('authorises RETRY TWICE after two questions', async () => {
    const retried = named('RETRY TWICE')
    await gateway.authorise(retried)
    const outcomes = [await gateway.confirm({ utr: retried.utr, details: {} }), await gateway.confirm({ utr: retried.utr, details: {} })]
    expect(outcomes.map(({ outcome }) => outcome.kind)).toEqual(['actionRequired', 'authorised'])
  })

  it('speaks the provider’s type names for the shop’s methods', async () => {
    expect((await gateway.authorise(withoutCard(requestFor({ method: 'afterpay' })))).outcome).toMatchObject({
      kind: 'actionRequired',
      action: { type: 'redirect' },
    })
  })

  it('gives an authorisation back, twice without harm', async () => {
    const dropped = requestFor()
    await gateway.authorise(dropped)
    await gateway.cancel({ utr: dropped.utr })
    await gateway.cancel({ utr: dropped.utr })
    expect(await gateway.status(dropped.utr)).toMatchObject({ outcome: { kind: 'cancelled' } })
  })

  describe('after an authorisation', () => {
    const paidBy = async (holder: string) => {
      const { outcome } = await gateway.authorise(named(holder))
      if (outcome.kind !== 'authorised') throw new Error(outcome.kind)
      return outcome.pspReference
    }
    const asked = (id: string, paymentReference: string, value: number) => ({ id, paymentReference, amount: { currency: 'GBP', value } })
    const reports = async (paymentReference: string) =>
      (
        await test.runtime.database
          .select({ eventCode: pspNotifications.eventCode, success: pspNotifications.success })
          .from(pspNotifications)
          .where(and(eq(pspNotifications.pspReference, paymentReference), isNotNull(pspNotifications.modification)))
          .orderBy(pspNotifications.id)
      ).map(({ eventCode, success }) => `${eventCode} ${success}`)

    it('captures and pays back by the provider’s own library, each request once however often it is repeated', async () => {
      const payment = await paidBy('Ada')
      const first = await gateway.capture(asked('c', payment, 1000))
      expect(first).toEqual({ kind: 'received', pspReference: expect.stringMatching(/^[A-Z0-9]{16}$/) })
      expect(await gateway.capture(asked('c', payment, 1000))).toEqual(first)
      const refunds = await Promise.all([1, 2, 3].map(() => gateway.refund(asked('r', payment, 700))))
      expect(new Set(refunds.map((result) => JSON.stringify(result))).size).toBe(1)
      await gateway.refund(asked('too-much', payment, 400))
      expect(await reports(payment)).toEqual(['CAPTURE true', 'REFUND true', 'REFUND false'])
    })

    it('gives a whole payment back, and then has nothing left to capture', async () => {
      const payment = await paidBy('Ada')
      expect(await gateway.reverse(asked('back', payment, 1000))).toMatchObject({ kind: 'received' })
      await gateway.capture(asked('late', payment, 1000))
      expect(await reports(payment)).toEqual(['CANCEL_OR_REFUND true', 'CAPTURE false'])
    })

    it.each([
      ['REFUND REFUSED', ['CAPTURE true', 'REFUND false']],
      ['REFUND FAILED', ['CAPTURE true', 'REFUND true', 'REFUND_FAILED true']],
    ])('plays %s', async (holder, expected) => {
      const payment = await paidBy(holder)
      await gateway.capture(asked(`c-${holder}`, payment, 1000))
      await gateway.refund(asked(`r-${holder}`, payment, 1000))
      expect(await reports(payment)).toEqual(expected)
    })

    it('says of a payment there is not that it is refused', async () => {
      expect(await gateway.refund(asked('r', 'NOSUCHPAYMENT', 1))).toMatchObject({ kind: 'refused' })
    })
  })

  it('saves, corrects, lists and removes a card, without ever showing its number', async () => {
    const added = await gateway.addStored({ shopperReference: 'ada', card })
    if (typeof added === 'string') throw new Error('The card was not saved.')
    await gateway.updateStored({ shopperReference: 'ada', id: added.id, change: { default: true, holderName: 'Ada King' } })
    const listed = await gateway.listStored({ shopperReference: 'ada' })
    expect(listed).toMatchObject([{ id: added.id, default: true, holderName: 'Ada King', lastFour: '1111' }])
    expect(await gateway.updateStored({ shopperReference: 'eve', id: added.id, change: { default: true } })).toBe('unknown')
    expect(await gateway.removeStored({ shopperReference: 'eve', id: added.id })).toBe(false)
    expect(await gateway.removeStored({ shopperReference: 'ada', id: added.id })).toBe(true)
  })

  describe('beside a provider that fails', () => {
    const failing = (status: number, body: object = {}) =>
      createAdyenGateway({ ...test.runtime, fetch: async () => Response.json(body, { status }) })

    it.each([500, 503, 401])('keeps what the shop knows of a card that %i says was not removed, and tells a failure', async (status) => {
      const added = await gateway.addStored({ shopperReference: 'kay', card })
      if (typeof added === 'string') throw new Error('The card was not saved.')
      const mine = { shopperReference: 'kay', id: added.id }
      await gateway.updateStored({ ...mine, change: { default: true, holderName: 'Kay King' } })
      expect(await failing(status).removeStored(mine)).toBe('failed')
      expect(await gateway.listStored(mine)).toMatchObject([{ default: true, holderName: 'Kay King' }])
      expect(await gateway.removeStored(mine)).toBe(true)
    })

    it.each([
      [422, 'refused'],
      [500, 'failed'],
      [503, 'failed'],
      [401, 'failed'],
      [201, 'failed'],
    ])('tells %i for a card to be saved as %s', async (status, result) => {
      expect(await failing(status).addStored({ shopperReference: 'kay', card })).toBe(result)
    })

    it.each([
      [401, 502],
      [403, 502],
      [429, 503],
      [504, 504],
    ])('tells the shopper nothing about %i, which is between shop and provider, but %i', async (status, told) => {
      expect((await failing(status).authorise(requestFor())).outcome).toEqual({ kind: 'failed', status: told })
    })

    it('is told that the stand-in of the provider is away, not broken, while its database is', async () => {
      const app = Fastify()
      const refuse = () => {
        throw Object.assign(new Error('the database system is starting up'), { code: '57P03' })
      }
      const database = new Proxy(test.runtime.database, { get: () => refuse })
      await app.register(paymentsEmulator, { prefix: '/payments', runtime: { ...test.runtime, database }, sleep: async () => undefined })
      const away = createAdyenGateway({ ...test.runtime, fetch: createInProcessFetch(() => app, test.runtime.config.origin) })
      expect((await away.authorise(requestFor())).outcome).toEqual({ kind: 'failed', status: 503 })
      await app.close()
    })

    it('gives a refusal without a reason one', async () => {
      const refused = failing(200, { resultCode: 'Refused', refusalReason: '', pspReference: 'p' })
      expect((await refused.authorise(requestFor())).outcome).toEqual({ kind: 'refused', reason: 'Refused' })
    })
  })
})
