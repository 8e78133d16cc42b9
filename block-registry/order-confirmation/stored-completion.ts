import { creditVariants } from '../../src/site/variant-credit.ts'
import { readJson, writeJson } from '../../src/lib/stored-json.ts'
import type { CheckoutCompletion } from '../../src/clients/commerce/operations/checkout.ts'

/** One order at a time: that of the last purchase in the tab. */
const KEY = 'completedOrder'

/** Session storage ends with the tab. A browser that refuses it loses the order's details at the next reload; the mail has it all. */
export const writeCompletion = (storage: Storage | undefined, utr: string, completion: CheckoutCompletion): void => {
  writeJson(storage, KEY, { utr, completion })
  if (completion.order !== undefined) creditVariants('order')
}

/** What the tab was told of a payment's order; undefined for any other payment. */
export const readCompletion = (storage: Storage | undefined, utr: string): CheckoutCompletion | undefined => {
  const stored = readJson(storage, KEY)
  if (typeof stored !== 'object' || stored === null || Reflect.get(stored, 'utr') !== utr) return undefined
  // Only answers of the server are ever written under the key.
  return Reflect.get(stored, 'completion') as CheckoutCompletion
}
