import { readJson, writeJson } from '../../lib/stored-json.ts'

/** What is stored across a provider's page, and nothing more (CHECKOUT-22, contracts 5). */
export interface PendingCheckout {
  readonly utr: string
  readonly paymentMethod: string
  readonly idempotencyKey: string
}

const KEY = 'pendingCheckout'

/** Session storage; a browser that refuses it loses only the comfort of finishing by itself: the provider's notification does it. */
export const writePendingCheckout = (storage: Storage | undefined, pending: PendingCheckout): void => writeJson(storage, KEY, pending)

export const readPendingCheckout = (storage: Storage | undefined): PendingCheckout | undefined => {
  const value = readJson(storage, KEY)
  return isPending(value) ? value : undefined
}

export const removePendingCheckout = (storage: Storage | undefined): void => {
  storage?.removeItem(KEY)
}

const isPending = (value: unknown): value is PendingCheckout =>
  typeof value === 'object' &&
  value !== null &&
  ['utr', 'paymentMethod', 'idempotencyKey'].every((field) => typeof Reflect.get(value, field) === 'string')
