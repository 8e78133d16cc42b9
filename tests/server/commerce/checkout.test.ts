import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { messages } from '../../../server/database/schema/mailbox.ts'
import { carts, orders, paymentAttempts } from '../../../server/database/schema/commerce.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, checkoutBody, submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'
import { authorised, redirectAction } from '../../factories/fake-gateway.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }, { sku: '1-PRE', quantity: 0, state: 'PREORDER' }] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.gateway.behave = authorised
  shop.gateway.held.clear()
  shop.gateway.asked.length = 0
  shop.gateway.cancelled.length = 0
  shop.gateway.confirmed = authorised
  await setStock(10)
})

const setStock = (quantity: number) => shop.runtime.database.update(stock).set({ quantity }).where(eq(stock.sku, '1-A'))
const pieces = async () => (await shop.runtime.database.select().from(stock).where(eq(stock.sku, '1-A')))[0]?.quantity
const placed = async () => (await shop.runtime.database.select().from(orders).where(eq(orders.status, 'placed'))).length
const ready = async (quantity = 2, site?: string): Promise<Shopper> => {
  const shopper = await shop.guest(site)
  await shopper.add('1-A', quantity)
  return shopper
}

describe('submitting the checkout', () => {
  it('answers with everything the completion page needs [DATA-40, CHECKOUT-03]', async () => {
    const answer = await submit(await ready())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ code: 'SUCCESS', siteTag: 'ald-gb', paymentMethod: 'creditcard' })
    for (const field of ['rawToken', 'uat', 'utt', 'utr']) expect(answer.json()[field]).toMatch(/^[\w-]{20,}$/)
  })

  it('tells the buyer once how the order is paid and when what is in stock arrives [CHECKOUT-03]', async () => {
    const completionOf = async (...skus: readonly string[]) => {
      const shopper = await shop.guest()
      for (const sku of skus) await shopper.add(sku, 1)
      const { rawToken, utr } = (await submit(shopper)).json()
      return (await shopper.post('/checkout/completion', { authorization: rawToken, utr })).json()
    }
    expect(await completionOf('1-A')).toMatchObject({
      email: 'ada@example.org',
      paymentMethod: 'creditcard',
      arrival: { from: expect.stringMatching(/^20\d\d-\d\d-\d\d$/), to: expect.stringMatching(/^20\d\d-/) },
    })
    const later = await completionOf('1-PRE')
    expect(later).not.toHaveProperty('arrival')
    expect(later.order.items[0]).toMatchObject({ availability: 'PREORDER' })
    expect(await completionOf('1-A', '1-PRE')).toHaveProperty('arrival')
  })

  it('asks for exactly what the bag showed, in ISO minor units [LOCALE-34]', async () => {
    await submit(await ready(2))
    expect(shop.gateway.asked[0]?.amount).toEqual({ currency: 'GBP', value: 4600 })
    await submit(await ready(1, 'ald-ae'), checkoutBody('AE'))
    expect(shop.gateway.asked[1]?.amount).toEqual({ currency: 'AED', value: 13_000 })
    await submit(await ready(1, 'ald-jp'), checkoutBody('JP'))
    expect(shop.gateway.asked[2]?.amount).toEqual({ currency: 'JPY', value: 4600 })
  })

  it('takes the pieces out of stock and closes the bag', async () => {
    const shopper = await ready(3)
    await submit(shopper)
    expect(await pieces()).toBe(7)
    expect((await shopper.get('/cart')).json().items).toEqual([])
  })

  it('links in its mail to the host of the site', async () => {
    await submit(await ready(1, 'ald-jp'), checkoutBody('JP', { consumer: { email: 'jp@example.org' } }))
    const [mail] = await shop.runtime.database.select().from(messages).where(eq(messages.recipient, 'jp@example.org'))
    expect(mail?.text).toMatch(/http:\/\/jp\.localhost(:\d+)?\/en\/orders\/order-status/)
  })

  it('sends one confirmation, with a link that opens the order without signing in', async () => {
    await submit(await ready(), checkoutBody('GB', { consumer: { email: 'Mail@Example.org' } }))
    const mails = await shop.runtime.database.select().from(messages).where(eq(messages.recipient, 'mail@example.org'))
    expect(mails).toHaveLength(1)
    const link = new URL(/https?:\/\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '')
    expect(link.pathname).toBe('/en/orders/order-status')
    const found = await (await shop.guest()).post('/order/s/query', Object.fromEntries(link.searchParams))
    expect(found.json()).toMatchObject({
      orderReference: link.searchParams.get('orderReference'),
      status: 'placed',
      summary: { totalCost: 46 },
    })
  })

  it('confirms in the language of the order, right to left where that is', async () => {
    const french = await shop.guest('ald-ca', 'fr')
    await french.add('1-A')
    await french.post('/cart/address', { ...addresses.CA, addressLine1: 'TAX PENDING 0' })
    expect((await submit(french, checkoutBody('CA', { consumer: { email: 'fr@example.org' } }))).statusCode).toBe(200)
    const arabic = await shop.guest('ald-ae', 'ar')
    await arabic.add('1-A')
    await submit(arabic, checkoutBody('AE', { consumer: { email: 'ar@example.org' } }))
    const mails = await shop.runtime.database.select().from(messages)
    expect(mails.find(({ recipient }) => recipient === 'fr@example.org')?.subject).toMatch(/^Votre commande CA\d{8} chez Alder$/)
    expect(mails.find(({ recipient }) => recipient === 'ar@example.org')?.html).toContain('dir="rtl"')
  })

  it('writes nothing of a card anywhere', async () => {
    await submit(await ready())
    const dump = JSON.stringify([
      await shop.runtime.database.select().from(orders),
      await shop.runtime.database.query.checkoutSubmits.findMany(),
      await shop.runtime.database.query.paymentAttempts.findMany(),
    ])
    expect([dump.includes('4111111111111111'), dump.includes('test_'), dump.includes('ADA BYRON')]).toEqual([false, false, false])
  })

  it('sells pre-orders and leaves their stock alone', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-PRE', 2)
    expect((await submit(shopper)).statusCode).toBe(200)
  })
})

describe('what is refused before anybody is asked for money', () => {
  const refusal = async (changes: Readonly<Record<string, unknown>>, site?: string, country: keyof typeof addresses = 'GB') => {
    const answer = await submit(await ready(1, site), checkoutBody(country, changes))
    expect(shop.gateway.asked).toHaveLength(0)
    return [answer.statusCode, answer.json().code]
  }

  it('a payment method the site does not offer [DATA-55]', async () => {
    expect(await refusal({ paymentMethod: 'ideal' })).toEqual([422, 'PAYMENT_METHOD_NOT_ALLOWED'])
    expect(await refusal({ paymentMethod: 'CreditCard' })).toEqual([422, 'PAYMENT_METHOD_NOT_ALLOWED'])
  })

  it('an agreement that is required and not given [DATA-33]', async () => {
    expect(await refusal({ agreements: {} })).toEqual([422, 'AGREEMENT_REQUIRED'])
    expect(await refusal({ agreements: { termsAndConditions: false, other: true } })).toEqual([422, 'AGREEMENT_REQUIRED'])
  })

  it('a card method without a card, an express method without its sheet [CODE-05, DATA-52]', async () => {
    expect(await refusal({ encryptedCardNumber: undefined })).toEqual([422, 'CARD_MISSING'])
    expect(await refusal({ paymentMethod: 'paypal_express', encryptedCardNumber: undefined })).toEqual([422, 'EXPRESS_MISSING'])
  })

  it('an address that is wrong or cannot be shipped to [CODE-05]', async () => {
    expect(await refusal({ addresses: { DELIVERY: { ...addresses.GB, city: 'noship' }, BILLING: addresses.GB } })).toEqual([
      422,
      'UNABLE_TO_SHIP',
    ])
    expect(await refusal({ addresses: { DELIVERY: { ...addresses.GB, postcode: 'x' }, BILLING: addresses.GB } })).toEqual([
      422,
      'ADDRESS_INVALID',
    ])
    expect(await refusal({ addresses: {} })).toEqual([422, 'ADDRESS_INVALID'])
  })

  it('a buyer who cannot be written to', async () => {
    expect(await refusal({ consumer: undefined })).toEqual([422, 'CONSUMER_INVALID'])
  })

  it('a bag without items, with items that are gone, and one that changed since [CODE-05, CHECKOUT-08]', async () => {
    const empty = await submit(await shop.guest())
    expect([empty.statusCode, empty.json().code]).toEqual([404, 'ORDER_NOT_FOUND'])
    const shopper = await ready(2)
    await setStock(1)
    const gone = await submit(shopper)
    expect([gone.statusCode, gone.json().code]).toEqual([409, 'UNAVAILABLE_ITEMS'])
    await setStock(10)
    const { revision } = (await shopper.get('/cart')).json()
    await shopper.add('1-A')
    const changed = await submit(shopper, checkoutBody('GB', { revision }))
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'CART_CHANGED'])
  })

  it('a bag whose tax is not calculated yet [TAX-06]', async () => {
    expect(await refusal({}, 'ald-us', 'US')).toEqual([409, 'CART_CHANGED'])
  })

  it('a submit without idempotency key', async () => {
    const answer = await (await ready()).post('/checkout', checkoutBody())
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED'])
  })
})

describe('submitting twice', () => {
  it('answers the same and charges once for one key', async () => {
    const shopper = await ready()
    const key = randomUUID()
    const before = await placed()
    const [first, second] = [await submit(shopper, checkoutBody(), key), await submit(shopper, checkoutBody(), key)]
    expect(second.json()).toEqual(first.json())
    expect([shop.gateway.asked.length, (await placed()) - before]).toEqual([1, 1])
  })

  it('waits for the first when both come at once', async () => {
    const shopper = await ready()
    const key = randomUUID()
    shop.gateway.behave = async (order) => {
      await new Promise((resume) => setTimeout(resume, 300))
      return authorised(order)
    }
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(shopper, checkoutBody(), key)))
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json())
    expect([answers[0]?.statusCode, shop.gateway.asked.length, await pieces()]).toEqual([200, 1, 8])
  })

  it('makes one order of two tabs with keys of their own', async () => {
    const shopper = await ready()
    let answer = (): void => undefined
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    shop.gateway.behave = async (order) => {
      await isAnswered
      return authorised(order)
    }
    const first = submit(shopper)
    await vi.waitFor(() => expect(shop.gateway.asked).toHaveLength(1))
    // While the provider of the first tab has yet to answer.
    const second = await submit(shopper)
    answer()
    expect([(await first).statusCode, second.statusCode]).toEqual([200, 409])
    expect([shop.gateway.held.size, await pieces()]).toEqual([1, 8])
  })

  it('refuses a key that was used for other content', async () => {
    const shopper = await ready()
    const key = randomUUID()
    await submit(shopper, checkoutBody(), key)
    const other = await submit(shopper, checkoutBody('GB', { cardHolderName: 'SOMEONE ELSE' }), key)
    expect([other.statusCode, other.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })

  it('does not hand the answer of one session to another', async () => {
    const key = randomUUID()
    const first = await submit(await ready(), checkoutBody(), key)
    const second = await submit(await ready(), checkoutBody(), key)
    expect([second.statusCode, second.json().utr === first.json().utr]).toEqual([200, false])
  })
})

describe('payments that do not come through at once', () => {
  it('gives the pieces back and keeps the bag when the bank refuses [CODE-05]', async () => {
    const shopper = await ready(4)
    shop.gateway.behave = () => ({ kind: 'refused', reason: 'NOT_ENOUGH_BALANCE' })
    const answer = await submit(shopper)
    expect([answer.statusCode, answer.json()]).toEqual([
      402,
      expect.objectContaining({ code: 'AD_RESULT_REFUSED', refusalReason: 'NOT_ENOUGH_BALANCE' }),
    ])
    expect([await pieces(), (await shopper.get('/cart')).json().items[0].quantity]).toEqual([10, 4])
    shop.gateway.behave = authorised
    expect((await submit(shopper)).statusCode).toBe(200)
  })

  it('distinguishes a failed check and a cancelled payment [CODE-05]', async () => {
    const shopper = await ready()
    shop.gateway.behave = () => ({ kind: 'preauthFailed' })
    expect((await submit(shopper)).json().code).toBe('PREAUTH_FAILED')
    shop.gateway.behave = () => ({ kind: 'cancelled' })
    expect((await submit(shopper)).json().code).toBe('CANCELLED')
    expect(await pieces()).toBe(10)
  })

  it('passes a failure of the provider on and lets the same key try again, charging once [CHECKOUT-05]', async () => {
    const shopper = await ready()
    const key = randomUUID()
    shop.gateway.behave = () => ({ kind: 'failed', status: 503 })
    expect((await submit(shopper, checkoutBody(), key)).statusCode).toBe(503)
    shop.gateway.behave = authorised
    expect((await submit(shopper, checkoutBody(), key)).statusCode).toBe(200)
    expect([new Set(shop.gateway.asked.map(({ utr }) => utr)).size, await pieces()]).toEqual([1, 8])
  })

  it('finds the charge again when the answer got lost on the way', async () => {
    const shopper = await ready()
    const key = randomUUID()
    shop.gateway.behave = () => 'crashAfterCharge'
    expect((await submit(shopper, checkoutBody(), key)).statusCode).toBe(503)
    expect((await submit(shopper, checkoutBody(), key)).statusCode).toBe(200)
    expect([shop.gateway.held.size, shop.gateway.asked.length]).toEqual([1, 1])
  })

  it('takes a lost charge for the order even when the shopper comes back with another card', async () => {
    const shopper = await ready()
    shop.gateway.behave = () => 'crashAfterCharge'
    await submit(shopper)
    const answer = await submit(shopper, checkoutBody('GB', { cardHolderName: 'OTHER CARD' }))
    expect([answer.statusCode, shop.gateway.asked.length, shop.gateway.held.size, await pieces()]).toEqual([200, 1, 1, 8])
  })

  it('asks for a step at the bank with 428, performs it and submits again [API-13, CALL-06, CALL-08, DATA-41]', async () => {
    const shopper = await ready()
    const key = randomUUID()
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    const first = await submit(shopper, checkoutBody(), key)
    expect([first.statusCode, first.json().code]).toEqual([428, 'PAYMENT_ACTION_REQUIRED'])
    const started = (await shopper.post('/checkout/payment', { paymentMethod: 'creditcard', userAgent: 'test' })).json()
    expect(started.utr).toBe(first.json().utr)
    expect(JSON.parse(started.additionalData)).toEqual([{ action: redirectAction }])
    const confirmed = await shop.send({
      method: 'PUT',
      url: `/api/checkout/payment/${started.utr}`,
      body: { details: { redirectResult: 'x' } },
      headers: shopper.headers,
    })
    expect(confirmed.json()).toMatchObject({
      utr: started.utr,
      statusCode: 'AUTHORISED',
      pgTransactionId: `psp-${started.utr}`,
      checkout: { code: 'SUCCESS', utr: started.utr },
    })
    const second = await submit(shopper, checkoutBody('GB', { utr: started.utr }), key)
    expect([second.statusCode, second.json().utr]).toEqual([200, started.utr])
  })

  it('begins a redirect payment, which finishes by the return alone [CHECKOUT-11]', async () => {
    const shopper = await ready()
    await shopper.post('/cart/address', addresses.GB)
    await shopper.post('/checkout/consumer', { email: 'ada@example.org' })
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    const { utr } = (await shopper.post('/checkout/payment', { paymentMethod: 'paypal', userAgent: 'test' })).json()
    expect(shop.gateway.asked[0]?.returnUrl).toBe(`http://localhost:80/en/redirect?utr=${utr}`)
    expect(await pieces()).toBe(8)
    await shopper.put(`/checkout/payment/${utr}`, { redirectResult: 'y' })
    const answer = await submit(shopper, checkoutBody('GB', { paymentMethod: 'paypal', utr, encryptedCardNumber: undefined }))
    expect([answer.statusCode, answer.json().utr, shop.gateway.asked.length]).toEqual([200, utr, 1])
  })

  it('holds to what was agreed when the payment began, and asks for it where nothing was', async () => {
    const pay = async (agreements: unknown) => {
      const shopper = await ready()
      await shopper.post('/cart/address', { ...addresses.GB, email: 'ada@example.org' })
      const { utr } = (await shopper.post('/checkout/payment', { paymentMethod: 'paypal', agreements })).json()
      return submit(shopper, checkoutBody('GB', { paymentMethod: 'paypal', utr, encryptedCardNumber: undefined, agreements: {} }))
    }
    const held = await pay({ termsAndConditions: true, other: true })
    expect(held.statusCode).toBe(200)
    const { database } = shop.runtime
    const [attempt] = await database
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.utr, String(held.json().utr)))
    const [order] = await database
      .select()
      .from(orders)
      .where(eq(orders.orderReference, attempt?.orderReference ?? ''))
    expect(order?.agreements).toEqual({ termsAndConditions: true })
    shop.gateway.behave = () => ({ kind: 'pending' })
    for (const nothing of [undefined, {}, { termsAndConditions: false }]) {
      const refused = await pay(nothing)
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'AGREEMENT_REQUIRED'])
    }
  })

  it('lets a shopper who left the bank page pay by card, and cancels the page payment should it come through', async () => {
    const shopper = await ready()
    await shopper.post('/cart/address', { ...addresses.GB, email: 'ada@example.org' })
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    const { utr } = (await shopper.post('/checkout/payment', { paymentMethod: 'paypal' })).json()
    shop.gateway.behave = authorised
    expect((await submit(shopper)).statusCode).toBe(200)
    await shopper.put(`/checkout/payment/${utr}`, { redirectResult: 'late' })
    expect([await pieces(), (await shopper.put(`/checkout/payment/${utr}`, {})).json().statusCode]).toEqual([8, 'CANCELLED'])
  })

  it('begins no payment, and goes on with none, for another sum than the one the shopper saw', async () => {
    const shopper = await ready()
    await shopper.post('/cart/address', { ...addresses.GB, email: 'ada@example.org' })
    const seen: number = (await shopper.get('/cart')).json().revision
    shop.gateway.behave = () => ({ kind: 'actionRequired', action: redirectAction })
    const begin = (paymentMethod: string, revision: number) => shopper.post('/checkout/payment', { paymentMethod, revision })
    await submit(shopper)
    expect((await begin('creditcard', seen)).statusCode).toBe(200)
    const { revision } = (await shopper.add('1-A', 1)).json()
    const answers = [await begin('creditcard', revision), await begin('paypal', seen), await begin('paypal', revision)]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [422, 'CARD_MISSING'],
      [409, 'CART_CHANGED'],
      [200, undefined],
    ])
  })

  it('says pending with 202, never charges the same bag again, and becomes the order when the bank agrees [CODE-05]', async () => {
    const shopper = await ready()
    shop.gateway.behave = () => ({ kind: 'pending' })
    const first = await submit(shopper)
    expect([first.statusCode, first.json().code]).toEqual([202, 'PENDING'])
    const again = await submit(shopper)
    expect([again.statusCode, again.json().code, shop.gateway.asked.length]).toEqual([404, 'ORDER_NOT_FOUND', 1])
    const { utr } = first.json()
    expect((await shopper.put(`/checkout/payment/${utr}`)).json().statusCode).toBe('PENDING')
    shop.gateway.known.set(utr, authorised({ utr }))
    expect((await shopper.put(`/checkout/payment/${utr}`)).json()).toMatchObject({
      statusCode: 'AUTHORISED',
      pgTransactionId: `psp-${utr}`,
    })
    expect((await shopper.get('/cart')).json().items).toEqual([])
  })

  it('keeps what was added to the bag while the bank made up its mind', async () => {
    const shopper = await ready(2)
    shop.gateway.behave = () => ({ kind: 'pending' })
    const { utr } = (await submit(shopper)).json()
    await shopper.add('1-A', 1)
    shop.gateway.known.set(utr, authorised({ utr }))
    await shopper.put(`/checkout/payment/${utr}`)
    expect((await shopper.get('/cart')).json().items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1])
  })

  it('does not reveal the payment of one shopper to another', async () => {
    const { utr } = (await submit(await ready())).json()
    expect((await (await shop.guest()).put(`/checkout/payment/${utr}`, {})).statusCode).toBe(404)
    expect((await submit(await ready(), checkoutBody('GB', { utr }))).statusCode).toBe(404)
  })
})

describe('after the order', () => {
  it('shows the whole order once for the completion token, and no more than thanks afterwards [FRAME-09]', async () => {
    const shopper = await ready()
    const { rawToken, utr } = (await submit(shopper)).json()
    const visit = () => shopper.post('/checkout/completion', { authorization: rawToken, utr })
    expect((await visit()).json()).toMatchObject({
      email: 'ada@example.org',
      order: { status: 'placed', addresses: { DELIVERY: { city: 'Leeds' } } },
    })
    expect((await visit()).json()).toEqual({})
    expect((await shopper.post('/checkout/completion', { authorization: 'x'.repeat(43), utr })).statusCode).toBe(404)
  })

  it('offers what the payment step needs [CALL-09]', async () => {
    const answer = (await (await ready()).get('/checkout/paymentSession')).json()
    expect(answer).toMatchObject({
      clientKey: 'test_vitrine_demo',
      environment: 'test',
      countryCode: 'GB',
      amount: { currency: 'GBP', value: 4600 },
    })
    expect(answer.paymentMethods.slice(0, 2)).toEqual([
      { id: 'creditcard', type: 'scheme', brands: expect.arrayContaining(['visa', 'mc', 'amex']) },
      { id: 'paypal', type: 'paypal' },
    ])
    expect((await (await shop.guest()).get('/checkout/paymentSession')).statusCode).toBe(404)
  })

  it('gives every cart its own next bag', async () => {
    const shopper = await ready()
    const before = (await shopper.get('/cart')).json().publicId
    await submit(shopper)
    const after = (await shopper.get('/cart')).json().publicId
    expect(after).not.toBe(before)
    expect(await shop.runtime.database.select({ status: carts.status }).from(carts).where(eq(carts.publicId, before))).toEqual([
      { status: 'ordered' },
    ])
  })
})
