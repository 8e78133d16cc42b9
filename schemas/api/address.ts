import type { Json } from '../page.ts'

/** The most that an account has (ADDR-05). */
export const MAX_SAVED_ADDRESSES = 20

export type AddressType = 'BILLING' | 'DELIVERY'

/** A postal address in the API (product.md 3, Address). The form schema of the country decides which fields it has. */
export interface Address {
  readonly addressLine1?: string
  readonly addressLine2?: string
  readonly city?: string
  readonly postcode?: string
  readonly region?: string
  readonly territoryCode?: string
  readonly countryCode: string
  readonly locale?: string
  readonly default?: boolean
  readonly reference?: string | null
  readonly type?: 'shipping' | 'billing'
  readonly addressType?: AddressType
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  readonly phoneNumber?: string
  /** Of a saved address: the name of its region by its code, in the shopper's language. Ignored where it is sent. */
  readonly regionNames?: Readonly<Record<string, string>>
}

/** One field of a form schema (ADDR-08): draft 2020-12 with our `x-` keywords. */
export interface FieldSchema {
  readonly type: 'string' | 'boolean'
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly const?: string
  /** Message key of the label. */
  readonly 'x-label': string
  /** Text for each `enum` value. */
  readonly 'x-enum-labels'?: readonly string[]
  readonly 'x-autocomplete'?: string
}

/** Answer of `GET /api/validation/{country}/{type}`: the only source of a form's rules. */
export interface FormSchema {
  readonly $schema: string
  readonly type: 'object'
  readonly properties: Readonly<Record<string, FieldSchema>>
  readonly required: readonly string[]
  readonly additionalProperties: boolean
  /** Field names in the order they are shown. */
  readonly 'x-order': readonly string[]
  readonly 'x-encouraged': readonly string[]
  readonly [keyword: string]: Json | object
}

/** An address of a postcode, as the look-up answers it: what a form has fields for. */
export type FoundAddress = Pick<Address, 'addressLine1' | 'addressLine2' | 'city' | 'postcode' | 'region'>
