import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { recoverOrders } from '../../../server/commerce/checkout/recover-orders.ts'
import { signNotification } from '../../factories/sign-notification.ts'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { orders, paymentAttempts } from '../../../server/database/schema/commerce.ts'
import { messages } from '../../../server/database/schema/mailbox.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { checkoutBody, submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'
import { authorised, redirectAction } from '../../factories/fake-gateway.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.gateway.behave = authorised
  shop.gateway.cancelled.length = 0
  await shop.runtime.database.delete(paymentAttempts)
  await shop.runtime.database.update(stock).set({ quantity: 10 })
})

const pieces = async () => (await shop.runtime.database.select().from(stock).where(eq(stock.sku, '1-A')))[0]?.quantity
const attempts = () => shop.runtime.database.select().from(paymentAttempts)
const statusOf = async (reference = '') =>
  (await shop.runtime.database.select().from(orders).where(eq(orders.orderReference, reference)))[0]?.status

const ready = async (): Promise<Shopper> => {
  const shopper = await shop.guest()
  await shopper.add('1-A', 2)
  return shopper
}

/** A process that died while it waited for the bank: the attempt is written, nothing after it. */
const crashed = async (isCharged: boolean): Promise<Shopper> => {
  const shopper = await ready()
  let stop: (reason: Error) => void = () => undefined
  const death = new Promise<never>((_resolve, reject) => {
    stop = reject
  })
  const asked = new Promise<void>((resume) => {
    shop.gateway.behave = (order) => {
      if (isCharged) shop.gateway.known.set(order.utr, authorised(order))
      resume()
      return death
    }
  })
  const dying = submit(shopper)
  await asked
  const [attempt] = await attempts()
  stop(new Error('killed'))
  await dying
  // What a dying process would not have done any more.
  await shop.runtime.database.update(paymentAttempts).set({ outcome: null, leaseUntil: attempt?.leaseUntil ?? 0 })
  shop.gateway.behave = authorised
  return shopper
}

describe('pieces of somebody who does not come back from the bank', () => {
  const ageOf = async (left: number, minutes: number): Promise<number | undefined> => {
    await shop.runtime.database.update(stock).set({ quantity: left + 2 })
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    await submit(await ready())
    shop.runtime.clock.advance(minutes * 60_000)
    await recoverOrders(shop.deps)
    shop.runtime.clock.reset()
    return pieces()
  }

  it('are for sale again after half an hour', async () => {
    expect(await ageOf(6, 29)).toBe(6)
    await shop.runtime.database.delete(paymentAttempts)
    expect(await ageOf(6, 31)).toBe(8)
  })

  it('are for sale again after a quarter of an hour where few are left', async () => {
    expect(await ageOf(5, 14)).toBe(5)
    await shop.runtime.database.delete(paymentAttempts)
    expect(await ageOf(5, 16)).toBe(7)
  })
})

describe('orders after a crash', () => {
  it('finishes what the bank had authorised: order placed, bag closed, one mail', async () => {
    const shopper = await crashed(true)
    expect(await recoverOrders(shop.deps, { isAlone: true })).toBe(1)
    const [attempt] = await attempts()
    expect([attempt?.state, await statusOf(attempt?.orderReference), await pieces()]).toEqual(['settled', 'placed', 8])
    expect((await shopper.get('/cart')).json().items).toEqual([])
    const mails = await shop.runtime.database.select().from(messages)
    expect(mails.filter(({ subject }) => subject.includes(attempt?.orderReference ?? '-'))).toHaveLength(1)
  })

  it('gives back what the bank never heard of, and the bag can be paid for again', async () => {
    const shopper = await crashed(false)
    await recoverOrders(shop.deps, { isAlone: true })
    expect([(await attempts())[0]?.state, await pieces()]).toEqual(['released', 10])
    expect((await submit(shopper)).statusCode).toBe(200)
  })

  it('lets a shopper who retries with the same key continue at once after a restart', async () => {
    const shopper = await ready()
    const key = randomUUID()
    const asked = new Promise<void>((resume) => {
      // The process dies with the question on its way: no answer ever comes.
      shop.gateway.behave = () => {
        resume()
        return new Promise(() => undefined)
      }
    })
    void submit(shopper, checkoutBody(), key)
    await asked
    shop.gateway.behave = authorised
    await recoverOrders(shop.deps, { isAlone: true })
    const again = await submit(shopper, checkoutBody(), key)
    expect([again.statusCode, (await attempts()).filter(({ state }) => state === 'settled').length, await pieces()]).toEqual([200, 1, 8])
  })

  it('leaves an attempt alone that another process is at work on', async () => {
    await crashed(true)
    expect(await recoverOrders(shop.deps)).toBe(0)
    shop.runtime.clock.advance(61_000)
    expect(await recoverOrders(shop.deps)).toBe(1)
    shop.runtime.clock.reset()
  })

  it('reports an attempt that it cannot finish, and goes on with the others', async () => {
    await crashed(true)
    await crashed(true)
    const cause = new Error('No space left')
    const reportFailure = vi.spyOn(shop.runtime, 'reportFailure')
    const mail = vi.spyOn(shop.runtime.mailbox, 'send').mockRejectedValueOnce(cause)
    expect(await recoverOrders(shop.deps, { isAlone: true })).toBe(1)
    expect(reportFailure.mock.calls).toMatchObject([[{ code: 'paymentNotRecovered', severity: 2, cause }]])
    mail.mockRestore()
    reportFailure.mockRestore()
    expect(await recoverOrders(shop.deps, { isAlone: true })).toBe(1)
  })

  it('does the same work once, however many processes recover at the same time', async () => {
    await crashed(true)
    await Promise.all(Array.from({ length: 5 }, () => recoverOrders(shop.deps, { isAlone: true })))
    const [attempt] = await attempts()
    const mails = await shop.runtime.database.select().from(messages)
    expect(mails.filter(({ subject }) => subject.includes(attempt?.orderReference ?? '-'))).toHaveLength(1)
    expect(await pieces()).toBe(8)
  })

  it('decides nothing while the provider cannot be reached', async () => {
    await crashed(true)
    const { status } = shop.gateway
    Object.assign(shop.gateway, { status: () => Promise.reject(new Error('down')) })
    expect(await recoverOrders(shop.deps, { isAlone: true })).toBe(0)
    Object.assign(shop.gateway, { status })
    expect([(await attempts())[0]?.state, await pieces()]).toEqual(['open', 8])
  })

  it.each([401, 500, 503])(
    'decides nothing while the provider answers %s, then cancels the payment and gives the pieces back',
    async (status) => {
      await crashed(true)
      const [attempt] = await attempts()
      shop.gateway.known.set(attempt?.utr ?? '', { kind: 'failed', status })
      expect([await recoverOrders(shop.deps, { isAlone: true }), await pieces(), shop.gateway.cancelled]).toEqual([0, 8, []])
      shop.runtime.clock.advance(31 * 60_000)
      expect([await recoverOrders(shop.deps, { isAlone: true }), await pieces()]).toEqual([1, 10])
      expect(shop.gateway.cancelled).toEqual([attempt?.utr])
      shop.runtime.clock.reset()
    },
  )

  it('gives the pieces of an abandoned bank page to others after half an hour', async () => {
    const shopper = await ready()
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    await submit(shopper)
    expect([await recoverOrders(shop.deps), await pieces()]).toEqual([0, 8])
    shop.runtime.clock.advance(31 * 60_000)
    expect([await recoverOrders(shop.deps), await pieces()]).toEqual([1, 10])
    shop.runtime.clock.reset()
  })
})

describe('notifications of the payment provider', () => {
  const notificationOf = (utr: string, changes: Readonly<Record<string, unknown>> = {}) => ({
    amount: { currency: 'GBP', value: 4600 },
    eventCode: 'AUTHORISATION',
    eventDate: '2026-01-01T00:00:00+01:00',
    merchantAccountCode: 'VitrineDemo',
    merchantReference: utr,
    pspReference: `psp-${utr}`,
    reason: '',
    success: 'true',
    ...changes,
  })
  type Item = ReturnType<typeof notificationOf>
  const signed = (item: Item, signature = signNotification(shop.runtime.config.PAYMENT_HMAC_KEY, item)) => ({
    NotificationRequestItem: { ...item, additionalData: { hmacSignature: signature } },
  })
  const post = (notificationItems: readonly object[]) =>
    shop.app.inject({ method: 'POST', url: '/api/webhooks/payments', payload: { live: 'false', notificationItems } })
  const notify = (item: Item, signature?: string) => post([signed(item, signature)])
  const awaitingBank = async () => {
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    const shopper = await ready()
    const answer = await submit(shopper, checkoutBody())
    return { shopper, utr: String(answer.json().utr) }
  }

  it('finishes an authorised payment whose browser never returns, once however often it is sent', async () => {
    const { shopper, utr } = await awaitingBank()
    const answers = [await notify(notificationOf(utr)), await notify(notificationOf(utr))]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '[accepted]'],
      [200, '[accepted]'],
    ])
    expect([(await attempts())[0]?.state, await pieces(), (await shopper.get('/cart')).json().items]).toEqual(['settled', 8, []])
  })

  it('gives the pieces back when the bank said no', async () => {
    const { utr } = await awaitingBank()
    await notify(notificationOf(utr, { success: 'false', reason: 'Refused' }))
    expect([(await attempts())[0]?.state, await pieces()]).toEqual(['released', 10])
  })

  it('is refused when it is not signed by the provider', async () => {
    const { utr } = await awaitingBank()
    const answer = await notify(notificationOf(utr), 'Zm9yZ2Vk')
    expect([answer.statusCode, answer.json().code, (await attempts())[0]?.state]).toEqual([401, 'BAD_SIGNATURE', 'open'])
  })

  it.each([
    ['another amount', { amount: { currency: 'GBP', value: 1 } }],
    ['another currency', { amount: { currency: 'JPY', value: 4600 } }],
    ['another merchant account', { merchantAccountCode: 'SomebodyElse' }],
  ])('places no order over %s, and gives no pieces back for it either', async (_name, changes) => {
    const { utr } = await awaitingBank()
    const answer = await notify(notificationOf(utr, changes))
    expect([answer.statusCode, (await attempts())[0]?.state, await pieces()]).toEqual([200, 'open', 8])
    await notify(notificationOf(utr, { ...changes, success: 'false' }))
    expect([(await attempts())[0]?.state, await pieces()]).toEqual(['open', 8])
    await notify(notificationOf(utr))
    expect((await attempts())[0]?.state).toBe('settled')
  })

  it('places no order for an authorisation that names no payment of the provider', async () => {
    const { utr } = await awaitingBank()
    await notify(notificationOf(utr, { pspReference: '' }))
    expect([(await attempts())[0]?.state, await pieces()]).toEqual(['open', 8])
  })

  it('takes up a payment again that came after the pieces were given back, or returns the money', async () => {
    const { utr } = await awaitingBank()
    await notify(notificationOf(utr, { success: 'false' }))
    await notify(notificationOf(utr))
    expect([(await attempts())[0]?.state, await pieces()]).toEqual(['settled', 8])

    const late = await awaitingBank()
    await notify(notificationOf(late.utr, { success: 'false' }))
    await shop.runtime.database.update(stock).set({ quantity: 0 })
    await notify(notificationOf(late.utr))
    expect(shop.gateway.cancelled).toEqual([late.utr])
  })

  it('ends a payment whose offer the provider has closed', async () => {
    const { utr } = await awaitingBank()
    await notify(notificationOf(utr, { eventCode: 'OFFER_CLOSED' }))
    expect([(await attempts())[0]?.outcome, await pieces()]).toEqual([{ kind: 'cancelled' }, 10])
  })

  it.each(['CAPTURE', 'REFUND', 'REPORT_AVAILABLE'])('changes nothing where it is about something else: %s', async (eventCode) => {
    const { utr } = await awaitingBank()
    for (const success of ['true', 'false']) expect((await notify(notificationOf(utr, { eventCode, success }))).statusCode).toBe(200)
    expect([(await attempts())[0]?.state, await pieces()]).toEqual(['open', 8])
  })

  it.each([
    ['NOT_ENOUGH_BALANCE', 'NOT_ENOUGH_BALANCE'],
    ['', 'Refused'],
    [null, 'Refused'],
    [undefined, 'Refused'],
  ])('says why the bank refused, where the provider gives the reason %s', async (reason, shown) => {
    const { utr } = await awaitingBank()
    await notify(notificationOf(utr, { success: 'false', reason }))
    expect((await attempts())[0]?.outcome).toEqual({ kind: 'refused', reason: shown })
  })

  it('is accepted for a payment that is not ours, so that it is not sent again, and changes nothing', async () => {
    await awaitingBank()
    const answer = await notify(notificationOf('utr-of-another-shop'))
    expect([answer.statusCode, answer.body, (await attempts())[0]?.state]).toEqual([200, '[accepted]', 'open'])
  })

  it('comes with others, up to a hundred, and none of them counts unless all are the provider’s', async () => {
    const { utr } = await awaitingBank()
    const [own, other] = [notificationOf(utr), notificationOf('utr-of-another-shop')]
    expect((await post([signed(own), signed(other, 'Zm9yZ2Vk')])).statusCode).toBe(401)
    expect((await post([signed(own), { NotificationRequestItem: other }])).statusCode).toBe(401)
    for (const count of [0, 101]) expect((await post(Array.from({ length: count }, () => signed(own)))).statusCode).toBe(400)
    expect((await attempts())[0]?.state).toBe('open')
    expect((await post([...Array.from({ length: 99 }, () => signed(other)), signed(own)])).statusCode).toBe(200)
    expect((await attempts())[0]?.state).toBe('settled')
  })

  it('may say by a truth value whether it succeeded', async () => {
    const { utr } = await awaitingBank()
    const item = notificationOf(utr)
    const { NotificationRequestItem } = signed(item)
    expect((await post([{ NotificationRequestItem: { ...NotificationRequestItem, success: true } }])).statusCode).toBe(200)
    expect((await attempts())[0]?.state).toBe('settled')
  })

  it('of a payment given up and authorised after all settles the order once: one begun meanwhile for the same bag is returned', async () => {
    const shopper = await ready()
    const key = randomUUID()
    shop.gateway.behave = () => ({ kind: 'failed', status: 503 })
    await submit(shopper, checkoutBody(), key)
    const [first] = await attempts()
    await notify(notificationOf(first?.utr ?? '', { success: 'false' }))
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    const second = String((await submit(shopper, checkoutBody(), key)).json().utr)
    await notify(notificationOf(first?.utr ?? ''))
    await notify(notificationOf(second))
    const states = Object.fromEntries((await attempts()).map(({ utr, state }) => [utr, state]))
    expect(states).toEqual({ [first?.utr ?? '']: 'settled', [second]: 'superseded' })
    expect([shop.gateway.cancelled, await pieces()]).toEqual([[second], 8])
  })

  it('of a payment authorised late leads its shopper to that order, whatever became of the one begun after it', async () => {
    for (const isDecided of [false, true]) {
      const shopper = await ready()
      const key = randomUUID()
      shop.gateway.behave = () => ({ kind: 'failed', status: 503 })
      await submit(shopper, checkoutBody(), key)
      const [first] = await attempts()
      await notify(notificationOf(first?.utr ?? '', { success: 'false' }))
      shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
      const second = String((await submit(shopper, checkoutBody(), key)).json().utr)
      await notify(notificationOf(first?.utr ?? ''))
      shop.gateway.known.set(second, authorised({ utr: second }))
      if (isDecided) await notify(notificationOf(second))
      const told = [await submit(shopper, checkoutBody(), key), await submit(shopper, checkoutBody(), key)]
      expect(told.map((answer) => [answer.statusCode, answer.json().utr])).toEqual(Array.from({ length: 2 }, () => [200, first?.utr]))
      expect(shop.gateway.cancelled).toEqual([second])
      await shop.runtime.database.delete(paymentAttempts)
      shop.gateway.cancelled.length = 0
    }
  })

  it('is taken with the references that the vendor’s own library signs, and not with others', async () => {
    const item = { ...notificationOf('utr-1'), originalReference: 'PSP0' }
    const signature = signNotification(shop.runtime.config.PAYMENT_HMAC_KEY, item)
    const statuses = []
    for (const changed of [{}, { originalReference: 'PSP1' }, { pspReference: 'PSP2' }, { success: 'false' }])
      statuses.push((await notify({ ...item, ...changed }, signature)).statusCode)
    expect(statuses).toEqual([200, 401, 401, 401])
  })
})
