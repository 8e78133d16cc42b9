import { z } from 'zod'

const paypalOrder = z.object({ orderID: z.string().min(1).max(200), payerID: z.string().min(1).max(64) })

/** A wallet's token in the provider's field for it. PayPal has two: the order that was approved, and who approved it. */
export const walletFields = (type: string, token: string): object => {
  if (type === 'googlepay') return { googlePayToken: token }
  if (type === 'applepay') return { applePayToken: token }
  return paypalOrderOf(token) ?? {}
}

/** Undefined for a text that names no approved order of PayPal. */
export const paypalOrderOf = (token: string): z.infer<typeof paypalOrder> | undefined => {
  try {
    const parsed = paypalOrder.safeParse(JSON.parse(token))
    return parsed.success ? parsed.data : undefined
  } catch {
    // No JSON is no order.
    return undefined
  }
}
