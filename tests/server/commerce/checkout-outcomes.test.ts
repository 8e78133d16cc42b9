import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stock, variants } from '../../../server/database/schema/catalogue.ts'
import { orders, paymentAttempts } from '../../../server/database/schema/commerce.ts'
import { returnStock, takeStock } from '../../../server/commerce/checkout/stock.ts'
import type { PaymentOutcome } from '../../../server/commerce/payments/payment-gateway.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, card, checkoutBody, submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'
import { authorised, redirectAction } from '../../factories/fake-gateway.ts'

/* What the provider is asked, what is written down of an order, and what the shopper is told of each outcome. */

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  const { database } = shop.runtime
  await insertProduct(database, { id: '1', variants: [{ sku: '1-A' }, { sku: '1-PLAIN' }] })
  await database
    .update(variants)
    .set({ sizeType: { slug: 'tall', label: { en: 'Tall' } } })
    .where(eq(variants.sku, '1-A'))
  await database.update(variants).set({ color: null, size: null }).where(eq(variants.sku, '1-PLAIN'))
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.gateway.behave = authorised
  shop.gateway.confirmed = authorised
  shop.gateway.asked.length = 0
  shop.gateway.cancelled.length = 0
  await shop.runtime.database.delete(paymentAttempts)
  await shop.runtime.database.update(stock).set({ quantity: 10 })
})

const ready = async (shopper: Shopper | Promise<Shopper> = shop.guest()): Promise<Shopper> => {
  await (await shopper).add('1-A')
  return shopper
}
const pieces = async () => (await shop.runtime.database.select().from(stock).where(eq(stock.sku, '1-A')))[0]?.quantity
const attemptOf = async (utr: string) => (await shop.runtime.database.select().from(paymentAttempts).where(eq(paymentAttempts.utr, utr)))[0]
const orderOf = async (utr: string) => {
  const { orderReference = '' } = (await attemptOf(utr)) ?? {}
  return (await shop.runtime.database.select().from(orders).where(eq(orders.orderReference, orderReference)))[0]
}
const withoutCard = Object.fromEntries(Object.keys(card).map((name) => [name, undefined]))
const ACTION: PaymentOutcome = { kind: 'actionRequired', action: redirectAction }

describe('the provider is asked', () => {
  it('for the amount of the bag, with the card, who pays, where it is delivered to and where the shopper comes back to', async () => {
    const { utr } = (await submit(await ready(shop.guest('ald-gb')))).json()
    expect(shop.gateway.asked).toEqual([
      {
        utr,
        amount: { currency: 'GBP', value: 2600 },
        method: 'creditcard',
        card,
        returnUrl: `http://localhost:80/en/redirect?utr=${utr}`,
        countryCode: 'GB',
        locale: 'en-GB',
        shopper: {
          email: 'ada@example.org',
          address: expect.objectContaining({ city: 'Leeds', addressType: 'DELIVERY' }),
          userAgent: 'test',
        },
      },
    ])
  })

  it('for a payment of the account, where the shopper is signed in, and with no browser where none was named', async () => {
    const member = await ready(shop.member('ada'))
    await submit(member, checkoutBody('GB', { consumer: undefined, userAgent: undefined }))
    expect(shop.gateway.asked[0]?.shopper).toMatchObject({ reference: 'ada', email: 'ada@example.com' })
    expect(shop.gateway.asked[0]?.shopper).not.toHaveProperty('userAgent')
  })

  it('for a stored card by its id, without a card', async () => {
    const member = await ready(shop.member('bob'))
    expect((await submit(member, checkoutBody('GB', { ...withoutCard, cardToken: 'stored-1' }))).statusCode).toBe(200)
    expect(shop.gateway.asked[0]).toMatchObject({ cardToken: 'stored-1' })
    expect(shop.gateway.asked[0]).not.toHaveProperty('card')
  })
})

describe('an order is written down', () => {
  it('with its lines as they were sold, its sums, its buyer and its addresses', async () => {
    const shopper = await ready()
    await shopper.add('1-PLAIN', 2)
    await shopper.put('/cart/voucher', { apply: 'SAVE10' })
    await shopper.post('/shipping', { id: 'express' })
    const billing = { ...addresses.GB, city: 'York' }
    const body = checkoutBody('GB', {
      addresses: { DELIVERY: addresses.GB, BILLING: billing },
      consumer: { email: 'Ada@Example.org', phoneNumber: '+447400999999' },
    })
    const { utr } = (await submit(shopper, body)).json()
    const line = { productId: '1', name: 'Product 1', brand: 'Nordlys', price: 20, thumbnailUrl: '/images/test/1' }
    expect(await orderOf(utr)).toMatchObject({
      siteTag: 'ald-gb',
      clientTag: 'ald',
      language: 'en',
      accountId: null,
      email: 'ada@example.org',
      phone: '+447400999999',
      status: 'placed',
      isVisible: true,
      currency: 'GBP',
      items: [
        { ...line, sku: '1-A', quantity: 1, color: 'White', size: 'M', sizeType: 'Tall' },
        { ...line, sku: '1-PLAIN', quantity: 2 },
      ],
      summary: { totalItemCost: 60, totalDiscount: 6, deliveryCost: 14, totalTax: 11.33, totalCost: 68 },
      shippingMethod: 'express',
      delivery: { city: 'Leeds', addressType: 'DELIVERY' },
      billing: { city: 'York', addressType: 'BILLING' },
      agreements: { termsAndConditions: true },
      origin: 'http://localhost:80',
    })
    const plain = (await orderOf(utr))?.items[1]
    for (const name of ['color', 'size', 'sizeType']) expect(plain).not.toHaveProperty(name)
  })

  it('with delivery before tax where tax is added, so that its lines add up', async () => {
    const shopper = await ready(shop.guest('ald-us'))
    await shopper.post('/cart/address', { ...addresses.US, addressLine1: 'TAX PENDING 0' })
    const { utr } = (await submit(shopper, checkoutBody('US'))).json()
    expect((await orderOf(utr))?.summary).toEqual({
      totalItemCost: 26,
      totalDiscount: 0,
      deliveryCost: 6,
      totalTax: 2.56,
      taxPercent: 8,
      totalCost: 34.56,
    })
  })

  it.each([
    ['what was entered now', { email: 'now@example.org' }, 'kept@example.org', 'now@example.org'],
    ['what was entered before', undefined, 'kept@example.org', 'kept@example.org'],
    ['the delivery address', undefined, undefined, 'address@example.org'],
  ])('with the e-mail address of %s', async (_what, consumer, kept, email) => {
    const shopper = await ready()
    if (kept !== undefined) await shopper.post('/checkout/consumer', { email: kept })
    const delivery = { ...addresses.GB, email: 'address@example.org' }
    const body = checkoutBody('GB', { consumer, addresses: { DELIVERY: delivery, BILLING: delivery } })
    const answer = await submit(shopper, body)
    expect((await orderOf(answer.json().utr))?.email).toBe(email)
  })

  it('with the e-mail address of the account, unless another one is entered', async () => {
    const emailOf = async (consumer: object | undefined) => {
      const { utr } = (await submit(await ready(shop.member('cat')), checkoutBody('GB', { consumer }))).json()
      return (await orderOf(utr))?.email
    }
    expect([await emailOf(undefined), await emailOf({ email: 'cat@example.net' })]).toEqual(['cat@example.com', 'cat@example.net'])
  })

  it('with the addresses, the buyer and the phone number of the bag where a payment page is begun from there', async () => {
    const shopper = await ready()
    await shopper.post('/cart/address', addresses.GB)
    await shopper.post('/cart/address', { ...addresses.GB, city: 'York', addressType: 'BILLING' })
    await shopper.post('/checkout/consumer', { email: 'bag@example.org' })
    const { utr } = (await shopper.post('/checkout/payment', { paymentMethod: 'paypal' })).json()
    expect(await orderOf(utr)).toMatchObject({
      email: 'bag@example.org',
      phone: addresses.GB.phoneNumber,
      delivery: { city: 'Leeds' },
      billing: { city: 'York' },
    })
  })
})

describe('beginning a payment page', () => {
  const withAddress = async () => {
    const shopper = await ready()
    await shopper.post('/cart/address', { ...addresses.GB, email: 'ada@example.org' })
    return shopper
  }
  const begin = async (shopper: Shopper, body: object = { paymentMethod: 'paypal' }) => {
    const answer = await shopper.post('/checkout/payment', body)
    const { utr, additionalData, code } = answer.json()
    return {
      status: answer.statusCode,
      utr: String(utr),
      code,
      actions: additionalData === undefined ? undefined : JSON.parse(additionalData),
    }
  }

  it.each<[PaymentOutcome, number, unknown]>([
    [{ kind: 'authorised', pspReference: 'psp' }, 200, []],
    [{ kind: 'pending' }, 200, [{ action: { type: 'await' } }]],
    [{ kind: 'pending', action: redirectAction }, 200, [{ action: redirectAction }]],
    [ACTION, 200, [{ action: redirectAction }]],
    [{ kind: 'refused', reason: 'No' }, 402, 'AD_RESULT_REFUSED'],
    [{ kind: 'preauthFailed' }, 402, 'PREAUTH_FAILED'],
    [{ kind: 'cancelled' }, 402, 'CANCELLED'],
    [{ kind: 'failed', status: 503 }, 503, 'SERVER_ERROR'],
    [{ kind: 'mismatch', isUnproven: false }, 409, 'PAYMENT_MISMATCH'],
  ])('that comes to %j answers %s', async (outcome, status, told) => {
    shop.gateway.behave = () => outcome
    const { status: answered, actions, code } = await begin(await withAddress())
    expect([answered, actions ?? code]).toEqual([status, told])
  })

  it('repeats the action of one that is named, whatever its method, and only to its shopper', async () => {
    shop.gateway.behave = () => ACTION
    const shopper = await withAddress()
    const { utr } = await begin(shopper)
    expect(await begin(shopper, { paymentMethod: 'paypal', utr })).toEqual({
      status: 200,
      utr,
      code: undefined,
      actions: [{ action: redirectAction }],
    })
    expect(await begin(await withAddress(), { paymentMethod: 'paypal', utr })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await begin(shopper, { paymentMethod: 'paypal', utr: 'utr-of-nobody' })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(shop.gateway.asked).toHaveLength(1)
  })

  it('has nothing more to do for one that is paid', async () => {
    const shopper = await withAddress()
    const { utr } = await begin(shopper)
    expect(await begin(shopper, { paymentMethod: 'paypal', utr })).toMatchObject({ status: 200, utr, actions: [] })
  })

  it('begins anew by the same wallet without its name, and gives the first one’s pieces back', async () => {
    shop.gateway.behave = () => ACTION
    const shopper = await withAddress()
    const [first, second] = [await begin(shopper), await begin(shopper)]
    expect(second.utr).not.toBe(first.utr)
    expect([(await attemptOf(first.utr))?.state, (await orderOf(first.utr))?.status, await pieces()]).toEqual([
      'superseded',
      'cancelled',
      9,
    ])
  })

  it('is refused without an address, without an e-mail address, with a card for a wallet, and by a method of another site', async () => {
    const refusal = async (shopper: Shopper, body?: object) => {
      const { status, code } = await begin(shopper, body)
      return [status, code]
    }
    expect(await refusal(await ready())).toEqual([422, 'ADDRESS_INVALID'])
    const unknown = await ready()
    await unknown.post('/cart/address', addresses.GB)
    expect(await refusal(unknown)).toEqual([422, 'CONSUMER_INVALID'])
    expect(await refusal(await withAddress(), { paymentMethod: 'paypal', ...card })).toEqual([400, 'INVALID_REQUEST'])
    expect(await refusal(await withAddress(), { paymentMethod: 'ideal' })).toEqual([422, 'PAYMENT_METHOD_NOT_ALLOWED'])
    expect(await refusal(await withAddress(), {})).toEqual([400, 'INVALID_REQUEST'])
    expect(await refusal(await shop.guest())).toEqual([404, 'ORDER_NOT_FOUND'])
    expect([shop.gateway.asked, await pieces()]).toEqual([[], 10])
  })
})

describe('coming back from a payment page', () => {
  const atBank = async () => {
    shop.gateway.behave = () => ACTION
    const shopper = await ready()
    const { utr } = (await submit(shopper)).json()
    const back = async (body: object = { redirectResult: 'x' }) => {
      const answer = await shopper.put(`/checkout/payment/${utr}`, body)
      return [answer.statusCode, answer.json()]
    }
    return { shopper, utr: String(utr), back }
  }

  it.each<[PaymentOutcome, number, object]>([
    [
      { kind: 'authorised', pspReference: 'PSP7' },
      200,
      { statusCode: 'AUTHORISED', pgTransactionId: 'PSP7', checkout: expect.objectContaining({ code: 'SUCCESS' }) },
    ],
    [{ kind: 'pending' }, 200, { statusCode: 'PENDING', checkout: expect.objectContaining({ code: 'SUCCESS' }) }],
    [{ kind: 'cancelled' }, 200, { statusCode: 'CANCELLED' }],
    [{ kind: 'refused', reason: 'CVC Declined' }, 200, { statusCode: 'REFUSED', refusalReason: 'CVC Declined' }],
    [{ kind: 'preauthFailed' }, 200, { statusCode: 'REFUSED', refusalReason: 'PREAUTH_FAILED' }],
    [ACTION, 428, { code: 'PAYMENT_ACTION_REQUIRED' }],
    [{ kind: 'failed', status: 502 }, 502, { code: 'SERVER_ERROR' }],
  ])('with %j answers %i', async (outcome, status, told) => {
    const { back } = await atBank()
    shop.gateway.confirmed = () => outcome
    const [answered, body] = await back()
    expect([answered, body]).toEqual([status, expect.objectContaining(told)])
    if (outcome.kind !== 'authorised' && outcome.kind !== 'pending') expect(body).not.toHaveProperty('checkout')
  })

  it.each<[PaymentOutcome, object]>([
    [
      { kind: 'authorised', pspReference: 'PSP8' },
      { statusCode: 'AUTHORISED', pgTransactionId: 'PSP8' },
    ],
    [
      { kind: 'refused', reason: 'CVC Declined' },
      { statusCode: 'REFUSED', refusalReason: 'CVC Declined' },
    ],
    [{ kind: 'cancelled' }, { statusCode: 'CANCELLED' }],
  ])('a second time tells the same of %j, whatever is brought then', async (outcome, told) => {
    const { back } = await atBank()
    shop.gateway.confirmed = () => outcome
    await back()
    shop.gateway.confirmed = () => ({ kind: 'failed', status: 500 })
    expect(await back()).toEqual([200, expect.objectContaining(told)])
  })

  it('to a payment that another one has taken the place of finds it cancelled', async () => {
    const { shopper, back } = await atBank()
    shop.gateway.behave = authorised
    expect((await submit(shopper)).statusCode).toBe(200)
    expect(await back()).toEqual([200, expect.objectContaining({ statusCode: 'CANCELLED' })])
  })

  it('with a closed window cancels at the provider, but not what was paid already', async () => {
    const left = await atBank()
    shop.gateway.confirmed = () => ACTION
    expect(await left.back({ details: { cancelled: true } })).toEqual([200, { utr: left.utr, statusCode: 'CANCELLED' }])
    expect([shop.gateway.cancelled, await pieces()]).toEqual([[left.utr], 10])
    const paid = await atBank()
    shop.gateway.confirmed = authorised
    expect((await paid.back({ details: { cancelled: true } }))[1].statusCode).toBe('AUTHORISED')
    const open = await atBank()
    shop.gateway.confirmed = () => ACTION
    for (const cancelled of [false, 'yes']) expect((await open.back({ details: { cancelled } }))[0]).toBe(428)
    expect(shop.gateway.cancelled).toEqual([left.utr])
  })

  it('with more than a bank gives is refused', async () => {
    const { back, utr } = await atBank()
    for (const body of [{ details: 'x' }, { ['x'.repeat(65)]: 'y' }]) expect((await back(body))[0]).toBe(400)
    expect((await attemptOf(utr))?.state).toBe('open')
  })
})

describe('stock', () => {
  it('is announced when the last piece is sold and when it comes back, and not in between', async () => {
    const announced: string[] = []
    const { runtime } = shop.deps
    const announceStock = async (sku: string) => void announced.push(sku)
    await runtime.database.update(stock).set({ quantity: 3 })
    await runtime.database.transaction(async (transaction) => {
      const within = { transaction, announceStock }
      expect(await takeStock(within, [{ sku: '1-A', quantity: 2 }])).toEqual([{ sku: '1-A', quantity: 2 }])
      expect(announced).toEqual([])
      expect(await takeStock(within, [{ sku: '1-A', quantity: 2 }])).toBeUndefined()
      await takeStock(within, [{ sku: '1-A', quantity: 1 }])
      expect(announced).toEqual(['1-A'])
      await returnStock(within, [{ sku: '1-A', quantity: 1 }])
      await returnStock(within, [{ sku: '1-A', quantity: 2 }])
      expect(announced).toEqual(['1-A', '1-A'])
    })
    expect(await pieces()).toBe(3)
  })
})
