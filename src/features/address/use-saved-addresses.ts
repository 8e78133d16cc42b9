import { useMemo } from 'react'
import { MAX_SAVED_ADDRESSES, type Address } from '../../../schemas/api/address.ts'
import { report } from '../../lib/report.ts'
import { useSite } from '../../site/site-context.tsx'
import { listWithDefault } from './list-with-default.ts'
import { useOwnList, type OwnListOptions } from '../account/use-own-list.ts'

/** What a shopper can choose from instead of typing an address. */
export interface SavedAddresses {
  /** Delivery addresses of the site's country, the default one first; none for guests. */
  readonly addresses: readonly Address[]
  /** Billing addresses of the site's country, likewise. */
  readonly billing: readonly Address[]
  /** Another one can be saved (ADDR-05). */
  readonly hasRoom: boolean
  /** There may be some, but they could not be read. */
  readonly isUnknown: boolean
}

const onFailure = (cause: unknown): void =>
  report({ code: 'savedAddressesFailed', message: 'Saved addresses could not be listed', details: { cause: String(cause) } })

/** The signed-in shopper's addresses that an order of this site can go to; undefined while they are being read. */
export const useSavedAddresses = (): SavedAddresses | undefined => {
  const { site, locale } = useSite()
  const options = useMemo((): OwnListOptions<Address> => ({ list: listWithDefault(locale), onFailure }), [locale])
  const own = useOwnList(options)
  if (own === undefined) return undefined
  const ofKind = (kind: 'shipping' | 'billing'): readonly Address[] =>
    own.items
      .filter(({ type = 'shipping', countryCode }) => type === kind && countryCode === site.code)
      .toSorted((one, other) => rankOf(other, locale) - rankOf(one, locale))
  return {
    addresses: ofKind('shipping'),
    billing: ofKind('billing'),
    hasRoom: own.state === 'known' && own.items.length < MAX_SAVED_ADDRESSES,
    isUnknown: own.state === 'unknown',
  }
}

/** There is a default for each locale (ADDR-04): that of the page comes before the others. */
const rankOf = (address: Address, locale: string): number => (address.default === true ? (address.locale === locale ? 2 : 1) : 0)
