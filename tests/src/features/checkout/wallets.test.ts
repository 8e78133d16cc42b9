// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiteConfig } from '../../../../src/site/site-config.ts'
import { createLateWallets } from '../../../../src/features/checkout/late-wallets.ts'
import { openWalletWindow } from '../../../../src/features/checkout/wallets/wallet-window.ts'
import { createWallets } from '../../../../src/features/checkout/wallets/wallets.ts'
import { answeringCommerce } from '../../../factories/answering-commerce.ts'
import { cartItem } from '../../../factories/cart.ts'
import { aReadyCart } from '../../../factories/checkout-cart.ts'
import { site as siteByKey } from '../../../factories/site.ts'
import { defined } from '../../../../src/lib/defined.ts'

const CARD = { id: 'creditcard', type: 'scheme' }
const APPLE = { id: 'applepay', type: 'applepay', configuration: { merchantId: 'alder' } }
const GOOGLE = { id: 'paywithgoogle', type: 'paywithgoogle' }
const PAYPAL = { id: 'paypal_express', type: 'paypal' }

/** Apple's session as far as it is used: whether it can pay, what it was made with, and what its shopper does. */
let apple: { canPay: boolean; asked: object; act: (session: ApplePaySession) => void }
class ApplePaySession {
  static readonly canMakePayments = () => apple.canPay
  onpaymentauthorized: (event: object) => void = () => undefined
  oncancel: () => void = () => undefined
  constructor(_version: number, request: object) {
    apple.asked = request
  }
  readonly completePayment = () => undefined
  readonly begin = () => apple.act(this)
}

beforeEach(() => {
  apple = { canPay: true, asked: {}, act: () => undefined }
  vi.stubGlobal('ApplePaySession', ApplePaySession)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const depsWith = (changes: Partial<SiteConfig> = {}) => ({
  site: siteByKey('gb', changes),
  commerce: answeringCommerce().client,
  report: vi.fn(),
  showsTest: false,
  texts: { close: 'Close', loading: 'Loading' },
})
// Only its methods are read.
const sessionOf = (...paymentMethods: (typeof CARD)[]) =>
  ({ paymentMethods }) as unknown as Parameters<ReturnType<typeof createLateWallets>['atPayment']>[0]
const idsOf = (methods: readonly { readonly id: string }[]) => methods.map(({ id }) => id)
const open = (method: string, bag = aReadyCart(), wallet?: { token: string; total: number }) => {
  const deps = depsWith()
  const payment = { method, ...defined({ wallet }) }
  return { deps, answer: createWallets(deps).open({ cart: bag, payment, session: sessionOf(APPLE) }) }
}
const sign = (session: ApplePaySession, shippingContact?: object) =>
  session.onpaymentauthorized({
    payment: { token: { paymentData: 'signed' }, ...defined({ shippingContact }) },
  })

describe('the wallets of a browser', () => {
  it('are offered where the browser has them, beside what needs none', async () => {
    const wallets = createWallets(depsWith())
    expect(idsOf(await wallets.ready([CARD, APPLE, PAYPAL], 50))).toEqual(['creditcard', 'applepay', 'paypal_express'])
    apple.canPay = false
    expect(idsOf(await wallets.ready([CARD, APPLE], 50))).toEqual(['creditcard'])
  })

  it('are not offered where the site has them off', async () => {
    const { integrations } = siteByKey('gb')
    const off = { ...integrations, googlePay: { enabled: false }, paypal: { enabled: false } }
    const deps = depsWith({ integrations: off })
    expect(idsOf(await createWallets(deps).ready([CARD, GOOGLE, PAYPAL], 50))).toEqual(['creditcard'])
    expect(deps.report).not.toHaveBeenCalled()
  })

  it('are not waited for longer than was said, which is reported', async () => {
    const deps = depsWith()
    // Its script never comes.
    expect(idsOf(await createWallets(deps).ready([CARD, GOOGLE], 5))).toEqual(['creditcard'])
    const details = { cause: 'Error: No answer within 5 ms' }
    expect(deps.report).toHaveBeenCalledWith({ code: 'walletNotReady', message: 'paywithgoogle is not offered', severity: 3, details })
  })
})

describe('a wallet that is opened', () => {
  it('shows sum, country and shop, and answers what it signed with that sum', async () => {
    apple.act = (session) => sign(session)
    expect(await open('applepay').answer).toEqual({ kind: 'approved', wallet: { token: 'signed', total: 30 } })
    const { siteName } = siteByKey('gb')
    expect(apple.asked).toMatchObject({
      countryCode: 'GB',
      currencyCode: 'GBP',
      total: { label: siteName, amount: '30.00', type: 'final' },
    })
    expect(apple.asked).not.toHaveProperty('requiredShippingContactFields')
    await open('applepay', aReadyCart({ currency: 'JPY' })).answer
    expect(apple.asked).toMatchObject({ total: { amount: '30' } })
  })

  it('is asked for address and contact by an express payment, once, and for the contact alone where nothing is shipped', async () => {
    apple.act = (session) => sign(session, { givenName: 'Ada', emailAddress: 'ada@example.com', locality: 'Leeds', countryCode: 'gb' })
    expect(await open('applepay_express').answer).toMatchObject({
      address: { city: 'Leeds', countryCode: 'GB' },
      consumer: { firstName: 'Ada', email: 'ada@example.com' },
    })
    const digital = await open('applepay_express', aReadyCart({ items: [cartItem({ needsShipping: false })] })).answer
    expect(digital).not.toHaveProperty('address')
    expect(digital).toHaveProperty('consumer')
    await open('applepay_express', aReadyCart(), { token: 'before', total: 20 }).answer
    expect(apple.asked).not.toHaveProperty('requiredShippingContactFields')
  })

  it('a wallet that the shopper closes is cancelled, and no failure is reported', async () => {
    apple.act = (session) => session.oncancel()
    const { answer, deps } = open('applepay')
    expect(await answer).toEqual({ kind: 'cancelled' })
    expect(deps.report).not.toHaveBeenCalled()
  })

  it('a wallet that fails names the incident of its report', async () => {
    apple.act = () => {
      throw new TypeError('no such thing')
    }
    const { answer, deps } = open('applepay')
    const result = await answer
    expect(result).toEqual({ kind: 'unavailable', incident: expect.stringMatching(/^E-[0-9A-F]{8}$/) })
    const incident = result.kind === 'unavailable' ? result.incident : undefined
    const details = { cause: 'TypeError: no such thing', incident }
    expect(deps.report).toHaveBeenCalledWith({ code: 'walletFailed', message: 'applepay could not be opened', severity: 3, details })
  })

  it('does not open without a bag, or for a way to pay that needs none', async () => {
    const wallets = createWallets(depsWith())
    const session = sessionOf(APPLE)
    expect(await wallets.open({ cart: undefined, payment: { method: 'applepay' }, session })).toEqual({ kind: 'unavailable' })
    expect(await wallets.open({ cart: aReadyCart(), payment: undefined, session })).toEqual({ kind: 'unavailable' })
    expect(await wallets.open({ cart: aReadyCart(), payment: { method: 'creditcard' }, session })).toEqual({ kind: 'unavailable' })
  })
})

describe('the payment step', () => {
  it('offers no express way, and no wallet that this browser has not', async () => {
    const wallets = createLateWallets(depsWith())
    const { paymentMethods } = await wallets.atPayment(sessionOf(CARD, PAYPAL))
    expect(idsOf(paymentMethods)).toEqual(['creditcard'])
    expect(idsOf((await wallets.atPayment(sessionOf(CARD, APPLE, PAYPAL))).paymentMethods)).toEqual(['creditcard', 'applepay'])
    apple.canPay = false
    expect(idsOf((await wallets.atPayment(sessionOf(CARD, APPLE))).paymentMethods)).toEqual(['creditcard'])
  })

  it('opens a wallet whether its code is there already or not', async () => {
    apple.act = (session) => session.oncancel()
    const wallets = createLateWallets(depsWith())
    const input = { cart: aReadyCart(), payment: { method: 'applepay' }, session: sessionOf(APPLE) }
    expect(await wallets.open(input)).toEqual({ kind: 'cancelled' })
    expect(await wallets.open(input)).toEqual({ kind: 'cancelled' })
  })
})

describe('the window of a wallet', () => {
  const show = () => {
    // jsdom has no modal dialogs.
    Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() })
    const cancel = vi.fn()
    const shown = openWalletWindow({ title: 'PayPal', close: 'Close', loading: 'Loading', cancel })
    const dialog = document.querySelector('dialog')
    if (dialog === null) throw new Error('There is no window')
    return { shown, dialog, cancel }
  }

  it('is named, says that the wallet comes until it does, and is gone once it is closed', () => {
    const { shown, dialog } = show()
    expect(dialog.getAttribute('aria-label')).toBe('PayPal')
    expect(dialog.querySelector('h2')?.textContent).toBe('PayPal')
    expect(dialog.querySelector('[role=status]')?.textContent).toBe('Loading')
    expect(dialog.showModal).toHaveBeenCalledTimes(1)
    expect(dialog.contains(shown.container)).toBe(true)
    shown.onMounted()
    expect(dialog.querySelector('[role=status]')).toBeNull()
    shown.close()
    expect(dialog.close).toHaveBeenCalledTimes(1)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('is given up by its button and by Escape, but not by what the wallet opened inside', () => {
    const { shown, dialog, cancel } = show()
    const inner = document.createElement('dialog')
    shown.container.append(inner)
    inner.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }))
    expect(cancel).not.toHaveBeenCalled()
    const escape = new Event('cancel', { cancelable: true })
    dialog.dispatchEvent(escape)
    expect(escape.defaultPrevented).toBe(true)
    expect(cancel).toHaveBeenCalledTimes(1)
    const button = dialog.querySelector('button')
    expect([button?.type, button?.textContent]).toEqual(['button', 'Close'])
    button?.click()
    expect(cancel).toHaveBeenCalledTimes(2)
  })
})
