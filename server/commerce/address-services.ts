import type { Address } from '../../schemas/api/address.ts'
import type { TaxState } from '../../schemas/api/cart.ts'
import type { CartRow } from './cart/cart-record.ts'

/**
 * Companies that decide over a delivery address beside what the merchant has written down. An extension brings them; without
 * one the merchant's own places and tax rates are all.
 */
export interface AddressServices {
  readonly carrier: Carrier
  readonly tax: TaxService
}

export interface Carrier {
  /** Whether a parcel can be sent there. Asked for addresses that passed the form and the merchant's own list of places. */
  readonly delivers: (address: Address) => Promise<boolean>
}

/** Allows the merchant's tax rates to be charged at an address, on sites that add tax at checkout. */
export interface TaxService {
  /** Asked when a cart gets a delivery address. */
  readonly start: (address: Address) => Promise<TaxState>
  /** Asked whenever a cart whose tax is pending is read. */
  readonly read: (cart: Pick<CartRow, 'id' | 'revision' | 'delivery'>) => Promise<TaxState>
}

export const deliverAnywhere: Carrier = { delivers: async () => true }

export const chargeAtOnce: TaxService = { start: async () => 'CALCULATED', read: async () => 'CALCULATED' }
