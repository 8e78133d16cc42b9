import { createRequire } from 'node:module'
import { currentValueOf, type Secret } from '../../server/lib/secret.ts'

// The vendor ships CommonJS; its validator is the authority on its signatures.
const { default: HmacValidator } = createRequire(import.meta.url)('@adyen/api-library/lib/src/utils/hmacValidator') as {
  default: new () => { calculateHmac: (item: object, key: string) => string }
}

/** The signature of a notification, as the payment provider's own library computes it. */
export const signNotification = (key: Secret, item: object): string => new HmacValidator().calculateHmac(item, currentValueOf(key))
