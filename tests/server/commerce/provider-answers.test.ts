import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAdyenGateway } from '../../../server/commerce/payments/adyen/adyen-gateway.ts'
import type { AuthorisationRequest } from '../../../server/commerce/payments/payment-gateway.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'
import { defined } from '../../../src/lib/defined.ts'

/* The wire of the payment provider, call by call: what it is sent, and what its answers mean. */

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime({ PAYMENT_BASE_URL: 'https://provider.example/v71' })
})
afterAll(() => test.close())

interface Answer {
  readonly status?: number
  /** Sent as JSON, a text as it is. */
  readonly body?: unknown
}

/** The shop on a provider that gives these answers, one after the other, and what it was sent. */
const shopOn = (...answers: readonly Answer[]) => {
  const left = [...answers]
  const calls: { readonly url: string; readonly init: RequestInit }[] = []
  const gateway = createAdyenGateway({
    ...test.runtime,
    fetch: async (url, init) => {
      calls.push({ url: String(url), init: init ?? {} })
      const { status = 200, body } = left.shift() ?? {}
      return new Response(body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body), { status })
    },
  })
  const sent = () =>
    calls.map(({ url, init: { method, headers, body } }) => ({
      url,
      method,
      key: new Headers(headers).get('idempotency-key'),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    }))
  return { gateway, calls, sent }
}

const card = {
  encryptedCardNumber: 'number',
  encryptedExpiryMonth: 'month',
  encryptedExpiryYear: 'year',
  encryptedSecurityCode: 'code',
}
const wanted: AuthorisationRequest = {
  utr: 'utr-1',
  amount: { currency: 'GBP', value: 1000 },
  method: 'creditcard',
  returnUrl: 'https://shop.example/en/redirect?utr=utr-1',
  countryCode: 'GB',
  locale: 'en-GB',
  shopper: {},
}
const AUTHORISED = { resultCode: 'Authorised', pspReference: 'PSP1' }
const authorise = async (request: Partial<AuthorisationRequest>) => {
  const { gateway, sent } = shopOn({ body: AUTHORISED })
  await gateway.authorise({ ...wanted, ...request })
  return sent()[0]
}
const outcomeOf = async (answer: Answer) => (await shopOn(answer).gateway.authorise(wanted)).outcome

describe('the provider is sent', () => {
  it('a payment with its amount, its card and where the shopper comes back to, under a key that repeats no charge', async () => {
    expect(await authorise({ card: { ...card, cardHolderName: 'Ada' } })).toEqual({
      url: 'https://provider.example/v71/payments',
      method: 'POST',
      key: 'utr-1',
      body: {
        merchantAccount: 'VitrineDemo',
        amount: { currency: 'GBP', value: 1000 },
        reference: 'utr-1',
        returnUrl: 'https://shop.example/en/redirect?utr=utr-1',
        countryCode: 'GB',
        shopperLocale: 'en-GB',
        channel: 'Web',
        paymentMethod: { type: 'scheme', holderName: 'Ada', ...card },
      },
    })
  })

  it('who pays, as far as that is known', async () => {
    expect((await authorise({ shopper: { reference: 'ada', email: 'ada@example.org', userAgent: 'Browser 1' } }))?.body).toMatchObject({
      shopperReference: 'ada',
      shopperEmail: 'ada@example.org',
      browserInfo: { userAgent: 'Browser 1', acceptHeader: '*/*' },
    })
  })

  it('the wish to store a card, so that the shopper can pay with it again, and no such wish without it', async () => {
    const wish = { storePaymentMethod: true, recurringProcessingModel: 'CardOnFile', shopperInteraction: 'Ecommerce' }
    expect((await authorise({ card, storeCard: true }))?.body).toMatchObject(wish)
    for (const storeCard of [{ storeCard: false }, {}])
      for (const name of Object.keys(wish)) expect((await authorise({ card, ...storeCard }))?.body).not.toHaveProperty(name)
  })

  it.each<[string, Partial<AuthorisationRequest>, object]>([
    ['a stored card, by its id alone', { cardToken: 'stored-1' }, { type: 'scheme', storedPaymentMethodId: 'stored-1' }],
    ['a wallet', { method: 'paywithgoogle' }, { type: 'googlepay' }],
    [
      'what Google’s wallet signed',
      { method: 'paywithgoogle_express', walletToken: 'signed' },
      { type: 'googlepay', googlePayToken: 'signed' },
    ],
    ['what Apple’s wallet signed', { method: 'applepay', walletToken: 'signed' }, { type: 'applepay', applePayToken: 'signed' }],
    [
      'the order that PayPal approved, and who approved it',
      { method: 'paypal_express', walletToken: '{"orderID":"O","payerID":"P"}' },
      { type: 'paypal', subtype: 'express', orderID: 'O', payerID: 'P' },
    ],
    ['the bank that was chosen', { method: 'ideal', issuer: '1121' }, { type: 'ideal', issuer: '1121' }],
    ['a method whose name the provider shares', { method: 'ideal' }, { type: 'ideal' }],
    ['a method that only the provider knows', { method: 'blik' }, { type: 'blik' }],
  ])('%s', async (_what, request, paymentMethod) => {
    expect((await authorise(request))?.body.paymentMethod).toEqual(paymentMethod)
  })

  it('the shop’s key with every call, and the type of a body where there is one', async () => {
    const { gateway, calls } = shopOn({ body: AUTHORISED }, { body: {} })
    await gateway.authorise(wanted)
    await gateway.listStored({ shopperReference: 'ada' })
    expect(calls.map(({ init }) => init.headers)).toEqual([
      { 'x-api-key': test.runtime.config.PAYMENT_API_KEY, 'content-type': 'application/json', 'idempotency-key': 'utr-1' },
      { 'x-api-key': test.runtime.config.PAYMENT_API_KEY },
    ])
  })

  it('at the shop’s own address, where no other provider is configured', async () => {
    const urls: string[] = []
    const { PAYMENT_BASE_URL: _other, ...config } = test.runtime.config
    const gateway = createAdyenGateway({
      ...test.runtime,
      config,
      fetch: async (url) => {
        urls.push(String(url))
        return Response.json(AUTHORISED)
      },
    })
    await gateway.authorise(wanted)
    expect(urls).toEqual([`${config.origin}/payments/v71/payments`])
  })

  it('calls that end after 30 seconds without an answer [CHECKOUT-25]', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort('too late'))
    const gateway = createAdyenGateway({
      ...test.runtime,
      fetch: async (_url, init) => {
        init?.signal?.throwIfAborted()
        return Response.json(AUTHORISED)
      },
    })
    await expect(gateway.authorise(wanted)).rejects.toBe('too late')
    expect(timeout.mock.calls).toEqual([[30_000]])
    timeout.mockRestore()
  })
})

describe('the status of a payment is read', () => {
  it('with a request that could never be charged, under the key of the payment', async () => {
    const { gateway, sent } = shopOn({ body: AUTHORISED })
    expect(await gateway.status('utr-1')).toMatchObject({ outcome: { kind: 'authorised' } })
    expect(sent()).toEqual([
      {
        url: 'https://provider.example/v71/payments',
        method: 'POST',
        key: 'utr-1',
        body: {
          merchantAccount: 'VitrineDemo',
          reference: 'utr-1',
          amount: { value: 0, currency: 'EUR' },
          returnUrl: '',
          paymentMethod: { type: 'unknown' },
        },
      },
    ])
  })

  it.each([400, 422])('as unknown where the provider refuses that request with %i', async (status) => {
    expect(await shopOn({ status, body: AUTHORISED }).gateway.status('utr-1')).toBe('unknown')
  })

  it('as failed, not as unknown, where the provider fails', async () => {
    expect(await shopOn({ status: 500 }).gateway.status('utr-1')).toEqual({ outcome: { kind: 'failed', status: 500 }, subject: {} })
  })
})

describe('what the shopper brings back from the bank', () => {
  it.each(['redirectResult', 'threeDSResult', 'payload'])('is handed over with the payment’s own data: %s', async (name) => {
    const { gateway, sent } = shopOn({ body: AUTHORISED })
    const details = { [name]: 'brought' }
    expect(await gateway.confirm({ utr: 'utr-1', details, paymentData: 'token' })).toMatchObject({ outcome: { kind: 'authorised' } })
    const url = 'https://provider.example/v71/payments/details'
    expect(sent()).toEqual([{ url, method: 'POST', key: null, body: { details, paymentData: 'token' } }])
  })

  it.each(['redirectResult', 'threeDSResult', 'payload'])(
    'is handed over without payment data where the provider gave none, and decides nothing where it cannot be read: %s',
    async (name) => {
      const { gateway, sent } = shopOn({ body: AUTHORISED }, { status: 422 })
      const details = { [name]: 'brought' }
      await gateway.confirm({ utr: 'utr-1', details })
      expect(await gateway.confirm({ utr: 'utr-1', details })).toEqual({ outcome: { kind: 'mismatch', isUnproven: false }, subject: {} })
      expect(sent().map(({ url, body }) => [url, body])).toEqual([
        ['https://provider.example/v71/payments/details', { details }],
        ['https://provider.example/v71/payments/details', { details }],
      ])
    },
  )

  it('may be payment data alone', async () => {
    const { gateway, sent } = shopOn({ body: AUTHORISED })
    await gateway.confirm({ utr: 'utr-1', details: {}, paymentData: 'token' })
    expect(sent()[0]?.body).toEqual({ details: {}, paymentData: 'token' })
  })

  it('may be nothing: then the payment’s status counts', async () => {
    const { gateway, sent } = shopOn({ body: AUTHORISED })
    expect(await gateway.confirm({ utr: 'utr-1', details: { redirectResult: 7 } })).toMatchObject({ outcome: { kind: 'authorised' } })
    expect(sent()[0]).toMatchObject({ url: 'https://provider.example/v71/payments', key: 'utr-1' })
  })

  it('gives way to the payment’s status where the provider cannot use payment data alone', async () => {
    const known = shopOn({ status: 422 }, { body: AUTHORISED })
    expect(await known.gateway.confirm({ utr: 'utr-1', details: {}, paymentData: 'old' })).toMatchObject({
      outcome: { kind: 'authorised' },
    })
    const unknown = shopOn({ status: 422 }, { status: 422 })
    expect(await unknown.gateway.confirm({ utr: 'utr-1', details: {}, paymentData: 'old' })).toEqual({
      outcome: { kind: 'failed', status: 422 },
      subject: {},
    })
  })
})

describe('a payment is given up at the provider', () => {
  it('by our reference, or by the provider’s where that is known, under a key of its own', async () => {
    const { gateway, sent } = shopOn({ status: 201 }, { status: 201 })
    await gateway.cancel({ utr: 'utr-1' })
    await gateway.cancel({ utr: 'utr-1', pspReference: 'PSP/1' })
    const body = { merchantAccount: 'VitrineDemo', reference: 'utr-1', paymentReference: 'utr-1' }
    expect(sent()).toEqual([
      { url: 'https://provider.example/v71/cancels', method: 'POST', key: 'utr-1-cancel', body },
      { url: 'https://provider.example/v71/payments/PSP%2F1/cancels', method: 'POST', key: 'utr-1-cancel', body },
    ])
  })

  it.each([300, 422, 500])('or is still open: an answer of %i is a failure that names the payment', async (status) => {
    await expect(shopOn({ status }).gateway.cancel({ utr: 'utr-1' })).rejects.toThrow(`${status} to the cancellation of utr-1`)
  })
})

describe('an answer of the provider', () => {
  const waiting = (resultCode: string, action?: object) => ({ body: { resultCode, ...defined({ action }) } })

  it('with an error status pays nothing, whatever it says', async () => {
    expect(await outcomeOf({ status: 422, body: AUTHORISED })).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/card/) })
    for (const status of [300, 404, 500, 503]) expect(await outcomeOf({ status, body: AUTHORISED })).toEqual({ kind: 'failed', status })
    // Of the shop's key and pace: nothing of the shopper's.
    for (const [status, told] of [
      [401, 502],
      [403, 502],
      [429, 503],
    ] as const)
      expect(await outcomeOf({ status, body: AUTHORISED })).toEqual({ kind: 'failed', status: told })
  })

  it('that is a page of a proxy counts by its status, and is a failure where that is none', async () => {
    expect(await outcomeOf({ status: 502, body: '<h1>Bad gateway</h1>' })).toEqual({ kind: 'failed', status: 502 })
    expect(await outcomeOf({ status: 503 })).toEqual({ kind: 'failed', status: 503 })
    for (const body of ['<h1>Welcome</h1>', undefined, '{}']) expect(await outcomeOf({ body })).toEqual({ kind: 'failed', status: 502 })
    expect(await outcomeOf({ status: 204 })).toEqual({ kind: 'failed', status: 502 })
  })

  it.each([
    [
      { resultCode: 'Authorised', pspReference: 'PSP1' },
      { kind: 'authorised', pspReference: 'PSP1' },
    ],
    [{ resultCode: 'Authorised' }, { kind: 'authorised', pspReference: '' }],
    [{ resultCode: 'Refused' }, { kind: 'refused', reason: 'Refused' }],
    [
      { resultCode: 'Refused', refusalReason: 'CVC Declined' },
      { kind: 'refused', reason: 'CVC Declined' },
    ],
    [{ resultCode: 'Refused', refusalReason: 'PREAUTH_FAILED' }, { kind: 'preauthFailed' }],
    [{ resultCode: 'Cancelled' }, { kind: 'cancelled' }],
    [{ resultCode: 'Received' }, { kind: 'pending' }],
    [{ resultCode: 'PresentToShopper' }, { kind: 'pending' }],
    [
      { resultCode: 'Error', pspReference: 'PSP1' },
      { kind: 'failed', status: 500 },
    ],
    [
      { resultCode: 'SomethingNew', action: { type: 'await' } },
      { kind: 'failed', status: 500 },
    ],
  ])('%j is %j', async (body, outcome) => {
    expect(await outcomeOf({ body })).toEqual(outcome)
  })

  it.each(['RedirectShopper', 'ChallengeShopper', 'IdentifyShopper', 'Pending'])(
    'of %s asks for its action, is pending without one, and no success with one that the shop does not know',
    async (resultCode) => {
      const action = { type: 'await' }
      expect(await outcomeOf(waiting(resultCode, action))).toEqual({ kind: 'actionRequired', action })
      expect(await outcomeOf(waiting(resultCode))).toEqual({ kind: 'pending' })
      expect(await outcomeOf(waiting(resultCode, { type: 'fax' }))).toEqual({ kind: 'preauthFailed' })
    },
  )

  it.each([
    [
      { type: 'redirect', url: '/bank' },
      { type: 'redirect', method: 'GET', url: '/bank' },
    ],
    [
      { type: 'redirect', method: 'POST', url: '/bank', data: { MD: 'x' } },
      { type: 'redirect', method: 'POST', url: '/bank', data: { MD: 'x' } },
    ],
    [
      { type: 'qrCode', qrCodeData: 'code' },
      { type: 'qrCode', qrCodeData: 'code', url: '' },
    ],
    [
      { type: 'qrCode', qrCodeData: 'code', url: '/app', expiresAt: '2026-11-23T12:00:00Z' },
      { type: 'qrCode', qrCodeData: 'code', url: '/app', expiresAt: '2026-11-23T12:00:00Z' },
    ],
    [
      { type: 'bankTransfer', reference: 'R', iban: 'I', beneficiary: 'B', bic: 'C' },
      { type: 'bankTransfer', reference: 'R', iban: 'I', beneficiary: 'B', bic: 'C' },
    ],
    [
      { type: 'threeDS2', token: 'token' },
      { type: 'threeDS2', token: 'token', url: '' },
    ],
    [
      { type: 'bankTransfer', reference: 'R', iban: 'I', beneficiary: 'B', more: 1 },
      { type: 'bankTransfer', reference: 'R', iban: 'I', beneficiary: 'B' },
    ],
    [
      { type: 'sdk', sdkData: { token: 'x' } },
      { type: 'sdk', sdkData: { token: 'x' } },
    ],
  ])('with the action %j has the shopper do %j, also while the bank decides', async (sent, action) => {
    expect(await outcomeOf(waiting('RedirectShopper', sent))).toEqual({ kind: 'actionRequired', action })
    expect(await outcomeOf(waiting('Received', sent))).toEqual({ kind: 'pending', action })
    // A code is presented, and nobody has paid.
    const kind = action.type === 'qrCode' ? 'actionRequired' : 'pending'
    expect(await outcomeOf(waiting('PresentToShopper', sent))).toEqual({ kind, action })
  })

  it('hands out the payment’s own data with the action, where it is a text', async () => {
    const action = { type: 'await', paymentData: 'token' }
    expect(await outcomeOf(waiting('Pending', action))).toMatchObject({ kind: 'actionRequired', paymentData: 'token' })
    expect(await outcomeOf(waiting('Received', action))).toMatchObject({ kind: 'pending', paymentData: 'token' })
    expect(await outcomeOf(waiting('Received', { type: 'fax', paymentData: 'token' }))).toEqual({ kind: 'pending', paymentData: 'token' })
    expect(await outcomeOf(waiting('Pending', { ...action, paymentData: 7 }))).not.toHaveProperty('paymentData')
  })

  it('names the payment it is about as far as it says so, and nothing that it leaves empty', async () => {
    const subjectOf = async (named: object) => (await shopOn({ body: { ...AUTHORISED, ...named } }).gateway.authorise(wanted)).subject
    const amount = { currency: 'GBP', value: 1000 }
    expect(await subjectOf({ merchantReference: 'utr-1', amount, merchantAccount: 'Ours' })).toEqual({
      reference: 'utr-1',
      amount,
      merchantAccount: 'Ours',
    })
    expect(await subjectOf({})).toEqual({})
    expect(await subjectOf({ amount: null })).toEqual({})
  })
})

describe('a saved card at the provider', () => {
  const stored = { id: 'stored-1', brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '2030' }
  const shown = { ...stored, type: 'scheme', holderName: '', default: false }

  it('is saved to be paid with again by its owner, without being charged', async () => {
    const { gateway, sent } = shopOn({ status: 201, body: { ...stored, holderName: 'Ada' } })
    expect(await gateway.addStored({ shopperReference: 'ada', card: { ...card, cardHolderName: 'Ada' } })).toEqual({
      ...shown,
      holderName: 'Ada',
    })
    expect(sent()).toEqual([
      {
        url: 'https://provider.example/v71/storedPaymentMethods',
        method: 'POST',
        key: null,
        body: {
          merchantAccount: 'VitrineDemo',
          shopperReference: 'ada',
          recurringProcessingModel: 'CardOnFile',
          paymentMethod: { type: 'scheme', holderName: 'Ada', ...card },
        },
      },
    ])
  })

  it.each([
    [{ status: 422, body: stored }, 'refused'],
    [{ status: 300, body: stored }, 'failed'],
    [{ status: 500 }, 'failed'],
    [{ status: 201, body: { id: 'stored-1' } }, 'failed'],
  ])('is not saved where the provider answers %j: that is %s', async (answer, outcome) => {
    expect(await shopOn(answer).gateway.addStored({ shopperReference: 'ada', card })).toBe(outcome)
  })

  it('is listed for its owner only, with or without the name of a holder', async () => {
    const { gateway, sent } = shopOn({ body: { storedPaymentMethods: [stored] } })
    expect(await gateway.listStored({ shopperReference: 'ada & co' })).toEqual([shown])
    expect(sent()).toMatchObject([
      {
        url: 'https://provider.example/v71/storedPaymentMethods?merchantAccount=VitrineDemo&shopperReference=ada+%26+co',
        method: 'GET',
        body: undefined,
      },
    ])
    expect(await shopOn({ body: {} }).gateway.listStored({ shopperReference: 'ada' })).toEqual([])
  })

  it.each([201, 500])('is not taken for missing where the provider answers %i to the list', async (status) => {
    await expect(shopOn({ status, body: {} }).gateway.listStored({ shopperReference: 'ada' })).rejects.toThrow(String(status))
  })

  it('is removed by its owner, is not there where the provider does not know it, and may be there where the provider fails', async () => {
    const { gateway, sent } = shopOn({ status: 204 }, { status: 404 }, { status: 422 }, { status: 300 }, { status: 500 })
    const remove = () => gateway.removeStored({ shopperReference: 'ada', id: 'stored/1' })
    expect([await remove(), await remove(), await remove(), await remove(), await remove()]).toEqual([
      true,
      false,
      false,
      'failed',
      'failed',
    ])
    expect(sent()[0]).toMatchObject({
      url: 'https://provider.example/v71/storedPaymentMethods/stored%2F1?merchantAccount=VitrineDemo&shopperReference=ada',
      method: 'DELETE',
    })
  })
})
