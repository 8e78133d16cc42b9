import type { Address } from '../../../../schemas/api/address.ts'
import type { Consumer } from '../../../../schemas/api/cart.ts'

/** What a wallet is asked for beside the payment. */
export type WalletWants = 'nothing' | 'contact' | 'address'

/** What a wallet is opened with. */
export interface WalletRequest {
  /** Major units, as wallets write them: `41.00`. */
  readonly total: string
  /** ISO 4217. */
  readonly currency: string
  readonly countryCode: string
  /** Whom the money goes to, as the wallet shows it. */
  readonly shopName: string
  /** Public ids from the payment provider. */
  readonly configuration: Readonly<Record<string, string>>
  readonly isTest: boolean
  /** Express payments take the contact from the wallet, and the address that goods are shipped to or taxed by. */
  readonly wants: WalletWants
}

/** What a wallet signed; the provider alone can read it. */
export interface WalletApproval {
  readonly token: string
  readonly address?: Address
  readonly consumer?: Consumer['properties']
}

/** `cancelled`: the shopper has closed it. Anything that went wrong is thrown. */
export type WalletAnswer = ({ readonly kind: 'approved' } & WalletApproval) | { readonly kind: 'cancelled' }

export interface Wallet {
  /** Whether this browser and its shopper have it. Rejects where its script does not come. */
  readonly isReady: (configuration: Readonly<Record<string, string>>) => Promise<boolean>
  /** Opens it. Called in a click: browsers open wallets for nothing else. */
  readonly open: (request: WalletRequest) => Promise<WalletAnswer>
}

/** A postal address as wallets have them, in the shop's words: regions are named with their country, as `US-NY`. */
export const toAddress = (given: {
  readonly name: { readonly firstName: string; readonly lastName: string }
  readonly lines: readonly (string | undefined)[]
  readonly city: string | undefined
  readonly region: string | undefined
  readonly postcode: string | undefined
  readonly countryCode: string | undefined
  readonly phone?: string | undefined
}): Address => {
  const [addressLine1 = '', ...more] = given.lines.filter((line): line is string => line !== undefined && line.trim() !== '')
  const country = (given.countryCode ?? '').toUpperCase()
  const region = given.region ?? ''
  const fields = {
    ...given.name,
    addressLine1,
    addressLine2: more.join(', '),
    city: given.city ?? '',
    region: region === '' || region.startsWith(`${country}-`) ? region : `${country}-${region}`,
    postcode: given.postcode ?? '',
    phoneNumber: given.phone ?? '',
  }
  return { ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')), countryCode: country }
}

/** The last word is the family's; wallets that have one field for both give no better answer. */
export const splitName = (name: string): { readonly firstName: string; readonly lastName: string } => {
  const words = name.trim().split(/\s+/)
  return { firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''), lastName: words.length > 1 ? (words.at(-1) ?? '') : '' }
}
