/** What is stored across a provider's page, and nothing more (CHECKOUT-22, contracts 5). */
export interface PendingCheckout {
  readonly utr: string
  readonly paymentMethod: string
  readonly idempotencyKey: string
}

const KEY = 'pendingCheckout'

/** Session storage; a browser that refuses it loses only the comfort of finishing by itself. */
export const writePendingCheckout = (storage: Storage | undefined, pending: PendingCheckout): void => {
  try {
    storage?.setItem(KEY, JSON.stringify(pending))
  } catch {
    // Quota or private mode: the provider's notification still finishes the payment.
  }
}

export const readPendingCheckout = (storage: Storage | undefined): PendingCheckout | undefined => {
  try {
    const value: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null')
    return isPending(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const removePendingCheckout = (storage: Storage | undefined): void => {
  storage?.removeItem(KEY)
}

const isPending = (value: unknown): value is PendingCheckout =>
  typeof value === 'object' &&
  value !== null &&
  ['utr', 'paymentMethod', 'idempotencyKey'].every((field) => typeof Reflect.get(value, field) === 'string')
