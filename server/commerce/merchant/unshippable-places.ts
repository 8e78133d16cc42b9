import type { Address } from '../../../schemas/api/address.ts'
import type { UnshippablePlace } from '../../../schemas/api/unshippable-place.ts'
import type { MerchantData } from './merchant-data.ts'

type Merchant = Pick<MerchantData, 'unshippable'>

/** The places of a country no parcel goes to, named and sorted in a language; undefined where every place is reached. */
export const unshippablePlaces = (merchant: Merchant, country: string, language: string): readonly UnshippablePlace[] | undefined => {
  const regions = merchant.unshippable.get(country)?.regions
  if (regions === undefined) return undefined
  const names = namesIn(language)
  return Object.entries(regions)
    .map(([code, reason]) => ({ code, name: names.of(code) ?? code, reason }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
}

/** Whether the region of an address is such a place, by its code or its English name. */
export const isUnshippable = (merchant: Merchant, { countryCode, region = '' }: Pick<Address, 'countryCode' | 'region'>): boolean =>
  Object.keys(merchant.unshippable.get(countryCode)?.regions ?? {}).some((code) =>
    [code, namesIn('en').of(code)].some((name) => name?.toUpperCase() === region.trim().toUpperCase()),
  )

const namesIn = (language: string): Intl.DisplayNames => new Intl.DisplayNames([language], { type: 'region' })
