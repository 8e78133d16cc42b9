import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CommerceDeps } from '../../../server/commerce/commerce-deps.ts'
import { commercePlugin } from '../../../server/commerce/commerce-plugin.ts'
import { recoverOrders } from '../../../server/commerce/checkout/recover-orders.ts'
import { createAdyenGateway } from '../../../server/commerce/payments/adyen/adyen-gateway.ts'
import { signNotification } from '../../factories/sign-notification.ts'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { carts, orders, paymentAttempts } from '../../../server/database/schema/commerce.ts'
import { messages } from '../../../server/database/schema/mailbox.ts'
import { paymentsEmulator } from '../../../platform/payments/plugin.ts'
import { createInProcessFetch } from '../../../server/operations/in-process-fetch.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, checkoutBody } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'
import { createWireProvider, resultOf, type WireProvider } from '../../factories/wire-provider.ts'

/* Whatever a payment provider answers, an order is placed by its own payment alone. The shop speaks the vendor's wire here. */

const PIECES = 1_000_000

let shop: CommerceApp
let provider: WireProvider
let deps: CommerceDeps
/** The shop on a provider that lies, and on the embedded one. */
let lied: FastifyInstance
let embedded: FastifyInstance
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
  provider = createWireProvider()
  deps = { ...shop.deps, payments: createAdyenGateway({ ...shop.runtime, fetch: provider.fetch }) }
  lied = Fastify()
  await lied.register(commercePlugin, deps)
  embedded = Fastify()
  const runtime = { ...shop.runtime, fetch: createInProcessFetch(() => embedded, shop.runtime.config.origin) }
  await embedded.register(paymentsEmulator, { prefix: '/payments', runtime, sleep: async () => undefined })
  await embedded.register(commercePlugin, { ...shop.deps, runtime, payments: createAdyenGateway(runtime) })
})
afterAll(async () => {
  await lied.close()
  await embedded.close()
  await shop.close()
})
beforeEach(async () => {
  provider.lie = (answer) => answer
  provider.detailsCalls.length = 0
  provider.cancelled.length = 0
  shop.runtime.clock.reset()
  const { database } = shop.runtime
  await database.delete(paymentAttempts)
  await database.delete(orders)
  await database.delete(messages)
  await database.update(stock).set({ quantity: PIECES })
})

const call = async (app: FastifyInstance, shopper: Shopper, [method, path]: readonly ['POST' | 'PUT', string], payload: object) => {
  const headers = { ...shopper.headers, 'idempotency-key': randomUUID() }
  const answer = await app.inject({
    method,
    url: `/api${path}?siteTag=ald-gb&lang=en`,
    headers,
    payload,
    remoteAddress: shopper.address,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const fill = async (shopper: Shopper, quantity: number): Promise<void> => {
  await shopper.add('1-A', quantity)
  await shopper.post('/cart/address', { ...addresses.GB, email: 'ada@example.org' })
}
const ready = async (quantity: number): Promise<Shopper> => {
  const shopper = await shop.guest()
  await fill(shopper, quantity)
  return shopper
}
const begin = (app: FastifyInstance, shopper: Shopper) =>
  call(app, shopper, ['POST', '/checkout/payment'], {
    paymentMethod: 'paypal',
    userAgent: 'test',
    agreements: { termsAndConditions: true },
  })
const bring = (app: FastifyInstance, shopper: Shopper, utr: string, redirectResult: string) =>
  call(app, shopper, ['PUT', `/checkout/payment/${utr}`], { details: { redirectResult } })

/** A payment begun by wallet at the provider that lies, and settled at the bank. */
const paidAtBank = async (quantity: number, method?: Shopper) => {
  const shopper = method ?? (await ready(quantity))
  const { utr } = (await begin(lied, shopper)).body
  const payment = provider.payments.get(utr)
  if (payment === undefined) throw new Error('The payment was not begun.')
  payment.resultCode = 'Authorised'
  return { shopper, utr: String(utr), payment, result: resultOf(payment) }
}

const attemptOf = async (utr: string) => (await shop.runtime.database.select().from(paymentAttempts).where(eq(paymentAttempts.utr, utr)))[0]
const standingOf = async (utr: string) => {
  const attempt = await attemptOf(utr)
  const [order] = await shop.runtime.database
    .select()
    .from(orders)
    .where(eq(orders.orderReference, attempt?.orderReference ?? ''))
  const mails = await shop.runtime.database.select().from(messages)
  return {
    attempt: attempt?.state,
    order: order?.status,
    mails: mails.filter(({ subject }) => subject.includes(attempt?.orderReference ?? '-')).length,
  }
}
const sold = async () => PIECES - ((await shop.runtime.database.select().from(stock))[0]?.quantity ?? 0)

const UNPAID = { attempt: 'open', order: 'pendingPayment', mails: 0 }
const PAID = { attempt: 'settled', order: 'placed', mails: 1 }
const MISMATCH = [409, 'PAYMENT_MISMATCH']

describe('a result of the bank pays for the order it was given for', () => {
  it('a result of one order does not pay for a larger one at the embedded provider, which waits for its own payment [CALL-08]', async () => {
    const settle = async (utr: string): Promise<string> => {
      const page = await embedded.inject({
        method: 'POST',
        url: `/payments/simulator/${utr}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'choice=authorise',
      })
      return /name="redirectResult" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    }
    const shopper = await ready(1)
    const first = (await begin(embedded, shopper)).body.utr
    const result = await settle(first)
    expect((await bring(embedded, shopper, first, result)).body.statusCode).toBe('AUTHORISED')
    await fill(shopper, 8)
    const second = (await begin(embedded, shopper)).body.utr
    const refused = await bring(embedded, shopper, second, result)
    expect([refused.status, refused.body.code]).toEqual(MISMATCH)
    expect([await standingOf(first), await standingOf(second), await sold()]).toEqual([PAID, UNPAID, 9])
    expect((await bring(embedded, shopper, second, await settle(second))).body.statusCode).toBe('AUTHORISED')
    expect(await standingOf(second)).toEqual(PAID)
  })

  it('a result of one order pays for no other, even of the same amount, at a provider that takes any result', async () => {
    const { shopper, utr: first, result } = await paidAtBank(2)
    await bring(lied, shopper, first, result)
    for (const quantity of [2, 8]) {
      await fill(shopper, quantity)
      const { utr } = (await begin(lied, shopper)).body
      const refused = await bring(lied, shopper, utr, result)
      expect([refused.status, refused.body.code, await standingOf(utr)]).toEqual([...MISMATCH, UNPAID])
      expect((await shopper.get('/cart')).json().items).not.toEqual([])
    }
  })

  it('a result of one shopper does not pay for the order of another, whose own payment is not touched', async () => {
    const [paid, other] = [await paidAtBank(1), await ready(1)]
    const { utr } = (await begin(lied, other)).body
    const refused = await bring(lied, other, utr, paid.result)
    expect([refused.status, refused.body.code, await standingOf(utr)]).toEqual([...MISMATCH, UNPAID])
    expect((await bring(lied, paid.shopper, paid.utr, paid.result)).body.statusCode).toBe('AUTHORISED')
  })

  it('a result nobody gave ends nothing: the payment can still be finished with the true one', async () => {
    const { shopper, utr, result } = await paidAtBank(1)
    const refused = await bring(lied, shopper, utr, 'made-up')
    expect([refused.status, refused.body.code, await standingOf(utr)]).toEqual([...MISMATCH, UNPAID])
    expect([(await bring(lied, shopper, utr, result)).body.statusCode, await standingOf(utr)]).toEqual(['AUTHORISED', PAID])
  })

  it('is handed over with the payment data the provider gave for this payment, also after an answer that failed', async () => {
    const { shopper, utr, payment, result } = await paidAtBank(1)
    provider.lie = () => ({ resultCode: 'Error' })
    await bring(lied, shopper, utr, result)
    provider.lie = (answer) => answer
    await bring(lied, shopper, utr, result)
    expect(provider.detailsCalls.map(({ paymentData }) => paymentData)).toEqual([payment.pspReference, payment.pspReference])
  })
})

const LIES: readonly (readonly [string, (answer: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>, number])[] = [
  ['names another payment', (answer) => ({ ...answer, merchantReference: 'another' }), 409],
  ['names a smaller amount', (answer) => ({ ...answer, amount: { currency: 'GBP', value: 1 } }), 409],
  ['names a larger amount', (answer) => ({ ...answer, amount: { currency: 'GBP', value: 999_999 } }), 409],
  ['names another currency', (answer) => ({ ...answer, amount: { currency: 'JPY', value: 4600 } }), 409],
  ['names another merchant account', (answer) => ({ ...answer, merchantAccount: 'SomebodyElse' }), 409],
  ['names no payment', ({ merchantReference: _reference, ...answer }) => answer, 502],
  ['names no amount', ({ amount: _amount, ...answer }) => answer, 502],
  ['names an amount of null', (answer) => ({ ...answer, amount: null }), 502],
  ['names no reference of its own', ({ pspReference: _psp, ...answer }) => answer, 502],
  ['names nothing at all', () => ({ resultCode: 'Authorised' }), 502],
]

describe.each(LIES)('an authorisation that %s', (_name, lie, status) => {
  it('is refused when the shopper comes back, reported, and finished by the true answer', async () => {
    const { shopper, utr, result, payment } = await paidAtBank(2)
    const logged = vi.spyOn(shop.runtime.log, 'error')
    provider.lie = lie
    expect([(await bring(lied, shopper, utr, result)).status, await standingOf(utr), await sold()]).toEqual([status, UNPAID, 2])
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ event: 'paymentMismatch', utr }), expect.any(String))
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/ada@example\.org|Mill Lane/)
    logged.mockRestore()
    provider.lie = (answer) => answer
    expect((await bring(lied, shopper, utr, result)).body).toMatchObject({
      statusCode: 'AUTHORISED',
      pgTransactionId: payment.pspReference,
    })
    expect(await standingOf(utr)).toEqual(PAID)
  })

  it('is refused at the submit of a card, and when the shopper submits again', async () => {
    const shopper = await ready(2)
    provider.lie = lie
    const first = await call(lied, shopper, ['POST', '/checkout'], checkoutBody())
    const [attempt] = await shop.runtime.database.select().from(paymentAttempts)
    const again = await call(lied, shopper, ['POST', '/checkout'], checkoutBody('GB', { utr: attempt?.utr }))
    expect([first.status, again.status, await standingOf(attempt?.utr ?? '')]).toEqual([status, status, UNPAID])
  })

  it('places nothing when open payments are looked after, and gives the pieces back after half an hour', async () => {
    const { utr } = await paidAtBank(2)
    provider.lie = lie
    expect([await recoverOrders(deps, { isAlone: true }), await standingOf(utr), await sold()]).toEqual([0, UNPAID, 2])
    shop.runtime.clock.advance(31 * 60_000)
    await recoverOrders(deps, { isAlone: true })
    expect([await standingOf(utr), await sold()]).toEqual([{ attempt: 'released', order: 'cancelled', mails: 0 }, 0])
  })

  it('does not stand in the way of another try for the same bag', async () => {
    const { shopper, utr } = await paidAtBank(2)
    provider.lie = lie
    const next = await begin(lied, shopper)
    expect([await standingOf(utr), next.body.utr === utr]).toEqual([{ attempt: 'superseded', order: 'cancelled', mails: 0 }, false])
  })
})

describe('a refusal that names another payment', () => {
  it('leaves the order unpaid and its stock reserved', async () => {
    const { shopper, utr, result } = await paidAtBank(2)
    provider.lie = (answer) => ({ ...answer, resultCode: 'Refused', merchantReference: 'another' })
    expect([(await bring(lied, shopper, utr, result)).status, await standingOf(utr), await sold()]).toEqual([409, UNPAID, 2])
  })
})

describe('one payment of the provider', () => {
  const sign = (item: object) => signNotification(shop.runtime.config.PAYMENT_HMAC_KEY, item)
  const notify = (utr: string, value: number, pspReference: string, lie: { currency?: string; merchantAccountCode?: string } = {}) => {
    const { currency = 'GBP', merchantAccountCode = shop.runtime.config.PAYMENT_MERCHANT_ACCOUNT } = lie
    const item = {
      amount: { currency, value },
      eventCode: 'AUTHORISATION',
      merchantAccountCode,
      merchantReference: utr,
      pspReference,
      success: 'true',
    }
    const signed = { ...item, additionalData: { hmacSignature: sign(item) } }
    return lied.inject({
      method: 'POST',
      url: '/api/webhooks/payments',
      payload: { notificationItems: [{ NotificationRequestItem: signed }] },
    })
  }

  it('settles one order, even where the provider names the right order and amount: refused with a code, not a failure', async () => {
    const { shopper, utr, payment, result } = await paidAtBank(2)
    await bring(lied, shopper, utr, result)
    const other = await paidAtBank(2)
    const logged = vi.spyOn(shop.runtime.log, 'error')
    const counted = vi.spyOn(shop.runtime.counts.paymentConflicts, 'inc')
    provider.lie = (answer) => ({ ...answer, pspReference: payment.pspReference })
    const refused = await bring(lied, other.shopper, other.utr, other.result)
    expect([refused.status, refused.body.code, await standingOf(other.utr)]).toEqual([...MISMATCH, UNPAID])
    expect(logged).toHaveBeenCalledWith(
      { event: 'paymentSpentTwice', utr: other.utr, pspReference: payment.pspReference },
      expect.any(String),
    )
    expect(counted.mock.calls).toEqual([[{ event: 'paymentSpentTwice' }]])
    logged.mockRestore()
    provider.lie = (answer) => answer
    expect((await bring(lied, other.shopper, other.utr, other.result)).body.statusCode).toBe('AUTHORISED')
  })

  it('is not cancelled for an order that was given up: it is the money of the order it has paid', async () => {
    const { shopper, utr, payment, result } = await paidAtBank(2)
    await bring(lied, shopper, utr, result)
    const other = await paidAtBank(2)
    await shop.runtime.database.update(paymentAttempts).set({ state: 'superseded' }).where(eq(paymentAttempts.utr, other.utr))
    expect((await notify(other.utr, other.payment.amount.value, payment.pspReference)).statusCode).toBe(200)
    expect(provider.cancelled).toEqual([])
    await notify(other.utr, other.payment.amount.value, other.payment.pspReference)
    expect(provider.cancelled).toEqual([expect.stringContaining(other.payment.pspReference)])
  })

  /** What a notification says that is signed, and not about this payment. */
  const LIED_ABOUT = ['amount', 'currency', 'account'] as const

  it(
    'keeps two orders apart whatever two shoppers bring, repeat or make up, in any order, early or late',
    { timeout: 240_000 },
    async () => {
      type Begun = Awaited<ReturnType<typeof paidAtBank>>
      const index = fc.nat({ max: 5 })
      const brought = fc.oneof(fc.constantFrom('its own' as const, 'made up' as const), index)
      const step = fc.oneof(
        {
          weight: 3,
          arbitrary: fc.record({ do: fc.constant('begin' as const), who: fc.nat({ max: 1 }), pieces: fc.integer({ min: 1, max: 3 }) }),
        },
        { weight: 2, arbitrary: fc.record({ do: fc.constant('bank' as const), payment: index, agrees: fc.boolean() }) },
        { weight: 5, arbitrary: fc.record({ do: fc.constant('bring' as const), payment: index, result: brought }) },
        { weight: 2, arbitrary: fc.record({ do: fc.constant('notify' as const), payment: index }) },
        { weight: 2, arbitrary: fc.record({ do: fc.constant('lie' as const), payment: index, about: fc.constantFrom(...LIED_ABOUT) }) },
        { weight: 1, arbitrary: fc.record({ do: fc.constant('recover' as const), minutes: fc.constantFrom(0, 2, 31) }) },
      )
      // Two open payments of the same amount: they differ only by their references.
      const BOTH_BEGIN = [
        { do: 'begin', who: 0, pieces: 1 },
        { do: 'begin', who: 1, pieces: 1 },
      ] as const
      const swapped = [
        { do: 'bank', payment: 0, agrees: true },
        { do: 'bring', payment: 1, result: 0 },
      ] as const
      // One order by each way: however the other steps fall, some payments are taken.
      const paid = [
        { do: 'bank', payment: 0, agrees: true },
        { do: 'bring', payment: 0, result: 'its own' },
        { do: 'bank', payment: 1, agrees: true },
        { do: 'notify', payment: 1 },
      ] as const
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          const shoppers = [await shop.guest(), await shop.guest()]
          const begun: Pick<Begun, 'shopper' | 'utr' | 'payment'>[] = []
          for (const one of [...BOTH_BEGIN, ...steps]) {
            const of = (number: number) => (begun.length === 0 ? undefined : begun[number % begun.length])
            if (one.do === 'begin') {
              const shopper = shoppers[one.who]
              if (shopper === undefined) throw new Error('There are two shoppers.')
              await fill(shopper, one.pieces)
              const { utr } = (await begin(lied, shopper)).body
              const payment = provider.payments.get(utr)
              if (payment !== undefined) begun.push({ shopper, utr, payment })
            } else if (one.do === 'recover') {
              shop.runtime.clock.advance(one.minutes * 60_000)
              await recoverOrders(deps)
            } else {
              const subject = of(one.payment)
              if (subject === undefined) continue
              if (one.do === 'bank' && subject.payment.resultCode === 'RedirectShopper')
                subject.payment.resultCode = one.agrees ? 'Authorised' : 'Refused'
              if (one.do === 'bring') {
                const from = typeof one.result === 'number' ? of(one.result) : subject
                const result = one.result === 'made up' || from === undefined ? 'made-up' : resultOf(from.payment)
                await bring(lied, subject.shopper, subject.utr, result)
              }
              const { pspReference, amount, resultCode } = subject.payment
              if (one.do === 'notify' && resultCode === 'Authorised') await notify(subject.utr, amount.value, pspReference)
              if (one.do === 'lie') {
                const before = await attemptOf(subject.utr)
                if (one.about === 'amount') await notify(subject.utr, amount.value - 1, pspReference)
                if (one.about === 'currency') await notify(subject.utr, amount.value, pspReference, { currency: 'JPY' })
                if (one.about === 'account') await notify(subject.utr, amount.value, pspReference, { merchantAccountCode: 'SomebodyElse' })
                expect(await attemptOf(subject.utr)).toEqual(before)
              }
            }
            await expectPaidExactly()
          }
          shop.runtime.clock.reset()
          await shop.runtime.database.update(paymentAttempts).set({ state: 'released' }).where(eq(paymentAttempts.state, 'open'))
          await shop.runtime.database.update(carts).set({ status: 'ordered' })
        }),
        { numRuns: 25, examples: [[[...paid]], [[...swapped]], [LIED_ABOUT.map((about) => ({ do: 'lie' as const, payment: 0, about }))]] },
      )
      expect(await expectPaidExactly()).toBeGreaterThanOrEqual(2)
    },
  )

  /** Gives how many orders are placed. */
  const expectPaidExactly = async (): Promise<number> => {
    const placed = await shop.runtime.database
      .select()
      .from(orders)
      .leftJoin(paymentAttempts, eq(paymentAttempts.orderReference, orders.orderReference))
      .where(eq(orders.status, 'placed'))
    for (const { payment_attempts: attempt } of placed) {
      const payment = provider.payments.get(attempt?.utr ?? '')
      expect(attempt).toMatchObject({
        state: 'settled',
        pspReference: payment?.pspReference,
        currency: payment?.amount.currency,
        value: payment?.amount.value,
      })
      expect(payment?.resultCode).toBe('Authorised')
    }
    const used = placed.map(({ payment_attempts: attempt }) => attempt?.pspReference)
    expect(new Set(used).size).toBe(used.length)
    expect(await shop.runtime.database.select().from(messages)).toHaveLength(placed.length)
    return placed.length
  }
})
