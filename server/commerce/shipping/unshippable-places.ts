import type { Address } from '../../../schemas/api/address.ts'
import type { UnshippablePlace } from '../../../schemas/api/unshippable-place.ts'
import { ownValue } from '../../../src/lib/own-value.ts'

type Reasons = Readonly<Record<string, UnshippablePlace['reason']>>

/** By country, the parts of it that have a code of their own and are not reached. */
const UNSHIPPABLE: Readonly<Record<string, Reasons>> = {
  US: { AS: 'noCarrier', GU: 'noCarrier', MP: 'noCarrier', PR: 'customs', VI: 'customs' },
}

/** The places of a country no parcel goes to, named and sorted in a language; undefined where every place is reached. */
export const unshippablePlaces = (country: string, language: string): readonly UnshippablePlace[] | undefined => {
  const reasons = ownValue(UNSHIPPABLE, country)
  if (reasons === undefined) return undefined
  const names = namesIn(language)
  return Object.entries(reasons)
    .map(([code, reason]) => ({ code, name: names.of(code) ?? code, reason }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
}

/** Whether the region of an address is such a place, by its code or its English name. */
export const isUnshippable = ({ countryCode, region = '' }: Pick<Address, 'countryCode' | 'region'>): boolean =>
  Object.keys(ownValue(UNSHIPPABLE, countryCode) ?? {}).some((code) =>
    [code, namesIn('en').of(code)].some((name) => name?.toUpperCase() === region.trim().toUpperCase()),
  )

const namesIn = (language: string): Intl.DisplayNames => new Intl.DisplayNames([language], { type: 'region' })
