import type { Address } from '../../../schemas/api/address.ts'

interface Names {
  /** Names of regions by code; a code without one is shown by its last part (`US-NY`: NY). */
  readonly regions?: Readonly<Record<string, string>>
  /** Named where the address may be of another country than the page. */
  readonly country?: string
}

/** A postal address as it is written on a parcel, without empty lines. */
export const linesOfAddress = (address: Address, { regions = {}, country }: Names = {}): readonly string[] => {
  const { firstName, lastName, addressLine1, addressLine2, city, region, postcode } = address
  const shownRegion = regionName(region, regions)
  // Dubai is in the emirate of Dubai: once is enough.
  const place = [city, shownRegion === city ? undefined : shownRegion, postcode]
  return [[firstName, lastName], [addressLine1], [addressLine2], place, [country]]
    .map((parts) => parts.filter((part) => part !== undefined && part !== '').join(' '))
    .filter((line) => line !== '')
}

/** A number says nothing to anybody. */
const regionName = (region: string | undefined, regions: Readonly<Record<string, string>>): string | undefined => {
  if (region === undefined) return undefined
  const [, part = region] = /^[A-Z]{2}-(.+)$/.exec(region) ?? []
  return regions[region] ?? (/^\d+$/.test(part) ? undefined : part)
}
