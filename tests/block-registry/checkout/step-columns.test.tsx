// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { CartItem } from '../../../schemas/api/cart.ts'
import { formSchemaOf } from '../../../server/commerce/forms/form-schema.ts'
import { EMPTY_CART_STORE } from '../../../src/features/cart/cart-store.ts'
import { aReadyCart } from '../../factories/checkout-cart.ts'
import { expectSeen } from '../../setup/expect-seen.ts'
import { commerceOf, renderCheckoutStep } from '../../setup/checkout-step.tsx'

afterEach(cleanup)

const [line] = aReadyCart().items
const lineWith = (change: Partial<CartItem>): CartItem => {
  if (line === undefined) throw new Error('The bag is empty')
  return { ...line, ...change }
}
const boot = lineWith({ lineItemId: 'boot', name: 'Release boot', availability: 'PREORDER', shipDateStart: 4_102_444_800 })
const tee = lineWith({ lineItemId: 'tee', name: 'Everyday tee', availability: 'AVAILABLE' })

const atShipping = (isNarrow: boolean): void => {
  const empty = aReadyCart()
  const [option] = empty.shipping.options
  if (option === undefined) throw new Error('Nothing delivers')
  const arrival = { from: '2026-11-30', to: '2026-12-02' }
  const cart = { ...empty, items: [boot, tee], shipping: { selected: option.id, options: [{ ...option, arrival }] } }
  const state = { ...EMPTY_CART_STORE.getState(), cart, hasLoadedCartContents: true }
  const commerce = commerceOf(async ({ path }) => {
    const [, type = ''] = /^\/api\/validation\/\w+\/(\w+)$/.exec(path) ?? []
    return formSchemaOf('GB', type as 'shipping', 'en')
  })
  const store = { ...EMPTY_CART_STORE, getState: () => state, load: async () => ({ outcome: 'fulfilled' as const, cart }) }
  renderCheckoutStep({ step: 'shipping', commerce, store, isSignedIn: false, isNarrow })
}
const wayOn = () => screen.findByRole('button', { name: 'Continue to payment' })
const summary = () => screen.getByRole('complementary')

it('the shipping step of a guest is what its page of seen/in-use says', async () => {
  atShipping(false)
  await screen.findByLabelText('Postcode')
  await expectSeen('checkout-shipping')
})

describe('the way on of a step', () => {
  it('stands under the sums on wide windows, and still sends its form', async () => {
    atShipping(false)
    const button = await wayOn()
    expect(summary()).toContainElement(button)
    await userEvent.click(button)
    expect(await screen.findByText('Please fill in: Address.')).toBeVisible()
  })

  it('stands beside the total after the step on narrow ones, where the sums are a closed line before it', async () => {
    atShipping(true)
    const button = await wayOn()
    expect(button.previousElementSibling).toHaveTextContent(/^Total £/)
    const sums = screen.getByRole('region', { name: 'Order summary' })
    const form = screen.getByRole('heading', { level: 1 })
    expect(sums.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(form.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(sums.querySelector('details')).not.toHaveAttribute('open')
    expect(sums.querySelector('summary')).toHaveTextContent(/^Order summary£/)
  })
})

it('each line of the summary has the day it ships, or arrives', async () => {
  atShipping(false)
  await wayOn()
  const [later, soon] = within(summary()).getAllByRole('listitem')
  expect(later).toHaveTextContent(/Release boot.*Pre-order: ships/)
  expect(later).not.toHaveTextContent('Arrives')
  expect(soon).toHaveTextContent(/Everyday tee.*Arrives .?Mon 30 Nov – Wed 2 Dec/)
})

it('an empty bag has products below it, and one with something in it has not', async () => {
  const atBag = (items: readonly CartItem[]): void => {
    const cart = { ...aReadyCart(), items }
    const state = { ...EMPTY_CART_STORE.getState(), cart, hasLoadedCartContents: true }
    const store = { ...EMPTY_CART_STORE, getState: () => state, load: async () => ({ outcome: 'fulfilled' as const, cart }) }
    renderCheckoutStep({ step: 'basket', commerce: commerceOf(async () => undefined), store, isSignedIn: false })
  }
  atBag([])
  expect(await screen.findByText('Your bag is empty')).toBeVisible()
  expect(screen.getByText('Just in')).toBeVisible()
  cleanup()
  atBag([tee])
  expect(await screen.findByText('Everyday tee')).toBeVisible()
  expect(screen.getByText('Just in')).not.toBeVisible()
})
