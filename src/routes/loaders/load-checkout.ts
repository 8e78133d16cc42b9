import { assemblePage } from '../assemble-page.ts'
import type { Loader } from '../loader.ts'

/** Steps of checkout in order (ROUTE-12). */
export const CHECKOUT_STEPS: readonly string[] = ['basket', 'shipping', 'payment', 'review']

/** An absent or unknown step is the basket, at the basket's own address (ROUTE-32). */
export const loadCheckout: Loader = (input) => {
  const wanted = input.match.params['step']?.toLowerCase()
  const step = wanted !== undefined && CHECKOUT_STEPS.includes(wanted) ? wanted : 'basket'
  const match = { params: { step }, path: `/checkout/${step}` }
  return assemblePage({ ...input, match, kind: 'checkout' })
}
