import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recoverOrders } from '../../../server/commerce/checkout/recover-orders.ts'
import type { CommerceDeps } from '../../../server/commerce/commerce-deps.ts'
import { commercePlugin } from '../../../server/commerce/commerce-plugin.ts'
import type { MerchantData } from '../../../server/commerce/merchant/merchant-data.ts'
import { createAdyenGateway } from '../../../server/commerce/payments/adyen/adyen-gateway.ts'
import type { PaymentNotification } from '../../../server/commerce/payments/notification.ts'
import { signNotification } from '../../factories/sign-notification.ts'
import { stock } from '../../../server/database/schema/catalogue.ts'
import { orders, paymentAttempts } from '../../../server/database/schema/commerce.ts'
import { messages } from '../../../server/database/schema/mailbox.ts'
import { createInProcessFetch } from '../../../server/operations/in-process-fetch.ts'
import { paymentsEmulator } from '../../../platform/payments/plugin.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, checkoutBody } from '../../factories/checkout.ts'
import { createCommerceApp, guestCredentials, type CommerceApp } from '../../factories/commerce-app.ts'
import { site } from '../../factories/site.ts'
import { defined } from '../../../src/lib/defined.ts'

/* Every way to pay against the embedded provider on its wire, to its good and to its bad end, and what the books say afterwards. */

const PIECES = 1_000

/** Sites with the methods of a country, on the catalogue and the address rules of the United Kingdom. */
const siteOf = (currency: string, methods: ReturnType<typeof site>['payments']['methods'], express = false) => {
  const base = site('gb')
  return {
    ...base,
    siteTag: `ald-${currency.toLowerCase()}`,
    currency: { ...base.currency, code: currency },
    payments: { ...base.payments, express, methods },
  }
}
const SITES = [
  siteOf('EUR', ['ideal', 'creditcard', 'paypal', 'bankTransfer_IBAN', 'applepay']),
  siteOf('CNY', ['alipay', 'wechatpayQR', 'creditcard']),
  siteOf('HKD', ['creditcard', 'alipay_hk', 'alipay', 'wechatpayQR']),
  siteOf('KRW', ['kcp_creditcard', 'kcp_payco', 'creditcard']),
  siteOf('MYR', ['molpay_ebanking_fpx_MY', 'creditcard', 'paywithgoogle']),
  siteOf(
    'USD',
    ['creditcard', 'paypal', 'paypal_express', 'applepay', 'applepay_express', 'paywithgoogle', 'paywithgoogle_express', 'afterpay'],
    true,
  ),
  // Offered by the site, and by nobody else: what a provider takes away.
  siteOf('CHF', ['creditcard', 'afterpay', 'ideal', 'paypal_express']),
]

/** What shipping costs in every currency of these sites. */
const withPrices = (merchant: MerchantData): MerchantData => ({
  ...merchant,
  shipping: new Map(
    [...merchant.shipping].map(([id, offer]) => [
      id,
      { ...offer, price: { ...offer.price, ...Object.fromEntries(SITES.map(({ currency }) => [currency.code, 6])) } },
    ]),
  ),
})

let shop: CommerceApp
let app: FastifyInstance
let deps: CommerceDeps
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
  app = Fastify()
  const runtime = {
    ...shop.runtime,
    sites: [...shop.runtime.sites, ...SITES],
    merchant: { ...shop.runtime.merchant, current: async () => withPrices(await shop.runtime.merchant.current()) },
    fetch: createInProcessFetch(() => app, shop.runtime.config.origin),
  }
  deps = { ...shop.deps, runtime, payments: createAdyenGateway(runtime) }
  await app.register(paymentsEmulator, { prefix: '/payments', runtime, sleep: async () => undefined })
  await app.register(commercePlugin, deps)
})
afterAll(async () => {
  await app.close()
  await shop.close()
})
beforeEach(async () => {
  shop.runtime.clock.reset()
  const { database } = shop.runtime
  await database.delete(paymentAttempts)
  await database.delete(orders)
  await database.delete(messages)
  await database.update(stock).set({ quantity: PIECES })
})

let addressNumber = 0
const guestOf = async (currency: string) => {
  const siteTag = `ald-${currency.toLowerCase()}`
  addressNumber += 1
  const remoteAddress = `10.1.0.${addressNumber}`
  const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: guestCredentials }
  const begun = await app.inject({ method: 'POST', url: '/api/basic-session', headers, payload: { language: 'en', sitePublicId: siteTag } })
  const session = { ...headers, shoppingsessionid: String(begun.headers['shoppingsessionid']) }
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/api${path}?siteTag=${siteTag}&lang=en`,
      headers: { ...session, 'idempotency-key': randomUUID() },
      remoteAddress,
      ...defined({ payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  await call('POST', '/cart', { setCode: '1-A', quantity: 2, productId: '1', customisation: null, forceBasketClear: false })
  await call('POST', '/cart/address', { ...addresses.GB, email: 'ada@example.org' })
  return call
}
type Guest = Awaited<ReturnType<typeof guestOf>>

const start = (guest: Guest, paymentMethod: string, more: object = {}) =>
  guest('POST', '/checkout/payment', { paymentMethod, userAgent: 'test', agreements: { termsAndConditions: true }, ...more })
const actionOf = (answer: { readonly body: { readonly additionalData: string } }) => JSON.parse(answer.body.additionalData)[0]?.action
/** The shopper at the bank; what she brings back. */
const atBank = async (utr: string, choice: string): Promise<string> => {
  const page = await app.inject({
    method: 'POST',
    url: `/payments/simulator/${utr}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  })
  const location = String(page.headers.location ?? '')
  return (
    (URL.canParse(location) ? new URL(location).searchParams.get('redirectResult') : undefined) ??
    /name="redirectResult" value="([^"]+)"/.exec(page.body)?.[1] ??
    ''
  )
}
const comeBack = (guest: Guest, utr: string, redirectResult: string) =>
  guest('PUT', `/checkout/payment/${utr}`, { details: { redirectResult } })

const books = async () => {
  const { database } = shop.runtime
  const [piece] = await database.select().from(stock).where(eq(stock.sku, '1-A'))
  const attempts = await database.select().from(paymentAttempts)
  const placed = await database.select().from(orders)
  return {
    sold: PIECES - (piece?.quantity ?? 0),
    attempts: attempts.map(({ state }) => state),
    orders: placed.map(({ status }) => status),
    mails: (await database.select().from(messages)).length,
  }
}
const PAID = { sold: 2, attempts: ['settled'], orders: ['placed'], mails: 1 }
const NOTHING = { sold: 0, attempts: ['released'], orders: ['cancelled'], mails: 0 }

const notify = async (utr: string, eventCode = 'AUTHORISATION') => {
  const [attempt] = await shop.runtime.database.select().from(paymentAttempts).where(eq(paymentAttempts.utr, utr))
  const item: PaymentNotification = {
    amount: { currency: attempt?.currency ?? '', value: attempt?.value ?? 0 },
    eventCode,
    merchantAccountCode: shop.runtime.config.PAYMENT_MERCHANT_ACCOUNT,
    merchantReference: utr,
    pspReference: `NOTE${utr.slice(0, 8)}`,
    reason: '',
    success: 'true',
  }
  const additionalData = { hmacSignature: signNotification(shop.runtime.config.PAYMENT_HMAC_KEY, item) }
  return app.inject({
    method: 'POST',
    url: '/api/webhooks/payments',
    payload: { live: 'false', notificationItems: [{ NotificationRequestItem: { ...item, additionalData } }] },
  })
}

const REDIRECTS = [
  ['paypal', 'USD', {}],
  ['afterpay', 'USD', {}],
  ['ideal', 'EUR', { issuer: '1121' }],
  ['molpay_ebanking_fpx_MY', 'MYR', { issuer: 'fpx_mb2u' }],
  ['kcp_creditcard', 'KRW', {}],
  ['kcp_payco', 'KRW', {}],
  ['alipay', 'CNY', {}],
  ['alipay_hk', 'HKD', {}],
] as const

describe.each(REDIRECTS)('%s', (method, currency, more) => {
  it('goes to its page and comes back paid: one order, its pieces, one mail [DATA-104, CHECKOUT-11]', async () => {
    const guest = await guestOf(currency)
    const begun = await start(guest, method, more)
    expect(actionOf(begun)).toMatchObject({ type: 'redirect', url: expect.stringContaining(`/payments/simulator/${begun.body.utr}`) })
    const answer = await comeBack(guest, begun.body.utr, await atBank(begun.body.utr, 'authorise'))
    expect(answer.body).toMatchObject({ statusCode: 'AUTHORISED', checkout: { code: 'SUCCESS', paymentMethod: method } })
    expect(await books()).toEqual(PAID)
  })

  it.each([
    ['refuse', 'REFUSED'],
    ['cancel', 'CANCELLED'],
  ])('after %s at its page says so, and gives the pieces back', async (choice, statusCode) => {
    const guest = await guestOf(currency)
    const { utr } = (await start(guest, method, more)).body
    expect((await comeBack(guest, utr, await atBank(utr, choice))).body.statusCode).toBe(statusCode)
    expect(await books()).toEqual(NOTHING)
    expect((await guest('GET', '/cart')).body.items).toHaveLength(1)
  })
})

const WALLETS = [
  ['applepay', 'USD'],
  ['applepay_express', 'USD'],
  ['paywithgoogle', 'MYR'],
  ['paywithgoogle_express', 'USD'],
  ['paypal_express', 'USD'],
] as const

/** What a wallet signs for a sum, in its own form. */
const signed = (method: string, amount: { readonly currency: string; readonly value: number }, choice = 'pay'): string => {
  const token = Buffer.from(JSON.stringify({ nonce: randomUUID(), choice, ...amount })).toString('base64url')
  return method === 'paypal_express' ? JSON.stringify({ orderID: token, payerID: 'TESTPAYER' }) : token
}
const pay = (guest: Guest, method: string, walletToken: string | undefined) => {
  const { cardHolderName: _name, encryptedCardNumber: _number, encryptedExpiryMonth: _month, ...rest } = checkoutBody()
  const { encryptedExpiryYear: _year, encryptedSecurityCode: _code, ...body } = rest
  return guest('POST', '/checkout', { ...body, paymentMethod: method, ...defined({ walletToken }) })
}
const sumOf = async (guest: Guest) => (await guest('GET', '/checkout/paymentSession')).body.amount

describe.each(WALLETS)('%s', (method, currency) => {
  it('pays with what the wallet signed for this sum, once [DATA-104]', async () => {
    const guest = await guestOf(currency)
    const token = signed(method, await sumOf(guest))
    expect(await pay(guest, method, token)).toMatchObject({ status: 200, body: { code: 'SUCCESS', paymentMethod: method } })
    expect(await books()).toEqual(PAID)
    const other = await guestOf(currency)
    expect(await pay(other, method, token)).toMatchObject({ status: 402, body: { code: 'AD_RESULT_REFUSED' } })
  })

  it.each([
    ['refused by the wallet’s bank', (amount: { currency: string; value: number }) => signed(method, amount, 'refuse')],
    [
      'signed for another sum',
      ({ currency: code, value }: { currency: string; value: number }) => signed(method, { currency: code, value: value - 1 }),
    ],
  ])('buys nothing where it is %s', async (_what, tokenFor) => {
    const guest = await guestOf(currency)
    expect(await pay(guest, method, tokenFor(await sumOf(guest)))).toMatchObject({ status: 402, body: { code: 'AD_RESULT_REFUSED' } })
    expect(await books()).toEqual(NOTHING)
  })

  it('is refused without what the wallet signed, at the submit and at the start [CODE-05]', async () => {
    const guest = await guestOf(currency)
    expect(await pay(guest, method, undefined)).toMatchObject({ status: 422, body: { code: 'EXPRESS_MISSING' } })
    expect(await start(guest, method)).toMatchObject({ status: 422, body: { code: 'EXPRESS_MISSING' } })
    expect((await books()).attempts).toEqual([])
  })
})

describe('a code to scan', () => {
  it('says how long it is good for, is waited for, and is paid once whoever reports it', async () => {
    const guest = await guestOf('CNY')
    const begun = await start(guest, 'wechatpayQR')
    expect(actionOf(begun)).toMatchObject({ type: 'qrCode', qrCodeData: expect.stringContaining('wxp://'), secondsLeft: 600 })
    const { utr } = begun.body
    expect(await guest('PUT', `/checkout/payment/${utr}`, { details: {} })).toMatchObject({ status: 200, body: { statusCode: 'PENDING' } })
    expect((await books()).mails).toBe(0)
    await atBank(utr, 'authorise')
    expect((await guest('PUT', `/checkout/payment/${utr}`, { details: {} })).body).toMatchObject({ statusCode: 'AUTHORISED' })
    await notify(utr)
    await notify(utr)
    expect(await books()).toEqual(PAID)
  })

  it.each([
    ['refused in the app', async (_guest: Guest, utr: string) => void (await atBank(utr, 'refuse')), 'REFUSED'],
    [
      'closed',
      async (guest: Guest, utr: string) => void (await guest('PUT', `/checkout/payment/${utr}`, { details: { cancelled: true } })),
      'CANCELLED',
    ],
  ])('that is %s gives the pieces back', async (_what, leave, statusCode) => {
    const guest = await guestOf('HKD')
    const { utr } = (await start(guest, 'wechatpayQR')).body
    await leave(guest, utr)
    expect((await guest('PUT', `/checkout/payment/${utr}`, { details: {} })).body.statusCode).toBe(statusCode)
    expect(await books()).toEqual(NOTHING)
  })

  it('whose tab was closed runs out, says so afterwards, and a late payment of it still buys the same bag once', async () => {
    const guest = await guestOf('CNY')
    const { utr } = (await start(guest, 'wechatpayQR')).body
    shop.runtime.clock.advance(31 * 60_000)
    await recoverOrders(deps)
    expect(await books()).toEqual(NOTHING)
    expect((await guest('PUT', `/checkout/payment/${utr}`, { details: {} })).body.statusCode).toBe('EXPIRED')
    await notify(utr)
    await notify(utr)
    expect(await books()).toEqual(PAID)
  })

  it('that is paid after another one has bought the bag is given back', async () => {
    const guest = await guestOf('CNY')
    const first = (await start(guest, 'wechatpayQR')).body.utr
    const second = (await start(guest, 'wechatpayQR')).body.utr
    await atBank(second, 'authorise')
    expect((await guest('PUT', `/checkout/payment/${second}`, { details: {} })).body.statusCode).toBe('AUTHORISED')
    await atBank(first, 'authorise')
    await notify(first)
    const after = await books()
    expect([after.sold, after.attempts.toSorted(), after.orders.toSorted(), after.mails]).toEqual([
      2,
      ['settled', 'superseded'],
      ['cancelled', 'placed'],
      1,
    ])
  })
})

describe('a bank transfer', () => {
  const order = async () => {
    const guest = await guestOf('EUR')
    const begun = await start(guest, 'bankTransfer_IBAN')
    const { utr } = begun.body
    const answer = await guest('PUT', `/checkout/payment/${utr}`, { details: {} })
    return { guest, utr, action: actionOf(begun), answer }
  }
  const WAITING = { sold: 2, attempts: ['open'], orders: ['pendingPayment'], mails: 1 }

  it('places the order before it is paid, with account, reference and sum on its page and in its mail', async () => {
    const { guest, utr, action, answer } = await order()
    expect(action).toMatchObject({ type: 'bankTransfer', iban: 'NL13TEST0123456789' })
    expect(answer.body).toMatchObject({ statusCode: 'PENDING', checkout: { code: 'SUCCESS', utr } })
    expect(await books()).toEqual(WAITING)
    expect((await guest('GET', '/cart')).body.items).toEqual([])
    const account = { iban: action.iban, beneficiary: action.beneficiary, bic: action.bic, reference: action.reference }
    const completion = await guest('POST', '/checkout/completion', { authorization: answer.body.checkout.rawToken, utr })
    expect(completion.body).toMatchObject({ paymentMethod: 'bankTransfer_IBAN', order: { status: 'pendingPayment', transfer: account } })
    const [mail] = await shop.runtime.database.select().from(messages)
    for (const value of [action.iban, action.reference, '46']) expect(mail?.text).toContain(value)
    const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect((await guest('POST', '/order/s/query', Object.fromEntries(link.searchParams))).body).toMatchObject({ transfer: account })
    // Who merely knows the number and an address reads no account.
    const looked = await guest('POST', '/order/s/query', {
      orderReference: link.searchParams.get('orderReference'),
      email: 'ada@example.org',
    })
    expect(looked.body).not.toHaveProperty('transfer')
  })

  it('is paid by the provider’s word days later, once however often it is said', async () => {
    const { utr } = await order()
    shop.runtime.clock.advance(3 * 24 * 3_600_000)
    await recoverOrders(deps)
    expect(await books()).toEqual(WAITING)
    await notify(utr)
    await notify(utr)
    expect(await books()).toEqual({ ...PAID, mails: 2 })
  })

  it('that never comes is given up after a week: the pieces are for sale again, and the shopper is told', async () => {
    await order()
    shop.runtime.clock.advance(8 * 24 * 3_600_000)
    await recoverOrders(deps)
    expect(await books()).toEqual({ ...NOTHING, mails: 2 })
  })
})

describe('what is offered', () => {
  const offered = async (currency: string) => {
    const session = await (await guestOf(currency))('GET', '/checkout/paymentSession')
    return session.body.paymentMethods.map(({ id }: { id: string }) => id)
  }
  it('is the site’s methods in its order, and of them only the provider’s [DATA-104]', async () => {
    for (const { currency, payments } of SITES.slice(0, -1)) expect(await offered(currency.code)).toEqual(payments.methods)
    expect(await offered('CHF')).toEqual(['creditcard'])
  })

  it('comes with banks to choose from, brands, and public ids for wallets [DATA-104]', async () => {
    const session = async (currency: string, id: string) =>
      (await (await guestOf(currency))('GET', '/checkout/paymentSession')).body.paymentMethods.find((one: { id: string }) => one.id === id)
    expect((await session('EUR', 'ideal')).issuers).toContainEqual({ id: '1121', name: 'Test Issuer' })
    expect((await session('EUR', 'creditcard')).brands).toContain('visa')
    expect((await session('USD', 'paywithgoogle')).configuration).toMatchObject({ gatewayMerchantId: 'VitrineTest' })
  })

  it('is all that the server accepts: a forged method, bank, wallet or card field begins no payment [DATA-104]', async () => {
    const eur = await guestOf('EUR')
    for (const method of ['alipay', 'scheme', 'paypal_express', 'IDEAL'])
      expect(await start(eur, method, { walletToken: 'x' })).toMatchObject({ status: 422, body: { code: 'PAYMENT_METHOD_NOT_ALLOWED' } })
    for (const issuer of [undefined, '9999'])
      expect(await start(eur, 'ideal', { issuer })).toMatchObject({ status: 422, body: { code: 'ISSUER_MISSING' } })
    expect((await start(eur, 'paypal', { walletToken: 'x' })).status).toBe(400)
    const chf = await guestOf('CHF')
    for (const method of ['afterpay', 'ideal', 'paypal_express'])
      expect(await start(chf, method, { issuer: '1121' })).toMatchObject({ status: 422, body: { code: 'PAYMENT_METHOD_NOT_ALLOWED' } })
    const usd = await guestOf('USD')
    for (const walletToken of ['{}', 'no JSON', '{"orderID":"","payerID":"P"}'])
      expect(await pay(usd, 'paypal_express', walletToken)).toMatchObject({ status: 422, body: { code: 'EXPRESS_MISSING' } })
    expect(await books()).toEqual({ sold: 0, attempts: [], orders: [], mails: 0 })
  })

  it('is proof for Apple Pay of the host that asks, on sites that have it', async () => {
    const ask = async (currency: string) =>
      (await guestOf(currency))('POST', '/checkout/apple-pay-session', { merchantIdentifier: 'merchant.test' })
    expect((await ask('EUR')).body).toMatchObject({ domainName: 'localhost', merchantIdentifier: 'merchant.test' })
    expect(await ask('CNY')).toMatchObject({ status: 422, body: { code: 'PAYMENT_METHOD_NOT_ALLOWED' } })
  })
})
