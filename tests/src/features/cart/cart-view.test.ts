import { expect, it } from 'vitest'
import { isDiscounted, lineMessagesOf, shippingPriceOf } from '../../../../src/features/cart/cart-view.ts'
import { cart, cartItem } from '../../../factories/cart.ts'

it('says that items ship later or cannot be had for as long as that is so [CHECKOUT-21]', () => {
  expect(lineMessagesOf(cart({ items: [cartItem()] }))).toEqual([])
  expect(lineMessagesOf(cart({ items: [cartItem({ availability: 'PREORDER' })] }))).toEqual(['preorderItems'])
  expect(lineMessagesOf(cart({ items: [cartItem({ availability: 'BACKORDER' })], unavailableItems: [cartItem()] }))).toEqual([
    'unavailableItems',
    'preorderItems',
  ])
})

it('shows shipping without tax where tax is added at checkout [DATA-29]', () => {
  const { cartSummary, ...rest } = cart()
  const costs = { ...rest, cartSummary: { ...cartSummary, deliveryCost: 6, deliveryNetCost: 5, totalDiscount: 1 } }
  expect(shippingPriceOf(costs, true)).toBe(5)
  expect(shippingPriceOf(costs, false)).toBe(6)
  expect(isDiscounted(costs)).toBe(true)
  expect(isDiscounted(cart())).toBe(false)
})
