import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimSubmit, finishSubmit, releaseSubmit } from '../../../server/commerce/checkout/claim-submit.ts'
import { concludeAttempt } from '../../../server/commerce/checkout/conclude-attempt.ts'
import { recoverOrders } from '../../../server/commerce/checkout/recover-orders.ts'
import { releaseAttempt } from '../../../server/commerce/checkout/release-attempt.ts'
import { rawTokenOf } from '../../../server/commerce/checkout/submit-answer.ts'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { orders, paymentAttempts } from '../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, checkoutBody, submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'
import { authorised, redirectAction } from '../../factories/fake-gateway.ts'

/* The last moment at which something is still allowed and the first at which it is not; and what belongs to somebody else. */

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }, { sku: '1-FEW' }] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.gateway.behave = authorised
  shop.gateway.asked.length = 0
  await shop.runtime.database.delete(paymentAttempts)
  await shop.runtime.database.update(stock).set({ quantity: 100 })
  at(0)
})
afterEach(() => void vi.restoreAllMocks())

const NOON = Date.UTC(2030, 0, 7, 12)
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Time stands still, so that a limit can be met to the millisecond. */
const at = (ms: number) => vi.spyOn(shop.runtime.clock, 'now').mockReturnValue(NOON + ms)
const pieces = async () => (await shop.runtime.database.select().from(stock).where(eq(stock.sku, '1-A')))[0]?.quantity
const ready = async (): Promise<Shopper> => {
  const shopper = await shop.guest()
  await shopper.add('1-A', 2)
  return shopper
}
const atBank = () => {
  shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
}

describe('the completion token', () => {
  const visit = (shopper: Shopper, authorization: string, utr: string) => shopper.post('/checkout/completion', { authorization, utr })

  it('shows the order for a quarter of an hour, and not a millisecond longer [FRAME-14]', async () => {
    const [early, late] = [await ready(), await ready()]
    const [first, second] = [(await submit(early)).json(), (await submit(late)).json()]
    at(15 * MINUTE_MS)
    expect((await visit(early, first.rawToken, first.utr)).json()).toMatchObject({ email: 'ada@example.org' })
    at(15 * MINUTE_MS + 1)
    expect((await visit(late, second.rawToken, second.utr)).json()).toEqual({})
  })

  it('opens no other order, and none that is not paid [FRAME-14]', async () => {
    const own = (await submit(await ready())).json()
    const other = (await submit(await ready())).json()
    expect((await visit(await shop.guest(), own.rawToken, other.utr)).statusCode).toBe(404)
    atBank()
    const { utr } = (await submit(await ready())).json()
    expect((await visit(await shop.guest(), rawTokenOf(shop.runtime.config, utr), utr)).statusCode).toBe(404)
    expect((await visit(await shop.guest(), rawTokenOf(shop.runtime.config, 'none'), 'none')).statusCode).toBe(404)
  })
})

const start = (shopper: Shopper, changes: object = {}) =>
  shopper.post('/checkout/payment', { ...checkoutBody(), paymentMethod: 'creditcard', ...changes })

describe('a payment that is authorised late', () => {
  const stateOf = async (utr: string) =>
    (await shop.runtime.database.select().from(paymentAttempts).where(eq(paymentAttempts.utr, utr)))[0]?.state
  const authoriseLate = async (utr: string) => {
    shop.gateway.cancelled.length = 0
    await concludeAttempt(shop.deps, utr, { kind: 'authorised', pspReference: `psp-${utr}` })
    return [await stateOf(utr), shop.gateway.cancelled]
  }

  it('is returned when the shopper has begun another one for the same bag, paid or not [CHECKOUT-22]', async () => {
    atBank()
    const shopper = await ready()
    const first = (await submit(shopper)).json().utr
    const second = (await submit(shopper)).json().utr
    expect([second === first, await stateOf(first)]).toEqual([false, 'superseded'])
    expect(await authoriseLate(first)).toEqual(['superseded', [first]])
    expect(await stateOf(second)).toBe('open')
  })

  it('is returned when its bag was paid for meanwhile, and when that has changed', async () => {
    const givenUp = async () => {
      atBank()
      const shopper = await ready()
      const { utr } = (await submit(shopper)).json()
      await releaseAttempt(shop.deps, utr, { state: 'released' })
      shop.gateway.behave = authorised
      return { shopper, utr }
    }
    const paid = await givenUp()
    expect((await submit(paid.shopper)).statusCode).toBe(200)
    expect(await authoriseLate(paid.utr)).toEqual(['released', [paid.utr]])
    const changed = await givenUp()
    await changed.shopper.add('1-A')
    expect(await authoriseLate(changed.utr)).toEqual(['released', [changed.utr]])
    const unchanged = await givenUp()
    expect(await authoriseLate(unchanged.utr)).toEqual(['settled', []])
  })
})

describe('while the provider cannot be reached', () => {
  it('a payment that has begun is neither paid nor given up, however the shopper asks', async () => {
    atBank()
    const shopper = await ready()
    const { utr } = (await submit(shopper)).json()
    const { status, confirm } = shop.gateway
    const down = () => Promise.reject(new Error('down'))
    Object.assign(shop.gateway, { status: down, confirm: down })
    const asked = [
      await submit(shopper, checkoutBody('GB', { utr })),
      await shopper.put(`/checkout/payment/${utr}`, { redirectResult: 'x' }),
    ]
    Object.assign(shop.gateway, { status, confirm })
    expect(asked.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [503, 'SERVER_ERROR'],
      [503, 'SERVER_ERROR'],
    ])
    const [attempt] = await shop.runtime.database.select().from(paymentAttempts).where(eq(paymentAttempts.utr, utr))
    expect([attempt?.state, await pieces()]).toEqual(['open', 98])
  })
})

describe('beginning a payment again', () => {
  it('repeats the action of one that is under way, and begins another after one that was given up', async () => {
    atBank()
    const shopper = await ready()
    await shopper.post('/cart/address', addresses.GB)
    await shopper.post('/checkout/consumer', { email: 'ada@example.org' })
    const { utr } = (await submit(shopper)).json()
    const again = (await start(shopper, { utr })).json()
    expect([again.utr, JSON.parse(again.additionalData)]).toEqual([utr, [{ action: redirectAction }]])
    await releaseAttempt(shop.deps, utr, { state: 'released' })
    const next = await start(shopper, { utr })
    expect([next.statusCode, next.json().utr === utr]).toEqual([200, false])
  })

  it('finds that the one whose answer got lost was paid', async () => {
    shop.gateway.behave = () => 'crashAfterCharge'
    const shopper = await ready()
    expect((await submit(shopper)).statusCode).toBe(503)
    const [lost] = await shop.runtime.database.select().from(paymentAttempts)
    expect((await start(shopper)).json()).toEqual({ utr: lost?.utr, additionalData: '[]' })
  })
})

describe('a payment begun by somebody else', () => {
  it('is unknown to whoever names it', async () => {
    atBank()
    const { utr } = (await submit(await ready())).json()
    const answer = await start(await ready(), { utr })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  it('is not continued by the next shopper who pays by card', async () => {
    atBank()
    const shopper = await ready()
    const { utr } = (await submit(shopper)).json()
    expect((await start(shopper)).json().utr).toBe(utr)
    expect((await start(await ready())).json().utr).not.toBe(utr)
  })
})

describe('a lease', () => {
  const key = (idempotencyKey: string) => ({ sessionHash: 'somebody', idempotencyKey })
  const kindOf = async (name: string) => (await claimSubmit(shop.runtime, key(name), {})).kind

  it('of a submit ends after a minute, and whoever takes it over has a minute of their own [CHECKOUT-22]', async () => {
    expect(await kindOf('lease-of-a-submit')).toBe('mine')
    at(MINUTE_MS - 1)
    expect(await kindOf('lease-of-a-submit')).toBe('running')
    at(MINUTE_MS)
    expect(await kindOf('lease-of-a-submit')).toBe('mine')
    at(2 * MINUTE_MS - 1)
    expect(await kindOf('lease-of-a-submit')).toBe('running')
  })

  it('of one submit ends without those of others, of the same session or another [CHECKOUT-22]', async () => {
    const claims = [key('first-of-two-keys'), key('second-of-two-keys'), { ...key('first-of-two-keys'), sessionHash: 'another' }] as const
    for (const claim of claims) await claimSubmit(shop.runtime, claim, {})
    await finishSubmit(shop.runtime, claims[0], { status: 200, answer: { code: 'PENDING', message: 'The first.' } })
    await releaseSubmit(shop.runtime, claims[0])
    expect(await claimSubmit(shop.runtime, claims[1], {})).toEqual({ kind: 'running' })
    expect(await claimSubmit(shop.runtime, claims[2], {})).toEqual({ kind: 'running' })
  })

  it('of a payment lasts a minute: until then a second submit waits, and nobody decides it [CODE-05]', async () => {
    const shopper = await ready()
    shop.gateway.behave = () => Promise.reject(new Error('killed'))
    await submit(shopper)
    const leaseUntil = NOON + MINUTE_MS
    await shop.runtime.database.update(paymentAttempts).set({ leaseUntil })
    shop.gateway.behave = authorised
    at(MINUTE_MS - 1)
    const early = await submit(shopper)
    expect([early.statusCode, early.json().code, await recoverOrders(shop.deps)]).toEqual([409, 'CHECKOUT_IN_PROGRESS', 0])
    at(MINUTE_MS)
    expect((await submit(shopper)).statusCode).toBe(200)
  })
})

describe('pieces of a payment that does not end', () => {
  const leftAfter = async (ms: number) => {
    at(ms)
    await recoverOrders(shop.deps)
    return pieces()
  }

  it('are kept for half an hour to the millisecond while the shopper is at the bank', async () => {
    atBank()
    await submit(await ready())
    expect([await leftAfter(30 * MINUTE_MS), await leftAfter(30 * MINUTE_MS + 1)]).toEqual([98, 100])
  })

  it('are kept as long while the provider fails, and then the payment is cancelled there', async () => {
    shop.gateway.behave = () => ({ kind: 'failed', status: 500 })
    const shopper = await ready()
    expect((await submit(shopper)).statusCode).toBe(500)
    const [attempt] = await shop.runtime.database.select().from(paymentAttempts)
    const utr = attempt?.utr ?? ''
    shop.gateway.known.set(utr, { kind: 'failed', status: 500 })
    expect([await leftAfter(30 * MINUTE_MS), shop.gateway.cancelled.includes(utr)]).toEqual([98, false])
    expect([await leftAfter(30 * MINUTE_MS + 1), shop.gateway.cancelled.includes(utr)]).toEqual([100, true])
  })

  it('are kept as long when something else is nearly sold out', async () => {
    atBank()
    await shop.runtime.database.update(stock).set({ quantity: 1 }).where(eq(stock.sku, '1-FEW'))
    await submit(await ready())
    expect(await leftAfter(16 * MINUTE_MS)).toBe(98)
  })

  it('are kept for a week to the millisecond while a bank transfer is on its way', async () => {
    shop.gateway.behave = () => ({ kind: 'pending' })
    await submit(await ready())
    expect([await leftAfter(7 * DAY_MS), await leftAfter(7 * DAY_MS + 1)]).toEqual([98, 100])
  })
})

describe('an order that is not paid', () => {
  const orderOf = async (utr: string) => {
    const [attempt] = await shop.runtime.database.select().from(paymentAttempts).where(eq(paymentAttempts.utr, utr))
    const [order] = await shop.runtime.database
      .select()
      .from(orders)
      .where(eq(orders.orderReference, attempt?.orderReference ?? ''))
    return [order?.status, order?.isVisible]
  }

  it('can be found while its payment is pending, not while its shopper is at the bank', async () => {
    atBank()
    expect(await orderOf((await submit(await ready())).json().utr)).toEqual(['pendingPayment', false])
    shop.gateway.behave = () => ({ kind: 'pending' })
    expect(await orderOf((await submit(await ready())).json().utr)).toEqual(['pendingPayment', true])
  })
})

describe('what the provider is asked', () => {
  it('to store a card only for somebody who is signed in', async () => {
    const guest = await ready()
    await submit(guest, checkoutBody('GB', { storeCard: true }))
    const member = await shop.member('keeper')
    await member.add('1-A')
    await submit(member, checkoutBody('GB', { storeCard: true }))
    await member.add('1-A')
    await submit(member)
    expect(shop.gateway.asked.map(({ storeCard, shopper }) => [storeCard, shopper.reference])).toEqual([
      [undefined, undefined],
      [true, 'keeper'],
      [undefined, 'keeper'],
    ])
  })
})

describe('payments that came to nothing', () => {
  const tried = async (shopper: Shopper, body = checkoutBody()) => {
    const answer = await submit(shopper, body)
    return [answer.statusCode, answer.json().code, answer.headers['retry-after']]
  }
  const REFUSED = [402, 'AD_RESULT_REFUSED', undefined]
  const ENOUGH = [429, 'TOO_MANY_PAYMENTS', '900']

  it('end at the tenth refusal of a session, to the millisecond for a quarter of an hour, and others go on', async () => {
    shop.gateway.behave = () => ({ kind: 'refused', reason: 'Refused' })
    const shopper = await ready()
    for (let tries = 0; tries < 10; tries += 1) expect(await tried(shopper)).toEqual(REFUSED)
    shop.gateway.behave = authorised
    expect(await tried(shopper)).toEqual(ENOUGH)
    expect((await tried(await ready()))[0]).toBe(200)
    at(15 * MINUTE_MS - 1)
    expect(await tried(shopper)).toEqual(ENOUGH)
    at(15 * MINUTE_MS)
    expect((await tried(shopper))[0]).toBe(200)
  })

  it('count where the bank or its check refused them, not where the shopper cancelled or the provider failed', async () => {
    const shopper = await ready()
    for (const kind of ['cancelled', 'preauthFailed'] as const) {
      shop.gateway.behave = () => ({ kind })
      for (let tries = 0; tries < 9; tries += 1) expect((await tried(shopper))[0]).toBe(402)
    }
    shop.gateway.behave = () => ({ kind: 'preauthFailed' })
    expect((await tried(shopper))[0]).toBe(402)
    expect(await tried(shopper)).toEqual(ENOUGH)
  })

  it('five open payments of one e-mail address, in whatever letters, allow no sixth until one of them is decided', async () => {
    atBank()
    const to = (email: string) => checkoutBody('GB', { consumer: { email } })
    const utrs: string[] = []
    for (let tries = 0; tries < 5; tries += 1) utrs.push((await submit(await ready(), to('Five@example.org'))).json().utr)
    expect(await tried(await ready(), to('five@Example.org'))).toEqual([429, 'TOO_MANY_PAYMENTS', '1800'])
    expect((await tried(await ready(), to('other@example.org')))[0]).toBe(428)
    await concludeAttempt(shop.deps, utrs[0] ?? '', { kind: 'cancelled' })
    expect((await tried(await ready(), to('five@example.org')))[0]).toBe(428)
  })
})
