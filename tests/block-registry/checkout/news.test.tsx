// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { formSchemaOf } from '../../../server/commerce/forms/form-schema.ts'
import { CommerceError, type CommerceCall } from '../../../src/clients/commerce/commerce-client.ts'
import { EMPTY_CART_STORE, type CartStore } from '../../../src/features/cart/cart-store.ts'
import { aReadyCart } from '../../factories/checkout-cart.ts'
import { commerceOf, renderCheckoutStep } from '../../setup/checkout-step.tsx'

const HOME = { firstName: 'Ada', lastName: 'King', addressLine1: '1 Mill Lane', city: 'Leeds', postcode: 'LS1 4DY', countryCode: 'GB' }

afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** A guest at the shipping step, whose address the bag has. */
const atShipping = ({ emailSignup = true, hasNewsletter = true, answer = (): unknown => undefined } = {}) => {
  const cart = aReadyCart({ addresses: { DELIVERY: { ...HOME, addressType: 'DELIVERY' } } })
  const signUps: CommerceCall['query'][] = []
  const paths: string[] = []
  const send = async (call: CommerceCall): Promise<unknown> => {
    paths.push(call.path)
    const type = /^\/api\/validation\/GB\/(\w+)$/.exec(call.path)?.[1]
    if (type !== undefined) return formSchemaOf('GB', type as 'shipping', 'en')
    if (call.path === '/api/marketing/subscribe') {
      signUps.push(call.query)
      return answer()
    }
    return cart
  }
  const commerce = commerceOf(send)
  const state = { ...EMPTY_CART_STORE.getState(), cart, hasLoadedCartContents: true }
  const store: CartStore = {
    ...EMPTY_CART_STORE,
    getState: () => state,
    load: async () => ({ outcome: 'fulfilled', cart }),
    change: async (run) => ({ outcome: 'fulfilled', cart: await run(commerce) }),
  }
  renderCheckoutStep({ step: 'shipping', commerce, store, isSignedIn: false, emailSignup, hasNewsletter })
  const goOn = async (): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }))
    await waitFor(() => expect(paths).toContain('/api/checkout/paymentSession'))
  }
  return { signUps, goOn }
}
const box = () => screen.queryByRole('checkbox', { name: 'Send me news by e-mail.' })

it('a shopper who ticks the box beside the e-mail address is signed up when the step is left, and nobody else is [CHECKOUT-16]', async () => {
  const { signUps, goOn } = atShipping()
  expect(await screen.findByLabelText('E-mail address')).toHaveValue('ada@example.com')
  expect(box()).not.toBeChecked()
  await goOn()
  expect(signUps).toEqual([])
  cleanup()
  const { signUps: others, goOn: goOnToo } = atShipping()
  await screen.findByLabelText('E-mail address')
  await userEvent.click(box() ?? document.body)
  expect(others).toEqual([])
  await goOnToo()
  await waitFor(() => expect(others).toEqual([{ email: 'ada@example.com', language: 'en' }]))
  await waitFor(() => expect(localStorage.getItem('emailListMember')).toBe('true'))
})

it('no box is there where the site asks nobody or has no newsletter, and for who is on the list [CHECKOUT-16]', async () => {
  for (const without of [{ emailSignup: false }, { hasNewsletter: false }]) {
    atShipping(without)
    await screen.findByLabelText('E-mail address')
    expect(box()).toBeNull()
    cleanup()
  }
  localStorage.setItem('emailListMember', 'true')
  atShipping()
  await screen.findByLabelText('E-mail address')
  expect(box()).toBeNull()
})

it('a marketing service that does not answer stops no order', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { signUps, goOn } = atShipping({
    answer: () => {
      throw new CommerceError(500, { code: 'SERVER_ERROR', message: '' })
    },
  })
  await screen.findByLabelText('E-mail address')
  await userEvent.click(box() ?? document.body)
  await goOn()
  await waitFor(() => expect(signUps).toHaveLength(1))
  expect(localStorage.getItem('emailListMember')).toBeNull()
})
