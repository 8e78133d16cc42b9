import type { Address } from '../../schemas/api/address.ts'

interface Names {
  /** Names of regions by code; a code without one is shown by its last part (`US-NY`: NY). */
  readonly regions?: Readonly<Record<string, string>>
  /** Named where the address may be of another country than the page. */
  readonly country?: string
}

type Part = string | undefined

/** A postal address as its country writes it on a parcel, the name first, without empty lines. */
export const linesOfAddress = (address: Address, { regions = {}, country }: Names = {}): readonly string[] => {
  const { firstName, lastName, addressLine1, addressLine2, city, postcode, countryCode } = address
  const region = regionName(address.region, regions)
  // Dubai is in the emirate of Dubai: once is enough.
  const place = { city, region: region === city ? undefined : region, postcode }
  const eastern = EASTERN[countryCode]
  if (eastern !== undefined && isInOwnLetters(address))
    return filled([
      [lastName, firstName].filter(isFilled).join(eastern.inName),
      isFilled(postcode) ? eastern.postcode(postcode) : '',
      [place.region, city, addressLine1].filter(isFilled).join(eastern.inAddress),
      words(addressLine2),
      words(country),
    ])
  const written = (PLACES[countryCode] ?? everywhere)(place)
  return filled([words(firstName, lastName), words(addressLine1), words(addressLine2), written, words(country)])
}

interface Locality {
  readonly city: Part
  readonly region: Part
  readonly postcode: Part
}

const isFilled = (part: Part): part is string => part !== undefined && part.trim() !== ''
const words = (...parts: readonly Part[]): string => parts.filter(isFilled).join(' ')
const filled = (lines: readonly string[]): readonly string[] => lines.filter((line) => line !== '')

const everywhere = ({ city, region, postcode }: Locality): string => words(city, region, postcode)
/** New York, NY 10012. */
const american = ({ city, region, postcode }: Locality): string => [words(city), words(region, postcode)].filter(isFilled).join(', ')
/** 75001 Paris. */
const continental = ({ city, region, postcode }: Locality): string => words(postcode, city, region)

/** How the line of the town is written, where it is not as everywhere. */
const PLACES: Readonly<Record<string, typeof everywhere>> = {
  US: american,
  DE: continental,
  ES: continental,
  FR: continental,
  IT: continental,
  MX: continental,
  MY: continental,
  NL: continental,
}

interface EasternStyle {
  readonly postcode: (code: string) => string
  /** Between the parts. */
  readonly inName: string
  readonly inAddress: string
}

const CHINESE: EasternStyle = { postcode: (code) => code, inName: '', inAddress: '' }

/** Where the largest place and the family's name come first. */
const EASTERN: Readonly<Record<string, EasternStyle>> = {
  CN: CHINESE,
  HK: CHINESE,
  JP: { postcode: (code) => `〒${code}`, inName: ' ', inAddress: '' },
  KR: { postcode: (code) => `(${code})`, inName: '', inAddress: ' ' },
  TW: CHINESE,
}

/** In Latin letters an address in Japan is written like any other. */
const isInOwnLetters = ({ city = '', addressLine1 = '' }: Address): boolean =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(city + addressLine1)

/** A number says nothing to anybody. */
const regionName = (region: Part, regions: Readonly<Record<string, string>>): Part => {
  if (region === undefined) return undefined
  const [, part = region] = /^[A-Z]{2}-(.+)$/.exec(region) ?? []
  return regions[region] ?? (/^\d+$/.test(part) ? undefined : part)
}
