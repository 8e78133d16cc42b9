import type { FoundAddress } from '../../schemas/api/address.ts'
import type { AddressLookup } from '../../server/commerce/address-services.ts'

/** A street that nobody lives in, by its postcode. */
interface Street {
  readonly name: string
  readonly city: string
  readonly houses: number
  /** Flats of the first house. */
  readonly flats?: number
}

const STREETS: Readonly<Record<string, Street>> = {
  LS14DY: { name: 'Mill Lane', city: 'Leeds', houses: 9 },
  EC1A1BB: { name: 'Alder Court', city: 'London', houses: 3, flats: 6 },
  EH12NG: { name: 'Juniper Wynd', city: 'Edinburgh', houses: 14 },
  CF101AA: { name: 'Rowan Terrace', city: 'Cardiff', houses: 5 },
}

/** The embedded directory: four streets of gb. ZZ99 3VZ fails and ZZ99 3WZ never answers; any other postcode has no address. */
export const demoAddressLookup: AddressLookup = {
  find: async ({ country, postcode }) => {
    if (country !== 'GB') return undefined
    const compact = postcode.replaceAll(' ', '').toUpperCase()
    if (compact === 'ZZ993VZ') throw new Error('The demo fails for this postcode')
    if (compact === 'ZZ993WZ') return new Promise(() => undefined)
    const street = STREETS[compact]
    return street === undefined ? [] : addressesOf(street, `${compact.slice(0, -3)} ${compact.slice(-3)}`)
  },
}

const addressesOf = ({ name, city, houses, flats = 0 }: Street, postcode: string): readonly FoundAddress[] => [
  ...Array.from({ length: flats }, (_, index) => ({
    addressLine1: `1 ${name}`,
    addressLine2: `Flat ${index + 1}`,
    city,
    postcode,
  })),
  ...Array.from({ length: flats > 0 ? houses - 1 : houses }, (_, index) => ({
    addressLine1: `${index + (flats > 0 ? 2 : 1)} ${name}`,
    city,
    postcode,
  })),
]
