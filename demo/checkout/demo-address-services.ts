import { LRUCache } from 'lru-cache'
import type { Address } from '../../schemas/api/address.ts'
import type { AddressServices } from '../../server/commerce/address-services.ts'
import { demoAddressLookup } from './demo-address-lookup.ts'

/** Reads of the cart until tax is calculated, unless the address names another number. */
const USUAL_READS = 2
const MAX_READS = 20
/** Carts whose tax is pending at a time, at most; one that is forgotten starts over. */
const MAX_CARTS = 1_000

/** A carrier and a tax service that do what an address asks them to (contracts 8). */
export const demoAddressServices = (): AddressServices => {
  const readsOf = new LRUCache<string, number>({ max: MAX_CARTS })
  return {
    lookup: demoAddressLookup,
    carrier: { delivers: async ({ city }) => city?.toUpperCase() !== 'NOSHIP' },
    tax: {
      start: async ({ addressLine1 = '' }) => {
        if (addressLine1.startsWith('TAX REJECT')) return 'REJECTED'
        return readsUntilTax(addressLine1) === 0 ? 'CALCULATED' : 'PENDING'
      },
      read: async ({ id, revision, delivery }) => {
        const key = `${id}:${revision}`
        const reads = (readsOf.get(key) ?? 0) + 1
        readsOf.set(key, reads)
        return reads < readsUntilTax(delivery?.addressLine1) ? 'PENDING' : 'CALCULATED'
      },
    },
  }
}

const readsUntilTax = (addressLine1: Address['addressLine1'] = ''): number => {
  if (addressLine1.startsWith('TAX NEVER')) return Infinity
  const named = /^TAX PENDING (\d{1,2})\b/.exec(addressLine1)?.[1]
  return named === undefined ? USUAL_READS : Math.min(Number(named), MAX_READS)
}
