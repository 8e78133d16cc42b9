import { expect, it } from 'vitest'
import { expressWants } from '../../../../src/features/checkout/wallets/express-wants.ts'
import { cart, cartItem } from '../../../factories/cart.ts'
import { site } from '../../../factories/site.ts'

const taxed = (calculateTax: boolean) => {
  const gb = site('gb')
  return { ...gb, checkout: { ...gb.checkout, calculateTax } }
}
const unshipped = cartItem({ needsShipping: false })

it('an express wallet is asked for an address where goods are shipped to it or taxed by it, and else for the contact alone', () => {
  const wants = (items: ReturnType<typeof cart>['items'], calculateTax = false) => expressWants(taxed(calculateTax), cart({ items }))
  expect(wants([unshipped])).toBe('contact')
  expect(wants([unshipped, cartItem()])).toBe('address')
  expect(wants([unshipped], true)).toBe('address')
})
