// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentSession } from '../../../../../schemas/api/checkout.ts'
import { CommerceError } from '../../../../../src/clients/commerce/commerce-client.ts'
import { CommerceProvider } from '../../../../../src/clients/commerce/commerce-context.tsx'
import { EMPTY_CART_STORE, type CartStore } from '../../../../../src/features/cart/cart-store.ts'
import { CartProvider } from '../../../../../src/features/cart/cart.provider.tsx'
import { expressPayIn } from '../../../../../src/features/checkout/express/express-pay.tsx'
import { createWallets } from '../../../../../src/features/checkout/wallets/wallets.ts'
import { aReadyCart } from '../../../../factories/checkout-cart.ts'
import { commerceOf } from '../../../../setup/checkout-step.tsx'
import { InRouter } from '../../../../setup/in-router.tsx'
import { render } from '../../../../setup/render.tsx'

// The wallets are their vendors' scripts.
vi.mock('../../../../../src/features/checkout/wallets/wallets.ts')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.mocked(createWallets).mockReturnValue({
    ready: async (methods) => methods,
    open: async () => ({ kind: 'approved', wallet: { token: 'token', total: 41 }, address: { countryCode: 'GB', city: 'Leeds' } }),
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const FAILURE = new CommerceError(503, { code: 'SERVER_ERROR', message: 'No', incident: 'E-0123ABCD' })
const REFUSAL = new CommerceError(422, { code: 'ADDRESS_INVALID', message: 'No' })
const SESSION: PaymentSession = {
  sessionId: 's',
  clientKey: 'k',
  environment: 'test',
  countryCode: 'GB',
  amount: { currency: 'GBP', value: 4100 },
  paymentMethods: [{ id: 'paypal_express', type: 'paypal' }],
}

/** The wallets of a bag, where one call of the API is answered with this. */
const open = async (path: string, cause: CommerceError): Promise<void> => {
  const cart = aReadyCart()
  const commerce = commerceOf(async (call) => {
    if (call.path === path) throw cause
    return call.path === '/api/checkout/paymentSession' ? SESSION : cart
  })
  const state = { ...EMPTY_CART_STORE.getState(), cart, hasLoadedCartContents: true }
  const change: CartStore['change'] = async (run) => {
    try {
      return { outcome: 'fulfilled', cart: await run(commerce) }
    } catch {
      return { outcome: 'rejected', problem: { code: 'ERROR', status: 0 } }
    }
  }
  const ExpressPay = await expressPayIn({ locale: 'en-GB' })
  const page = (
    <>
      <ExpressPay onApproved={vi.fn()} />
      <a href="/">Elsewhere</a>
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  render(
    <CommerceProvider value={commerce}>
      <CartProvider store={{ ...EMPTY_CART_STORE, getState: () => state, change }}>
        <InRouter router={router} />
      </CartProvider>
    </CommerceProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Express/ }))
}

it('a wallet that cannot be opened names the incident of its report', async () => {
  vi.mocked(createWallets).mockReturnValue({
    ready: async (methods) => methods,
    open: async () => ({ kind: 'unavailable', incident: 'E-0123ABCD' }),
  })
  await open('none', FAILURE)
  await userEvent.click(await screen.findByRole('button', { name: /PayPal/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be opened.*Reference: E-0123ABCD/)
})

it('express ways to pay that do not come name the incident', async () => {
  await open('/api/checkout/paymentSession', FAILURE)
  expect(await screen.findByText('E-0123ABCD')).toBeVisible()
})

it('an address of a wallet that cannot be stored names the incident, and one that is refused none', async () => {
  await open('/api/cart/address', FAILURE)
  await userEvent.click(await screen.findByRole('button', { name: /PayPal/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Reference: E-0123ABCD')
  cleanup()
  await open('/api/cart/address', REFUSAL)
  await userEvent.click(await screen.findByRole('button', { name: /PayPal/ }))
  expect(await screen.findByRole('alert')).not.toHaveTextContent(/E-[0-9A-F]{8}/)
})

describe('the keyboard, once express payment is opened', () => {
  const READY = new Promise<never>(() => undefined)

  it('is at the words of the part while wallets are looked for, and at the first wallet that is there', async () => {
    let find: (methods: PaymentSession['paymentMethods']) => void = () => undefined
    const ready = () => new Promise<PaymentSession['paymentMethods']>((resolve) => (find = resolve))
    vi.mocked(createWallets).mockReturnValue({ ready, open: () => READY })
    await open('none', FAILURE)
    expect(await screen.findByText(/^Your wallet gives/)).toHaveFocus()
    find(SESSION.paymentMethods)
    await waitFor(() => expect(screen.getByRole('button', { name: /PayPal/ })).toHaveFocus())
  })

  it('is at the button to try again where the ways to pay do not come', async () => {
    await open('/api/checkout/paymentSession', FAILURE)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus())
  })

  it('stays where the shopper has gone meanwhile', async () => {
    let find: (methods: PaymentSession['paymentMethods']) => void = () => undefined
    const ready = () => new Promise<PaymentSession['paymentMethods']>((resolve) => (find = resolve))
    vi.mocked(createWallets).mockReturnValue({ ready, open: () => READY })
    await open('none', FAILURE)
    screen.getByRole('link', { name: 'Elsewhere' }).focus()
    find(SESSION.paymentMethods)
    await screen.findByRole('button', { name: /PayPal/ })
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus()
  })
})
