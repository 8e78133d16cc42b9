/** What status 428 becomes: the shopper's bank wants more before the payment goes on (API-13). */
export interface PaymentRetry {
  readonly paymentRetry: true
  /** Names the payment already begun. */
  readonly utr: string | undefined
}

/** The marker for a 428 answer's body. */
export const toPaymentRetry = (body: unknown): PaymentRetry => {
  const utr = typeof body === 'object' && body !== null && 'utr' in body ? body.utr : undefined
  return { ...(typeof body === 'object' ? body : {}), paymentRetry: true, utr: typeof utr === 'string' ? utr : undefined }
}
