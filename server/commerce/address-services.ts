import type { Address, FoundAddress } from '../../schemas/api/address.ts'
import type { TaxState } from '../../schemas/api/cart.ts'
import type { CartRow } from './cart/cart-record.ts'

/**
 * Companies that decide over a delivery address beside what the merchant has written down. An extension brings them; without
 * one the merchant's own places and tax rates are all.
 */
export interface AddressServices {
  readonly carrier: Carrier
  readonly tax: TaxService
  readonly lookup: AddressLookup
}

export interface Carrier {
  /** Whether a parcel can be sent there. Asked for addresses that passed the form and the merchant's own list of places. */
  readonly delivers: (address: Address) => Promise<boolean>
}

/** Knows which addresses a postcode has. */
export interface AddressLookup {
  /** Asked while a shopper waits: whoever asks gives up after a while, and goes on without it. Undefined for a country it does not know. */
  readonly find: (place: { readonly country: string; readonly postcode: string }) => Promise<readonly FoundAddress[] | undefined>
}

/** Allows the merchant's tax rates to be charged at an address, on sites that add tax at checkout. */
export interface TaxService {
  /** Asked when a cart gets a delivery address, or without anything to ship a billing address. */
  readonly start: (address: Address) => Promise<TaxState>
  /** Asked whenever a cart whose tax is pending is read; `delivery` is the address that it was started with. */
  readonly read: (cart: Pick<CartRow, 'id' | 'revision' | 'delivery'>) => Promise<TaxState>
}

export const deliverAnywhere: Carrier = { delivers: async () => true }

export const knowNoAddress: AddressLookup = { find: async () => undefined }

export const chargeAtOnce: TaxService = { start: async () => 'CALCULATED', read: async () => 'CALCULATED' }
