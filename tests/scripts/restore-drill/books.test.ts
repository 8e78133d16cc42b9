import { describe, expect, it } from 'vitest'
import { compareBooks, lossOf, promisedOf } from '../../../scripts/restore-drill/books.mjs'

const attempt = (utr: string) => ({
  utr,
  state: 'settled',
  value: 1_000,
  currency: 'GBP',
  cart_id: `bag-${utr}`,
  reserved: [{ sku: 'tee', quantity: 1 }],
  status: 'placed',
  email: `${utr}@example.org`,
  order_reference: `GB-${utr}`,
})
const payment = (utr: string) => ({ reference: utr, pspReference: `psp-${utr}`, value: 1_000, currency: 'GBP', resultCode: 'Authorised' })
const stored = (...utrs: readonly string[]) => ({
  attempts: utrs.map(attempt),
  payments: [],
  stock: new Map([['tee', 10 - utrs.length]]),
  cartStatus: new Map(utrs.map((utr) => [`bag-${utr}`, 'ordered'])),
  confirmations: new Map(utrs.map((utr) => [`${utr}@example.org`, 1])),
})
const acknowledged = (...utrs: readonly string[]): Map<string, string> => new Map(utrs.map((utr) => [`${utr}@example.org`, utr]))
const before = new Map([['tee', 10]])
const compare = (inDatabase: readonly string[], { paid, kept, gone }: Readonly<Record<'paid' | 'kept' | 'gone', readonly string[]>>) =>
  compareBooks({
    stored: stored(...inDatabase),
    authorised: paid.map(payment),
    before,
    kept: acknowledged(...kept),
    gone: acknowledged(...gone),
  })

describe('the books of a restored database', () => {
  it('are right where every order from before the moment is there, paid, and none from after it', () => {
    expect(compare(['a', 'b'], { paid: ['a', 'b'], kept: ['a', 'b'], gone: ['c'] })).toMatchObject({
      wrong: [],
      paymentsWithoutAnOrder: [],
      orders: 2,
    })
  })

  it('name the payments that the provider has and the shop has not, which is no fault of the restore', () => {
    const { wrong, paymentsWithoutAnOrder } = compare(['a'], { paid: ['a', 'c'], kept: ['a'], gone: ['c'] })
    expect(wrong).toEqual([])
    expect(paymentsWithoutAnOrder).toEqual([payment('c')])
  })

  it('are wrong where an order from before the moment is missing', () => {
    const { wrong } = compare(['a'], { paid: ['a', 'b'], kept: ['a', 'b'], gone: [] })
    expect(wrong).toEqual(['The order of b@example.org (b) was acknowledged and is lost'])
  })

  it('are wrong where an order from after the moment is there', () => {
    const { wrong } = compare(['a', 'c'], { paid: ['a', 'c'], kept: ['a'], gone: ['c'] })
    expect(wrong).toEqual(['The order of c@example.org (c) came after the moment and is there'])
  })

  it('are wrong where stock does not add up, or an order is not paid', () => {
    const books = { ...stored('a'), stock: new Map([['tee', 8]]) }
    const { wrong } = compareBooks({ stored: books, authorised: [], before, kept: acknowledged('a') })
    expect(wrong).toEqual(['tee: 10 before, 1 sold or reserved, yet 8 left', 'Order GB-a is not paid with its own amount'])
  })
})

describe('what a lost machine takes with it', () => {
  const orders = new Map([
    ['a@example.org', { utr: 'a', at: 10_000 }],
    ['b@example.org', { utr: 'b', at: 14_000 }],
    ['c@example.org', { utr: 'c', at: 19_000 }],
  ])

  it('may only be orders that are younger than a segment gets before it is archived', () => {
    expect([...promisedOf(orders, { lostAt: 20_000, promisedMs: 5_000 }).values()]).toEqual(['a', 'b'])
  })

  it('is counted in orders, and in seconds since the newest that came back', () => {
    expect(lossOf(orders, { stored: stored('a', 'b'), lostAt: 20_000 })).toEqual({ lost: 1, seconds: 6 })
    expect(lossOf(orders, { stored: stored('a', 'b', 'c'), lostAt: 20_000 })).toEqual({ lost: 0, seconds: 1 })
  })
})
