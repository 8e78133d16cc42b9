// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentAction } from '../../../schemas/api/checkout.ts'
import { CommerceError, type CommerceCall } from '../../../src/clients/commerce/commerce-client.ts'
import { EMPTY_CART_STORE } from '../../../src/features/cart/cart-store.ts'
import { readPendingCheckout } from '../../../src/features/checkout/pending-checkout.ts'
import { aReadyCart } from '../../factories/checkout-cart.ts'
import { commerceOf, renderCheckoutStep } from '../../setup/checkout-step.tsx'

const sent: { readonly method: string; readonly action: string | null; readonly fields: Readonly<Record<string, unknown>> }[] = []
/** jsdom goes nowhere: the form that would lead away is noted. */
const noteSending = (event: SubmitEvent): void => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  const { target: form } = event
  sent.push({ method: form.method, action: form.getAttribute('action'), fields: Object.fromEntries(new FormData(form)) })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  sent.length = 0
  document.addEventListener('submit', noteSending)
})
afterEach(() => {
  document.removeEventListener('submit', noteSending)
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const UTR = 'utr-1'
const PENDING = 'Your payment is being confirmed. Please do not pay again.'
const CARD = { id: 'v1', type: 'scheme', brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '2999', holderName: 'Jane Alder' }
const SESSION = { sessionId: 's', clientKey: 'k', environment: 'test', countryCode: 'GB', amount: { currency: 'GBP', value: 1 } }
type Answer = Readonly<Record<string, unknown>>

/** As much time as is said, and whatever is loaded meanwhile. */
const pass = (ms = 10): Promise<void> =>
  act(async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(ms)
    await vi.dynamicImportSettled()
  })

/** Somebody places an order, whose payment asks for something first; each question about its end gets the next answer, the last again. */
const place = async (method: string, action: PaymentAction, ...ends: readonly Answer[]) => {
  const calls: [name: string, body: unknown][] = []
  let asked = 0
  const send = async (call: CommerceCall): Promise<unknown> => {
    const name = `${call.method} ${call.path}`
    if (name === 'GET /api/checkout/paymentSession') return { ...SESSION, paymentMethods: [{ id: method, type: method }] }
    if (name === 'GET /api/v1/account/payments') return [{ ...CARD, default: true }]
    if (call.method === 'GET') return []
    calls.push([name, call.body])
    const isPaid = typeof call.body === 'object' && call.body !== null && 'utr' in call.body
    if (name === 'POST /api/checkout' && !isPaid) return { paymentRetry: true, utr: UTR }
    if (name === 'POST /api/checkout/payment') return { utr: UTR, additionalData: JSON.stringify([{ action }]) }
    if (name === `PUT /api/checkout/payment/${UTR}`) return { utr: UTR, ...ends[Math.min(asked++, ends.length - 1)] }
    throw new CommerceError(402, { code: 'AD_RESULT_REFUSED', message: name })
  }
  const cart = aReadyCart()
  const state = { ...EMPTY_CART_STORE.getState(), cart, hasLoadedCartContents: true }
  const store = { ...EMPTY_CART_STORE, getState: () => state, load: async () => ({ outcome: 'fulfilled', cart }) as const }
  renderCheckoutStep({ step: 'payment', commerce: commerceOf(send), store, isSignedIn: true })
  await pass()
  await press('Review order')
  fireEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }))
  await press(/^Place order and pay/)
  const questions = () => calls.filter(([name]) => name.startsWith('PUT')).map(([, body]) => body)
  return { calls, questions }
}

const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass()
}
const dialog = (name: string) => screen.queryByRole('dialog', { name })

describe('a payment that the bank asks about', () => {
  const BANK = 'https://bank.example/3ds'
  const challenge: PaymentAction = { type: 'threeDS2', url: `${BANK}?id=1`, token: 't' }
  const tell = async (data: unknown, origin = 'https://bank.example'): Promise<void> => {
    window.dispatchEvent(new MessageEvent('message', { data, origin }))
    await pass()
  }

  it('shows the page of the bank, and goes on with what the bank says in it', async () => {
    const { calls, questions } = await place('creditcard', challenge, { statusCode: 'AUTHORISED' })
    expect(dialog('Confirm with your bank')).toBeVisible()
    expect(screen.getByTitle('Confirm with your bank')).toHaveAttribute('src', `${BANK}?id=1`)
    await tell({ type: 'threeDS2', threeDSResult: 'passed' })
    expect(questions()).toEqual([{ details: { threeDSResult: 'passed' } }])
    expect(dialog('Confirm with your bank')).toBeNull()
    // The order itself, with the payment that is made.
    expect(calls.at(-1)).toMatchObject(['POST /api/checkout', { utr: UTR }])
  })

  it('goes on for nobody but the bank, and for nothing but its result', async () => {
    const { questions } = await place('creditcard', challenge, { statusCode: 'AUTHORISED' })
    await tell({ type: 'threeDS2', threeDSResult: 'passed' }, 'https://thief.example')
    await tell('threeDS2')
    await tell(null)
    await tell({ type: 'resize', threeDSResult: 'passed' })
    await tell({ type: 'threeDS2', threeDSResult: 7 })
    expect(questions()).toEqual([])
    expect(dialog('Confirm with your bank')).toBeVisible()
  })

  it('is given up by closing that page, and leads back to the ways to pay', async () => {
    const { questions } = await place('creditcard', challenge, { statusCode: 'CANCELLED' })
    await press('Close')
    expect(questions()).toEqual([{ details: { cancelled: true } }])
    expect(dialog('Confirm with your bank')).toBeNull()
    expect(screen.getByRole('button', { name: 'Review order' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    await tell({ type: 'threeDS2', threeDSResult: 'passed' })
    expect(questions()).toHaveLength(1)
  })
})

describe('a payment by a code to scan', () => {
  const code: PaymentAction = { type: 'qrCode', qrCodeData: 'weixin://pay/1', url: '', secondsLeft: 65 }
  const TITLE = 'Pay with WeChat Pay'

  it('shows the code, how long it is good for, and goes on by itself once it is paid', async () => {
    const { calls, questions } = await place('wechatpayQR', code, { statusCode: 'PENDING' }, { statusCode: 'AUTHORISED' })
    const shown = within(screen.getByRole('dialog', { name: TITLE }))
    expect(shown.getByRole('img', { name: 'Code to scan with WeChat Pay' })).toBeVisible()
    expect(shown.getByRole('status', { name: PENDING })).toBeInTheDocument()
    expect(shown.getByText(/^Time left:/)).toHaveTextContent(/1:05/)
    expect(shown.queryByRole('link')).toBeNull()
    await pass(2_000)
    expect(shown.getByText(/^Time left:/)).toHaveTextContent(/1:03/)
    await pass(2_000)
    expect(questions()).toHaveLength(1)
    expect(dialog(TITLE)).toBeVisible()
    await pass(3_000)
    expect(questions().length).toBeGreaterThan(1)
    expect(dialog(TITLE)).toBeNull()
    expect(calls.at(-1)).toMatchObject(['POST /api/checkout', { utr: UTR }])
  })

  it('leads to the app on this device where the wallet has one', async () => {
    await place('wechatpayQR', { ...code, url: 'https://wallet.example/pay' }, { statusCode: 'PENDING' })
    const link = within(screen.getByRole('dialog', { name: TITLE })).getByRole('link', { name: /^Open the app on this device/ })
    expect(link).toHaveAttribute('href', 'https://wallet.example/pay')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('says that its time has run out, and gives a new code on request', async () => {
    const { calls, questions } = await place('wechatpayQR', { ...code, secondsLeft: 5 }, { statusCode: 'PENDING' })
    await pass(4_000)
    expect(screen.getByText(/^Time left:/)).toHaveTextContent(/0:01/)
    await pass(1_000)
    expect(questions().at(-1)).toEqual({ details: { cancelled: true } })
    expect(dialog(TITLE)).toBeNull()
    expect(screen.getByText('The time to pay has run out. Nothing was charged. You can try again.')).toBeVisible()
    const before = calls.filter(([name]) => name === 'POST /api/checkout/payment').length
    await press('Get a new code')
    expect(calls.filter(([name]) => name === 'POST /api/checkout/payment')).toHaveLength(before + 1)
    expect(dialog(TITLE)).toBeVisible()
  })

  it('counts the time that has passed where the browser let it sleep, and not its own ticks', async () => {
    await place('wechatpayQR', code, { statusCode: 'PENDING' })
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
    await pass(1_000)
    expect(screen.getByText(/^Time left:/)).toHaveTextContent(/0:05/)
  })

  it('lasts a quarter of an hour where the wallet does not say how long', async () => {
    await place('wechatpayQR', { type: 'qrCode', qrCodeData: 'weixin://pay/1', url: '' }, { statusCode: 'PENDING' })
    expect(screen.getByText(/^Time left:/)).toHaveTextContent(/15:00/)
  })

  it('is given up by closing it', async () => {
    const { questions } = await place('wechatpayQR', code, { statusCode: 'CANCELLED' })
    await press('Close')
    expect(questions()).toEqual([{ details: { cancelled: true } }])
    expect(dialog(TITLE)).toBeNull()
    expect(screen.getByRole('radio', { name: /WeChat Pay/ })).toBeVisible()
  })
})

describe('a payment on the page of a bank or wallet', () => {
  it('leads there by itself with what the bank needs, and remembers which payment it is for the way back', async () => {
    const data = { PaReq: 'request', MD: 'order' }
    await place('alipay', { type: 'redirect', method: 'POST', url: 'https://bank.example/pay', data }, { statusCode: 'PENDING' })
    expect(sent).toEqual([{ method: 'post', action: 'https://bank.example/pay', fields: data }])
    expect(screen.getByRole('status', { name: 'Taking you to your bank' })).toBeInTheDocument()
    expect(readPendingCheckout(sessionStorage)).toEqual({ utr: UTR, paymentMethod: 'alipay', idempotencyKey: expect.any(String) })
  })

  it('keeps every part of the address it leads to', async () => {
    await place('alipay', { type: 'redirect', method: 'GET', url: 'https://bank.example/pay?order=1&lang=en' }, { statusCode: 'PENDING' })
    expect(sent[0]).toMatchObject({ method: 'get', fields: { order: '1', lang: 'en' } })
  })

  it('sends nothing beside the address where the bank needs nothing', async () => {
    await place('alipay', { type: 'redirect', method: 'POST', url: '/payments/page?order=1' }, { statusCode: 'PENDING' })
    expect(sent).toEqual([{ method: 'post', action: '/payments/page?order=1', fields: {} }])
  })

  it('has a button for a browser that did not follow', async () => {
    await place('alipay', { type: 'redirect', method: 'POST', url: 'https://bank.example/pay', data: { MD: 'order' } }, {})
    await press('Open the payment page')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })
})

describe('a payment that only has to be waited for', () => {
  it('is asked about after a second, once', async () => {
    const { questions } = await place('alipay', { type: 'await' }, { statusCode: 'REFUSED', refusalReason: 'Not enough balance' })
    expect(screen.getByRole('status', { name: PENDING })).toBeInTheDocument()
    expect(questions()).toEqual([])
    await pass(1_000)
    expect(questions()).toEqual([{ details: {} }])
    expect(screen.getByRole('alert')).toHaveTextContent(/^There is not enough money/)
    expect(screen.queryByRole('status', { name: PENDING })).toBeNull()
    await pass(5_000)
    expect(questions()).toHaveLength(1)
  })

  it('is asked about six times, then only at a click, with its number to name to the shop', async () => {
    const pending = { statusCode: 'PENDING', pgTransactionId: 'PSP-7' }
    const { calls, questions } = await place('alipay', { type: 'await' }, ...Array.from({ length: 6 }, () => pending), {
      statusCode: 'AUTHORISED',
    })
    const again = () => screen.queryByRole('button', { name: 'Check again' })
    await pass(1_000)
    expect(screen.getByText(PENDING)).toBeVisible()
    expect(screen.getByText(/^Payment reference:/)).toHaveTextContent('PSP-7')
    for (let asked = 1; asked < 6; asked += 1) {
      expect([questions().length, again()]).toEqual([asked, null])
      await pass(2_000)
    }
    expect(questions()).toHaveLength(6)
    await pass(10_000)
    expect(questions()).toHaveLength(6)
    expect(screen.getByText(PENDING)).toBeVisible()
    await press('Check again')
    expect(questions()).toHaveLength(7)
    expect(calls.at(-1)).toMatchObject(['POST /api/checkout', { utr: UTR }])
    expect(again()).toBeNull()
  })
})
