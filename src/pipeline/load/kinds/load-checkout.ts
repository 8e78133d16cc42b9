import { CHECKOUT_STEPS } from '../../../features/checkout/checkout-types.ts'
import { assemblePage } from '../assemble-page.ts'
import type { Loader } from '../loader.ts'

/** An absent or unknown step is the basket, at the basket's own address (ROUTE-32). */
export const loadCheckout: Loader = (input) => {
  const requested = input.match.params['step']?.toLowerCase()
  const step = CHECKOUT_STEPS.find((known) => known === requested) ?? 'basket'
  const match = { params: { step }, path: `/checkout/${step}` }
  return assemblePage({ ...input, match, kind: 'checkout' })
}
