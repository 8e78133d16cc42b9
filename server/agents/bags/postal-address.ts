import type { Address } from '../../../schemas/api/address.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { territoriesOf } from '../../commerce/forms/territories.ts'
import type { SiteScope } from '../../commerce/http/request-scope.ts'
import type { Buyer, PostalAddress } from './bag-request.ts'

/** Fields of the shop's addresses by their names in the protocol. */
const NAMES = {
  addressLine1: 'street_address',
  addressLine2: 'extended_address',
  city: 'address_locality',
  region: 'address_region',
  countryCode: 'address_country',
  postcode: 'postal_code',
  firstName: 'first_name',
  lastName: 'last_name',
  phoneNumber: 'phone_number',
} as const satisfies Partial<Record<keyof Address, keyof PostalAddress>>

/** The protocol's name of a field of an address or a buyer. */
export const protocolName = (field: string): string =>
  field === 'email' ? 'email' : ((NAMES as Readonly<Record<string, string>>)[field] ?? field)

/** An address of the protocol as the shop's forms have it. Who takes the parcel in is the buyer, unless the address says somebody else. */
export const toAddress = (
  sent: PostalAddress,
  buyer: Buyer,
  { site, language }: SiteScope,
): Readonly<Record<string, string | undefined>> => {
  const isNamed = sent.first_name !== undefined || sent.last_name !== undefined
  return {
    addressLine1: sent.street_address,
    addressLine2: sent.extended_address,
    city: sent.address_locality,
    region: regionCodeOf(sent.address_region, site.code, language),
    countryCode: sent.address_country?.toUpperCase() ?? site.code,
    postcode: sent.postal_code,
    firstName: isNamed ? sent.first_name : buyer.first_name,
    lastName: isNamed ? sent.last_name : buyer.last_name,
    phoneNumber: sent.phone_number ?? buyer.phone_number,
    locale: localeTag(language, site.code),
  }
}

export const toPostalAddress = (address: Address): PostalAddress => {
  const values = new Map<string, unknown>(Object.entries(address))
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([own, name]) => {
      const value = values.get(own)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** Regions are sent by code or by name, in the shopper's language or in English. */
const regionCodeOf = (sent: string | undefined, country: string, language: string): string | undefined => {
  const wanted = sent?.trim().toLowerCase()
  if (wanted === undefined || wanted === '') return sent
  const known = [...territoriesOf(country, language), ...territoriesOf(country, 'en')]
  const found = known.find(({ code, name }) => [code, `${country}-${code}`, name].some((each) => each.toLowerCase() === wanted))
  return found?.code ?? sent
}
