import { describe, expect, it, vi } from 'vitest'
import { createActor, toPromise, type AnyActorLogic } from 'xstate'
import { CommerceError } from '../../../../src/clients/commerce/commerce-client.ts'
import { EMPTY_CART_STORE, type CartStore } from '../../../../src/features/cart/cart-store.ts'
import { checkoutEffects } from '../../../../src/features/checkout/checkout-effects.ts'
import { createIdempotencyKeys } from '../../../../src/features/checkout/idempotency-keys.ts'
import { answeringCommerce, type CommerceAnswers } from '../../../factories/answering-commerce.ts'
import { aReadyCart } from '../../../factories/checkout-cart.ts'

const CART = aReadyCart()
const CARD = { method: 'creditcard', stored: { cardToken: 'token', brand: 'visa', lastFour: '1111' } }
const ORDER = { cart: CART, payment: CARD, agreements: { terms: true }, utr: undefined }
const PLACED = { code: 'SUCCESS', rawToken: 'raw', utr: 'u-1' }
const SESSION = { sessionId: 's', paymentMethods: [{ id: 'creditcard', type: 'scheme' }] }

interface Options {
  readonly answers?: CommerceAnswers
  readonly isGuest?: boolean
  readonly captcha?: string
  readonly fingerprint?: string
  readonly load?: CartStore['load']
}

const effectsWith = ({ answers = {}, isGuest = true, captcha, fingerprint, load }: Options = {}) => {
  const commerce = answeringCommerce(answers)
  const state = { ...EMPTY_CART_STORE.getState(), cart: CART }
  const cartStore: CartStore = {
    ...EMPTY_CART_STORE,
    getState: () => state,
    load: load ?? EMPTY_CART_STORE.load,
    change: async (run) => {
      try {
        return { outcome: 'fulfilled', cart: await run(commerce.client) }
      } catch {
        return { outcome: 'rejected', problem: { code: 'ERROR', status: 0 } }
      }
    },
  }
  let keys = 0
  const spies = { report: vi.fn(), onDeliverySaved: vi.fn(), signUp: vi.fn(), prepareDevice: vi.fn(), prepareCaptcha: vi.fn() }
  const effects = checkoutEffects({
    commerce: commerce.client,
    cartStore,
    isGuest: () => isGuest,
    onDeliverySaved: spies.onDeliverySaved,
    signUp: spies.signUp,
    userAgent: 'browser',
    keys: createIdempotencyKeys(() => `key-${(keys += 1)}`),
    fingerprint: { prepare: spies.prepareDevice, read: async () => fingerprint },
    captcha: { prepare: spies.prepareCaptcha, tokenFor: async (action) => captcha && `${action} ${captcha}`, stop: () => undefined },
    wallets: { atPayment: async (session) => ({ ...session, sessionId: 'offered' }), open: async () => ({ kind: 'cancelled' }) },
    report: spies.report,
    sleep: async () => undefined,
  })
  const run = (name: keyof typeof effects, input?: unknown): Promise<unknown> => {
    // Each has an input of its own.
    const actor = createActor(effects[name] as AnyActorLogic, { input })
    // What is thrown comes by the promise.
    actor.subscribe({ error: () => undefined })
    const ended = toPromise(actor)
    actor.start()
    return ended
  }
  return { run, calls: commerce.calls, names: commerce.names, ...spies }
}

const refusal = (status: number, code: string, more: object = {}): CommerceError =>
  new CommerceError(status, { code, message: code, ...more })

describe('an order that is submitted', () => {
  it('is sent with its key, the device and the token of the captcha, and is placed', async () => {
    const { run, calls } = effectsWith({ answers: { 'POST /api/checkout': PLACED }, captcha: 'token', fingerprint: 'device' })
    expect(await run('submitOrder', ORDER)).toEqual({ kind: 'accepted', response: PLACED })
    expect(calls).toMatchObject([
      {
        headers: { 'idempotency-key': 'key-1', 'x-recaptcha-v3-token': 'payment token' },
        body: {
          paymentMethod: 'creditcard',
          cardToken: 'token',
          deviceFingerprint: 'device',
          userAgent: 'browser',
          agreements: { terms: true },
        },
      },
    ])
    expect(calls[0]?.body).not.toHaveProperty('utr')
  })

  it('is sent without what the browser does not have, and of somebody signed in without who buys', async () => {
    const { run, calls } = effectsWith({ answers: { 'POST /api/checkout': PLACED }, isGuest: false })
    await run('submitOrder', { ...ORDER, utr: 'u-1' })
    expect(calls[0]?.headers).toEqual({ 'idempotency-key': 'key-1' })
    expect(calls[0]?.body).toMatchObject({ utr: 'u-1' })
    expect(calls[0]?.body).not.toHaveProperty('deviceFingerprint')
    expect(calls[0]?.body).not.toHaveProperty('consumer')
  })

  it('keeps its key from the first try to the one with its payment, until the server knows the key by another order', async () => {
    const answers = [refusal(503, 'SERVER_ERROR'), refusal(409, 'IDEMPOTENCY_KEY_REUSED'), PLACED]
    const { run, calls } = effectsWith({ answers: { 'POST /api/checkout': () => answers.shift() } })
    await run('submitOrder', ORDER)
    await run('submitOrder', { ...ORDER, utr: 'u-1' })
    await run('submitOrder', ORDER)
    expect(calls.map(({ headers }) => headers?.['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-2'])
  })

  it.each([
    ['for which the bank wants more', { paymentRetry: true, utr: 'u-2' }, 'u-1', { kind: 'actionRequired', utr: 'u-2' }],
    ['for which the bank wants more of the same payment', { paymentRetry: true }, 'u-1', { kind: 'actionRequired', utr: 'u-1' }],
    [
      'for which the bank wants more, nobody knows of which payment',
      { paymentRetry: true },
      undefined,
      { kind: 'actionRequired', utr: '' },
    ],
    ['that the bank has not decided', { code: 'PENDING', utr: 'u-2' }, undefined, { kind: 'pending', utr: 'u-2' }],
  ])('%s goes on there', async (_what, answer, utr, result) => {
    const { run } = effectsWith({ answers: { 'POST /api/checkout': answer } })
    expect(await run('submitOrder', { ...ORDER, utr })).toEqual(result)
  })

  it('is refused with the code of the server, which is said to whoever looks after the shop', async () => {
    const { run, report } = effectsWith({ answers: { 'POST /api/checkout': refusal(409, 'CART_CHANGED') } })
    expect(await run('submitOrder', ORDER)).toEqual({ kind: 'rejected', status: 409, code: 'CART_CHANGED' })
    const details = { status: 409, code: 'CART_CHANGED' }
    expect(report).toHaveBeenCalledWith({ code: 'checkoutRejected', message: 'CART_CHANGED', details, isRefused: true })
  })

  it('names the incident where the server fails', async () => {
    const { run, report } = effectsWith({ answers: { 'POST /api/checkout': refusal(503, 'SERVER_ERROR', { incident: 'E-0123ABCD' }) } })
    expect(await run('submitOrder', ORDER)).toMatchObject({ kind: 'rejected', status: 503, incident: 'E-0123ABCD' })
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ isRefused: false }))
  })

  it('that the bank refuses says why as far as the shopper is told', async () => {
    const refused = (refusalReason: string) =>
      effectsWith({ answers: { 'POST /api/checkout': refusal(402, 'AD_RESULT_REFUSED', { refusalReason }) } })
    expect(await refused('CVC Declined').run('submitOrder', ORDER)).toMatchObject({ code: 'REFUSED_SECURITY_CODE' })
    expect(await refused('FRAUD').run('submitOrder', ORDER)).toMatchObject({ code: 'AD_RESULT_REFUSED' })
  })

  it('is not sent without a bag, a payment or an address', async () => {
    const { run, calls } = effectsWith()
    expect(await run('submitOrder', { ...ORDER, cart: undefined })).toEqual({ kind: 'rejected', status: 404, code: 'ORDER_NOT_FOUND' })
    expect(await run('submitOrder', { ...ORDER, payment: undefined })).toMatchObject({ code: 'ORDER_NOT_FOUND' })
    const nowhere = { ...ORDER, cart: aReadyCart({ addresses: {} }) }
    expect(await run('submitOrder', nowhere)).toEqual({ kind: 'rejected', status: 422, code: 'UNABLE_TO_SHIP' })
    expect(calls).toEqual([])
  })

  it('throws an error that is no answer of the API', async () => {
    const { run } = effectsWith({ answers: { 'POST /api/checkout': new TypeError('no such thing') } })
    await expect(run('submitOrder', ORDER)).rejects.toThrow('no such thing')
  })
})

describe('a payment that begins at the provider', () => {
  const action = { type: 'redirect', method: 'GET', url: 'https://bank.example' }
  const started = (list: unknown) => ({ 'POST /api/checkout/payment': { utr: 'u-1', additionalData: JSON.stringify(list) } })

  it('says what is bought with what, and gives what the browser has to do', async () => {
    const { run, calls } = effectsWith({ answers: started([{ action }]), captcha: 'token', fingerprint: 'device' })
    expect(await run('startPayment', { ...ORDER, payment: { method: 'ideal', issuer: { id: 'ing', name: 'ING' } } })).toEqual({
      kind: 'started',
      utr: 'u-1',
      action,
    })
    expect(calls).toMatchObject([{ headers: { 'x-recaptcha-v3-token': 'payment token' } }])
    expect(calls[0]?.body).toEqual({
      paymentMethod: 'ideal',
      userAgent: 'browser',
      deviceFingerprint: 'device',
      agreements: { terms: true },
      revision: CART.revision,
      issuer: 'ing',
    })
  })

  it('that has begun already is named, and its card is not sent again', async () => {
    const { run, calls } = effectsWith({ answers: started([]) })
    expect(await run('startPayment', { ...ORDER, cart: undefined, utr: 'u-1' })).toMatchObject({ action: { type: 'await' } })
    expect(calls[0]?.body).toEqual({ paymentMethod: 'creditcard', userAgent: 'browser', agreements: { terms: true }, utr: 'u-1' })
  })

  it('ends where the browser is to do what nobody knows, which is reported', async () => {
    const { run, report } = effectsWith({ answers: started([{ action: { type: 'dance' } }]) })
    expect(await run('startPayment', ORDER)).toEqual({ kind: 'rejected', status: 422, code: 'PREAUTH_FAILED' })
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'unknownPaymentAction', details: { utr: 'u-1' } }))
  })

  it.each([
    ['the bank wants more before there is anything to do', { paymentRetry: true }, { status: 428, code: 'PREAUTH_FAILED' }],
    ['the server refuses it', refusal(409, 'CART_CHANGED'), { status: 409, code: 'CART_CHANGED' }],
  ])('does not begin where %s', async (_what, answer, rejected) => {
    const { run } = effectsWith({ answers: { 'POST /api/checkout/payment': answer } })
    expect(await run('startPayment', ORDER)).toMatchObject({ kind: 'rejected', ...rejected })
  })
})

describe('a payment that the shopper has done at the bank', () => {
  const ended = (answer: unknown) => effectsWith({ answers: { 'PUT /api/checkout/payment/u-1': answer } })
  const input = { utr: 'u-1', details: { redirectResult: 'x' } }

  it.each([
    [{ statusCode: 'AUTHORISED' }, { kind: 'authorised' }],
    [
      { statusCode: 'AUTHORISED', pgTransactionId: 'pg', checkout: PLACED },
      { kind: 'authorised', pgTransactionId: 'pg', response: PLACED },
    ],
    [
      { statusCode: 'PENDING', pgTransactionId: 'pg' },
      { kind: 'pending', pgTransactionId: 'pg' },
    ],
    [
      { statusCode: 'PENDING', checkout: PLACED },
      { kind: 'pending', response: PLACED },
    ],
    [
      { statusCode: 'CANCELLED', pgTransactionId: 'pg' },
      { kind: 'cancelled', pgTransactionId: 'pg' },
    ],
    [{ statusCode: 'EXPIRED' }, { kind: 'expired' }],
    [{ statusCode: 'ERROR' }, { kind: 'failed' }],
    [
      { statusCode: 'REFUSED', refusalReason: 'Not enough balance' },
      { kind: 'refused', isPreauth: false, code: 'REFUSED_NO_MONEY' },
    ],
    [
      { statusCode: 'REFUSED', refusalReason: 'PREAUTH_FAILED', pgTransactionId: 'pg' },
      { kind: 'refused', isPreauth: true, code: 'AD_RESULT_REFUSED', pgTransactionId: 'pg' },
    ],
    [{ paymentRetry: true }, { kind: 'actionRequired' }],
  ])('with the answer %j is %j', async (answer, result) => {
    const { run, calls } = ended(answer)
    expect(await run('confirmPayment', input)).toEqual(result)
    expect(calls[0]?.body).toEqual({ details: { redirectResult: 'x' } })
  })

  it('is reported where its end cannot be had, but not where the server has decided', async () => {
    const failed = ended(refusal(503, 'SERVER_ERROR'))
    await expect(failed.run('confirmPayment', input)).rejects.toThrow('SERVER_ERROR')
    expect(failed.report).toHaveBeenCalledWith(expect.objectContaining({ code: 'confirmFailed' }))
    const refused = ended(refusal(404, 'NOT_FOUND'))
    await expect(refused.run('confirmPayment', input)).rejects.toThrow('NOT_FOUND')
    expect(refused.report).not.toHaveBeenCalled()
  })
})

describe('the ways to pay', () => {
  it('come with what the browser’s wallets leave of them, while device and captcha get ready', async () => {
    const { run, prepareCaptcha, prepareDevice } = effectsWith({ answers: { 'GET /api/checkout/paymentSession': SESSION } })
    expect(await run('loadPaymentSession')).toEqual({ ...SESSION, sessionId: 'offered' })
    expect(prepareDevice).toHaveBeenCalledTimes(1)
    expect(prepareCaptcha).toHaveBeenCalledExactlyOnceWith('payment')
  })

  it('that do not come are reported', async () => {
    const { run, report } = effectsWith({ answers: { 'GET /api/checkout/paymentSession': refusal(503, 'SERVER_ERROR') } })
    await expect(run('loadPaymentSession')).rejects.toThrow('SERVER_ERROR')
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'paymentSessionFailed' }))
  })
})

describe('the bag of the checkout', () => {
  it('is what the shop holds', async () => {
    expect(await effectsWith({ load: async () => ({ outcome: 'fulfilled', cart: CART }) }).run('loadCart')).toBe(CART)
  })

  it('that cannot be read keeps the incident', async () => {
    const problem = { code: 'SERVER_ERROR', status: 503, incident: 'E-0123ABCD' }
    const load = async () => ({ outcome: 'rejected' as const, problem })
    const cause = { status: 503, incident: 'E-0123ABCD', body: { code: 'SERVER_ERROR' } }
    await expect(effectsWith({ load }).run('loadCart')).rejects.toMatchObject(cause)
  })
})

describe('what follows from an address that is stored', () => {
  const address = { addressLine1: '1 Mill Lane', city: 'Leeds', countryCode: 'GB' }
  const stored = { 'POST /api/cart/address': CART, 'POST /api/v1/addresses': { countryCode: 'GB' } }

  it('is that what was typed need not be held, and news only for who wants them', async () => {
    const { run, onDeliverySaved, signUp } = effectsWith({ answers: stored })
    const consumer = { email: 'ada@example.com' }
    await run('saveDelivery', { address, consumer })
    expect(onDeliverySaved).toHaveBeenCalledTimes(1)
    await run('saveDelivery', { address, consumer: {}, wantsNews: true })
    await run('saveDelivery', { address, wantsNews: true })
    expect(signUp).not.toHaveBeenCalled()
    await run('saveDelivery', { address, consumer, wantsNews: true })
    expect(signUp).toHaveBeenCalledExactlyOnceWith('ada@example.com')
  })

  it('is nothing where it was refused', async () => {
    const { run, names, onDeliverySaved, signUp } = effectsWith({
      answers: { 'POST /api/cart/address': refusal(422, 'ADDRESS_INVALID') },
      isGuest: false,
    })
    await run('saveDelivery', { address, consumer: { email: 'ada@example.com' }, wantsNews: true, isToBeSaved: true })
    expect([onDeliverySaved.mock.calls, signUp.mock.calls]).toEqual([[], []])
    expect(names()).not.toContain('POST /api/v1/addresses')
  })

  it('is that the account has it, once, where its owner wants that', async () => {
    const { run, calls, names } = effectsWith({ answers: stored, isGuest: false })
    await run('saveDelivery', { address })
    expect(names()).not.toContain('POST /api/v1/addresses')
    await run('saveDelivery', { address, isToBeSaved: true })
    await run('saveDelivery', { address, isToBeSaved: true })
    const saved = calls.filter(({ path }) => path === '/api/v1/addresses')
    expect(saved).toMatchObject([{ query: { type: 'shipping' }, body: address }])
    const guest = effectsWith({ answers: stored })
    await guest.run('saveDelivery', { address, isToBeSaved: true })
    expect(guest.names()).not.toContain('POST /api/v1/addresses')
  })

  it('is tried again with the next order where the account did not take it', async () => {
    const { run, names, report } = effectsWith({
      answers: { ...stored, 'POST /api/v1/addresses': refusal(503, 'SERVER_ERROR') },
      isGuest: false,
    })
    await run('saveDelivery', { address, isToBeSaved: true })
    await vi.waitFor(() => expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'addressNotSaved' })))
    await run('saveDelivery', { address, isToBeSaved: true })
    expect(names().filter((name) => name === 'POST /api/v1/addresses')).toHaveLength(2)
  })
})

describe('tax that is waited for', () => {
  it('is that of the bag once the server has it', async () => {
    const { run } = effectsWith({ answers: { 'GET /api/cart': CART } })
    expect(await run('waitForTax')).toBe(CART)
  })
})
