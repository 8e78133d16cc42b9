// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Cart } from '../../../schemas/api/cart.ts'
import { EMPTY_CART_STORE, type CartStore } from '../../../src/features/cart/cart-store.ts'
import { aReadyCart } from '../../factories/checkout-cart.ts'
import { commerceOf, renderCheckoutStep } from '../../setup/checkout-step.tsx'

afterEach(cleanup)

const sums = async (change: Partial<Cart['cartSummary']>, site: 'gb' | 'us' = 'gb') => {
  const ready = aReadyCart()
  const cart = { ...ready, cartSummary: { ...ready.cartSummary, ...change } }
  const state = { ...EMPTY_CART_STORE.getState(), cart, hasLoadedCartContents: true }
  const store: CartStore = { ...EMPTY_CART_STORE, getState: () => state, load: async () => ({ outcome: 'fulfilled', cart }) }
  renderCheckoutStep({ step: 'basket', commerce: commerceOf(async () => []), store, isSignedIn: false, site })
  const term = async (name: string) => (await screen.findAllByText(name)).at(-1)?.nextElementSibling?.textContent
  return { delivery: await term('Delivery'), discount: screen.queryByText('Discount')?.nextElementSibling?.textContent }
}

it('the summary says what delivery costs, without tax where tax is added, that it is free, and what is off [DATA-29, DATA-30]', async () => {
  expect(await sums({ deliveryCost: 6, deliveryNetCost: 5, totalDiscount: 3 })).toEqual({ delivery: '£6.00', discount: '-£3.00' })
  cleanup()
  expect(await sums({ deliveryCost: 6, deliveryNetCost: 5 }, 'us')).toEqual({ delivery: '$5.00', discount: undefined })
  cleanup()
  expect((await sums({ deliveryCost: 0, deliveryNetCost: 0 })).delivery).toBe('Free')
})
