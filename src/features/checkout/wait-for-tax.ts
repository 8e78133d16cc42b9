import type { Cart } from '../../../schemas/api/cart.ts'

const INTERVAL_MS = 500
const MAX_RETRIES = 10

/** Raised after the last retry, logged; the shopper sees 'Tax Calculation Error' (TAX-03). */
export const TOO_MANY_REQUESTS = 'Too Many Tax Calculation Requests'

interface Deps {
  readonly readCart: () => Promise<Cart>
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
}

/** Reads the cart until its tax is calculated: at once, then up to ten times, 500 ms apart (TAX-01, TAX-02). Throws otherwise. */
export const waitForTax = async ({ readCart, sleep, signal }: Deps): Promise<Cart> => {
  for (let retry = 0; retry <= MAX_RETRIES; retry += 1) {
    if (retry > 0) await sleep(INTERVAL_MS, signal)
    signal.throwIfAborted()
    const cart = await readCart()
    if (cart.tax === 'CALCULATED' || cart.taxCalculated) return cart
    if (cart.tax === 'REJECTED') throw new Error('Tax Calculation Rejected')
  }
  throw new Error(TOO_MANY_REQUESTS)
}
