import { z } from 'zod'

const text = z.string().max(4_000)

const paymentMethod = z.object({
  type: text,
  holderName: text.optional(),
  encryptedCardNumber: text.optional(),
  encryptedExpiryMonth: text.optional(),
  encryptedExpiryYear: text.optional(),
  encryptedSecurityCode: text.optional(),
  storedPaymentMethodId: text.optional(),
})

/** Body of `POST /payments`, as far as this provider reads it; the rest is left out. */
export const paymentRequest = z.object({
  merchantAccount: text,
  amount: z.object({ value: z.number().int().min(0), currency: z.string().length(3) }),
  reference: text.min(1),
  returnUrl: text.default(''),
  shopperReference: text.optional(),
  shopperEmail: text.optional(),
  storePaymentMethod: z.boolean().optional(),
  paymentMethod,
})
export type PaymentRequest = z.infer<typeof paymentRequest>

/** Body of `POST /payments/details`. */
export const detailsRequest = z.object({
  details: z.record(z.string(), z.unknown()).default({}),
  paymentData: text.optional(),
})

/** Body of `POST /storedPaymentMethods`. */
export const storeRequest = z.object({ merchantAccount: text, shopperReference: text, paymentMethod })
export type StoreRequest = z.infer<typeof storeRequest>

/** Body of `POST /cancels`. */
export const cancelRequest = z.object({ merchantAccount: text, paymentReference: text.optional(), reference: text.optional() })

export const storedMethodRequest = z.object({ merchantAccount: text, shopperReference: text })

/** Body of a capture, refund or reversal. */
export const modificationRequest = z.object({
  merchantAccount: text,
  amount: z.object({ value: z.number().int().min(1), currency: z.string().length(3) }).optional(),
  reference: text.optional(),
})
