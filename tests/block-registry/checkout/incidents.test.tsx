// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formSchemaOf } from '../../../server/commerce/forms/form-schema.ts'
import { CommerceError, type CommerceCall } from '../../../src/clients/commerce/commerce-client.ts'
import { EMPTY_CART_STORE, type CartProblem, type CartState, type CartStore } from '../../../src/features/cart/cart-store.ts'
import { aReadyCart } from '../../factories/checkout-cart.ts'
import { commerceOf, renderCheckoutStep } from '../../setup/checkout-step.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('ApplePaySession', ApplePaySession)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const INCIDENT = 'E-0123ABCD'
const FAILURE = new CommerceError(503, { code: 'SERVER_ERROR', message: '', incident: INCIDENT })
const PROBLEM: CartProblem = { code: 'SERVER_ERROR', status: 503, incident: INCIDENT }
const HOME = { firstName: 'Ada', lastName: 'King', addressLine1: '1 Mill Lane', city: 'Leeds', postcode: 'LS1 4DY', countryCode: 'GB' }
const CARD = { id: 'v1', type: 'scheme', brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '2999', holderName: 'Jane Alder' }
const CREDIT_CARD = { id: 'creditcard', type: 'scheme' }
const APPLE_PAY = { id: 'applepay', type: 'applepay' }
const SESSION = { sessionId: 's', clientKey: 'k', environment: 'test', countryCode: 'GB', amount: { currency: 'GBP', value: 1 } }

const optionOf = (method: string) => ({ id: method, method, price: 5, delivery: { min: 2, max: 4 }, supportsBulkyItems: false })

interface Failing {
  readonly step: 'basket' | 'shipping' | 'payment'
  /** The call that is refused, as `POST /api/checkout`. */
  readonly call?: string
  readonly cause?: CommerceError
  readonly state?: Partial<CartState>
  readonly load?: CartStore['load']
  readonly isSignedIn?: boolean
}

/** The checkout of somebody with an address and a saved card, where one thing fails. */
const open = ({ step, call, cause = FAILURE, state: change, load, isSignedIn = true }: Failing): void => {
  const cart = aReadyCart({
    addresses: { DELIVERY: { ...HOME, addressType: 'DELIVERY' } },
    shipping: { options: ['Standard', 'Express'].map(optionOf), selected: 'Standard' },
  })
  const send = async ({ method, path }: CommerceCall): Promise<unknown> => {
    if (`${method} ${path}` === call) throw cause
    const type = /^\/api\/validation\/GB\/(\w+)$/.exec(path)?.[1]
    if (type !== undefined) return formSchemaOf('GB', type as 'shipping', 'en')
    if (path === '/api/checkout/paymentSession') return { ...SESSION, paymentMethods: [CREDIT_CARD, APPLE_PAY] }
    if (path === '/api/v1/account/payments') return [{ ...CARD, default: true }]
    return path.startsWith('/api/v1/') ? [] : cart
  }
  const commerce = commerceOf(send)
  const state = { ...EMPTY_CART_STORE.getState(), cart, hasLoadedCartContents: true, ...change }
  const store: CartStore = {
    ...EMPTY_CART_STORE,
    getState: () => state,
    load: load ?? (async () => ({ outcome: 'fulfilled', cart })),
    selectShipping: async () => ({ outcome: 'rejected', problem: PROBLEM }),
    change: async (run) => ({ outcome: 'fulfilled', cart: await run(commerce) }),
  }
  renderCheckoutStep({ step, commerce, store, isSignedIn })
}

const press = async (name: string | RegExp): Promise<void> => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: RegExp): Promise<void> => userEvent.click(await screen.findByRole('radio', { name }))
const placeOrder = async (way: RegExp): Promise<void> => {
  await choose(way)
  await press('Review order')
  await userEvent.click(await screen.findByRole('checkbox', { name: /terms and conditions/ }))
  await press(/^Place order and pay/)
}
const placeOrderByCard = () => placeOrder(/Visa •••• 1111/)

/** A browser with Apple Pay: a click on its button asks the shop who it is. */
class ApplePaySession {
  static readonly canMakePayments = () => true
  onvalidatemerchant: () => void = () => undefined
  readonly begin = () => this.onvalidatemerchant()
  readonly abort = () => undefined
}

describe('a message of the checkout names the incident by which the failure is found', () => {
  it.each<[string, Failing, (() => Promise<void>)?]>([
    ['the bag cannot be read', { step: 'basket', load: async () => ({ outcome: 'rejected', problem: PROBLEM }) }],
    ['a line cannot be changed', { step: 'basket', state: { lineProblems: { [aReadyCart().items[0]?.lineItemId ?? '']: PROBLEM } } }],
    ['a voucher cannot be applied', { step: 'basket', state: { voucherProblem: { ...PROBLEM, typedCode: 'SPRING' } } }],
    ['the rules of the form do not come', { step: 'shipping', call: 'GET /api/validation/GB/shipping' }],
    [
      'the address cannot be saved',
      { step: 'shipping', call: 'POST /api/checkout/consumer', isSignedIn: false },
      () => press('Continue to payment'),
    ],
    ['the way of delivery cannot be changed', { step: 'shipping' }, () => choose(/^Express/)],
    ['the ways to pay do not come', { step: 'payment', call: 'GET /api/checkout/paymentSession' }],
    ['the order cannot be placed', { step: 'payment', call: 'POST /api/checkout' }, placeOrderByCard],
    ['the wallet cannot be opened', { step: 'payment', call: 'POST /api/checkout/apple-pay-session' }, () => placeOrder(/Apple Pay/)],
  ])('where %s', async (_what, failing, act) => {
    open(failing)
    await act?.()
    expect(await screen.findByText(INCIDENT)).toBeVisible()
    expect(screen.getAllByText(INCIDENT)).toHaveLength(1)
  })

  it('a card that the bank has refused names no incident', async () => {
    open({ step: 'payment', call: 'POST /api/checkout', cause: new CommerceError(402, { code: 'AD_RESULT_REFUSED', message: '' }) })
    await placeOrderByCard()
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0))
    expect(screen.queryByText(/^E-[0-9A-F]{8}$/)).toBeNull()
  })
})
