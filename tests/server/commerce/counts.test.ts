import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refusalClass } from '../../../server/commerce/payments/refusal-class.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp } from '../../factories/commerce-app.ts'
import { authorised } from '../../factories/fake-gateway.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
})
afterAll(() => shop.close())

type Name = 'orders' | 'payments' | 'bags' | 'bagLines'
const counted = async (name: Name) => (await shop.runtime.counts[name].get()).values.map(({ labels, value }) => ({ ...labels, value }))

describe('what a shop counts while it sells', () => {
  it('is each bag that gets a first line, and each addition', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A', 1)
    await shopper.add('1-A', 1)
    expect(await counted('bags')).toEqual([{ site: 'ald-gb', value: 1 }])
    expect(await counted('bagLines')).toEqual([{ site: 'ald-gb', value: 2 }])
  })

  it('is each refused payment with the class of its reason, and each order once', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A', 1)
    shop.gateway.behave = () => ({ kind: 'refused', reason: 'Not enough balance' })
    await submit(shopper)
    shop.gateway.behave = authorised
    expect(await counted('orders')).toEqual([])
    expect((await submit(shopper)).statusCode).toBe(200)
    expect(await counted('orders')).toEqual([{ site: 'ald-gb', method: 'creditcard', value: 1 }])
    expect(await counted('payments')).toEqual([
      { method: 'creditcard', outcome: 'refused', reason: 'funds', value: 1 },
      { method: 'creditcard', outcome: 'authorised', reason: '', value: 1 },
    ])
  })

  it.each([
    ['Not enough balance', 'funds'],
    ['Issuer Suspected Fraud', 'fraud'],
    ['3D Not Authenticated', 'authentication'],
    ['Acquirer Error', 'provider'],
    ['Expired Card', 'card'],
    ['CVC Declined', 'card'],
    ['Refused', 'bank'],
    ['Something that no provider has said before', 'bank'],
  ])('names the reason “%s” %s', (reason, name) => expect(refusalClass(reason)).toBe(name))
})

describe('a payment provider that gives no answer', () => {
  it('is reported once for each call that it leaves open, with what was thrown', async () => {
    const reportFailure = vi.spyOn(shop.runtime, 'reportFailure')
    const cause = new Error('Cut off')
    shop.gateway.behave = () => {
      throw cause
    }
    const shopper = await shop.guest()
    await shopper.add('1-A', 1)
    expect((await submit(shopper)).statusCode).toBe(503)
    expect(reportFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'paymentUnanswered', cause }))
    shop.gateway.behave = authorised
  })
})
