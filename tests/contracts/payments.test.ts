import { CheckoutAPI, Client, EnvironmentEnum, type Types } from '@adyen/api-library'
import { CompactEncrypt, importJWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentsEmulator } from '../../platform/payments/plugin.ts'
import { sendDueNotifications } from '../../platform/payments/notifier.ts'
import { listenOverHttps } from '../setup/https.ts'
import { createTestRuntime, type TestRuntime } from '../setup/runtime.ts'

let test: TestRuntime
let origin: string
let tls: Awaited<ReturnType<typeof listenOverHttps>>
let payments: CheckoutAPI['PaymentsApi']
let recurring: CheckoutAPI['RecurringApi']
const slept: number[] = []

beforeAll(async () => {
  test = await createTestRuntime()
  await test.app.register(paymentsEmulator, { prefix: '/payments', runtime: test.runtime, sleep: async (ms) => void slept.push(ms) })
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
  tls = await listenOverHttps(test.app)
  const client = new Client({ apiKey: test.runtime.config.PAYMENT_API_KEY, environment: EnvironmentEnum.TEST })
  Object.assign(client.httpClient, { agentOptions: { ca: tls.certificate } })
  const checkout = new CheckoutAPI(client)
  // The client knows only the vendor's hosts; its base URL is the one thing replaced.
  payments = Object.assign(checkout.PaymentsApi, { baseUrl: `${tls.origin}/payments/v71` })
  recurring = Object.assign(checkout.RecurringApi, { baseUrl: `${tls.origin}/payments/v71` })
})
afterAll(async () => {
  await tls.close()
  await test.close()
})

const card = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  holderName: 'Ada',
}

let count = 0
const pay = (
  paymentMethod: object,
  { key, ...more }: { key?: string; reference?: string; storePaymentMethod?: boolean; shopperReference?: string } = {},
) => {
  const request = {
    merchantAccount: test.runtime.config.PAYMENT_MERCHANT_ACCOUNT,
    amount: { value: 4200, currency: 'GBP' },
    reference: `utr-${(count += 1)}`,
    returnUrl: 'http://localhost:3000/en/redirect?utr=1',
    paymentMethod,
    ...more,
  }
  // The client's union of some sixty payment methods does not accept a plain object.
  return payments.payments(request as unknown as Types.checkout.PaymentRequest, key === undefined ? {} : { idempotencyKey: key })
}

const details = (reference: string) => payments.paymentsDetails({ details: {}, paymentData: reference })

describe('the vendor’s own client against the embedded payment provider', () => {
  it.each([
    ['4111 1111 1111 1111', '737'],
    ['5555 3412 4444 1115', '737'],
    ['3700 0000 0000 002', '7373'],
    ['6243 0300 0000 0001', '737'],
    ['5201 2815 0512 9736', '737'],
  ])('authorises test card %s', async (number, code) => {
    const answer = await pay({ ...card, encryptedCardNumber: `test_${number}`, encryptedSecurityCode: `test_${code}` })
    expect(answer.resultCode).toBe('Authorised')
    expect(answer.pspReference).toMatch(/^[A-Z0-9]{16}$/)
  })

  it.each([
    [{ encryptedCardNumber: 'test_4000000000000000' }, 'Invalid Card Number'],
    [{ encryptedSecurityCode: 'test_111' }, 'CVC Declined'],
    [{ encryptedExpiryYear: 'test_2020' }, 'Expired Card'],
    [{ holderName: 'NOT_ENOUGH_BALANCE' }, 'NOT_ENOUGH_BALANCE'],
  ])('refuses %o as %s', async (change, reason) => {
    expect(await pay({ ...card, ...change })).toMatchObject({ resultCode: 'Refused', refusalReason: reason })
  })

  it('answers the same payment for the same idempotency key, and takes no second one', async () => {
    const [first, again] = await Promise.all([pay(card, { key: 'key-1' }), pay({ ...card, holderName: 'DECLINED' }, { key: 'key-1' })])
    expect(again.pspReference).toBe(first.pspReference)
  })

  it('opens a card that was encrypted to its published key', async () => {
    const { publicKey } = (await (await fetch(`${origin}/payments/checkoutshopper/v1/clientKeys/test_key`)).json()) as { publicKey: string }
    const encrypt = await fieldEncryption(publicKey)
    const answer = await pay({
      type: 'scheme',
      holderName: 'Ada',
      encryptedCardNumber: await encrypt({ number: '4111111111111111' }),
      encryptedExpiryMonth: await encrypt({ expiryMonth: '03' }),
      encryptedExpiryYear: await encrypt({ expiryYear: '2030' }),
      encryptedSecurityCode: await encrypt({ cvc: '737' }),
    })
    expect(answer.resultCode).toBe('Authorised')
  })

  it('asks for a challenge, and authorises with the right password only', async () => {
    const answer = await pay({ ...card, encryptedCardNumber: 'test_4212345678910006' })
    expect(answer.resultCode).toBe('ChallengeShopper')
    const challenge = `${origin}/payments/challenge/${answer.pspReference}`
    expect(await (await fetch(challenge)).text()).toContain('type="password"')
    const done = await (
      await fetch(challenge, { method: 'POST', body: new URLSearchParams({ choice: 'submit', password: 'password' }) })
    ).text()
    const threeDSResult = /"threeDSResult":"([^"]+)"/.exec(done)?.[1]
    expect((await payments.paymentsDetails({ details: { threeDSResult: String(threeDSResult) } })).resultCode).toBe('Authorised')
  })

  it('refuses a result token that the provider did not issue', async () => {
    const answer = await pay({ ...card, encryptedCardNumber: 'test_4212345678910006' })
    await expect(payments.paymentsDetails({ details: { threeDSResult: `${answer.pspReference}.forged` } })).rejects.toMatchObject({
      statusCode: 422,
    })
  })

  it('sends the shopper to the bank page and back', async () => {
    const answer = await pay({ type: 'ideal' }, { reference: 'utr-ideal' })
    expect(answer.action).toMatchObject({ type: 'redirect', url: expect.stringContaining('/payments/simulator/utr-ideal') })
    const back = await fetch(`${origin}/payments/simulator/utr-ideal`, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'refuse' }),
      redirect: 'manual',
    })
    const redirectResult = new URL(String(back.headers.get('location'))).searchParams.get('redirectResult')
    expect((await payments.paymentsDetails({ details: { redirectResult: String(redirectResult) } })).resultCode).toBe('Refused')
  })

  it('names the payment and its amount in every answer about it', async () => {
    const named = { merchantReference: 'utr-named', amount: { value: 4200, currency: 'GBP' } }
    const begun = await pay({ ...card, encryptedCardNumber: 'test_4212345678910006' }, { reference: 'utr-named' })
    expect([begun, await details('utr-named')]).toMatchObject([named, named])
  })

  it('refuses the result of one payment for another, as often as it is brought, and takes it for its own again', async () => {
    const [paid, other] = [
      await pay({ type: 'ideal' }, { reference: 'utr-spent' }),
      await pay({ type: 'ideal' }, { reference: 'utr-other' }),
    ]
    const back = await fetch(`${origin}/payments/simulator/utr-spent`, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'authorise' }),
      redirect: 'manual',
    })
    const redirectResult = String(new URL(String(back.headers.get('location'))).searchParams.get('redirectResult'))
    // The provider's payment data of a payment is its own reference; the client's type of a redirect does not show it.
    const bring = ({ pspReference }: { readonly pspReference?: string }) =>
      payments.paymentsDetails({ details: { redirectResult }, paymentData: String(pspReference) })
    expect((await bring(paid)).resultCode).toBe('Authorised')
    for (let time = 0; time < 2; time += 1) await expect(bring(other)).rejects.toMatchObject({ statusCode: 422 })
    expect(await bring(paid)).toMatchObject({ resultCode: 'Authorised', merchantReference: 'utr-spent' })
  })

  it('authorises PENDING at the third question', async () => {
    const { pspReference, resultCode } = await pay({ ...card, holderName: 'PENDING' }, { key: 'pending' })
    const results = [await details(String(pspReference)), await details(String(pspReference)), await details(String(pspReference))]
    expect([resultCode, ...results.map((result) => result.resultCode)]).toEqual(['Received', 'Received', 'Received', 'Authorised'])
  })

  it('fails once with 503 and then works', async () => {
    const method = { ...card, holderName: 'HTTP 503 ONCE' }
    await expect(pay(method, { reference: 'utr-503' })).rejects.toMatchObject({ statusCode: 503 })
    expect((await pay(method, { reference: 'utr-503' })).resultCode).toBe('Authorised')
  })

  it('takes 35 s for TIMEOUT', async () => {
    await pay({ ...card, holderName: 'TIMEOUT' })
    expect(slept).toEqual([35_000])
  })

  it('stores, lists and removes a card without its number', async () => {
    await pay(card, { storePaymentMethod: true, shopperReference: 'ada' })
    const merchantAccount = test.runtime.config.PAYMENT_MERCHANT_ACCOUNT
    const listed = await recurring.getTokensForStoredPaymentDetails('ada', merchantAccount)
    expect(listed.storedPaymentMethods).toMatchObject([{ brand: 'visa', lastFour: '1111', holderName: 'Ada' }])
    expect(JSON.stringify(listed)).not.toContain('4111111111111111')
    await recurring.deleteTokenForStoredPaymentDetails(String(listed.storedPaymentMethods?.[0]?.id), 'ada', merchantAccount)
    expect((await recurring.getTokensForStoredPaymentDetails('ada', merchantAccount)).storedPaymentMethods).toEqual([])
  })

  it('repeats a notification until the shop accepts it', async () => {
    const received: unknown[] = []
    let isUp = false
    const fakeFetch: typeof fetch = async (_url, init) => {
      received.push(JSON.parse(String(init?.body)))
      return new Response('[accepted]', { status: isUp ? 200 : 503 })
    }
    await pay(card, { reference: 'utr-notify' })
    test.runtime.clock.advance(60_000)
    const deps = {
      ...test.runtime,
      fetch: fakeFetch,
      sleep: async () => undefined,
      cardKeys: { publicKey: async () => '', decrypt: async () => undefined },
    }
    await sendDueNotifications(deps)
    isUp = true
    test.runtime.clock.advance(60_000)
    received.length = 0
    await sendDueNotifications(deps)
    expect(JSON.stringify(received)).toContain('utr-notify')
    received.length = 0
    test.runtime.clock.advance(3_600_000)
    await sendDueNotifications(deps)
    expect(JSON.stringify(received)).not.toContain('utr-notify')
  })

  it('refuses a wrong key and names an operation it does not have', async () => {
    expect((await fetch(`${origin}/payments/v71/payments`, { method: 'POST' })).status).toBe(401)
    const missing = await fetch(`${origin}/payments/v71/donations`, {
      method: 'POST',
      headers: { 'x-api-key': test.runtime.config.PAYMENT_API_KEY },
    })
    expect(missing.status).toBe(501)
    expect(await missing.json()).toMatchObject({ message: expect.stringContaining('/donations') })
  })
})

const fieldEncryption = async (published: string) => {
  const [exponent = '', modulus = ''] = published.split('|')
  const toBase64url = (hex: string) => Buffer.from(hex, 'hex').toString('base64url')
  const key = await importJWK({ kty: 'RSA', e: toBase64url(exponent), n: toBase64url(modulus), alg: 'RSA-OAEP' })
  return (field: Readonly<Record<string, string>>) =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(field)))
      .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256CBC-HS512', version: '1' })
      .encrypt(key)
}
