import type { Address } from '../../../schemas/api/address.ts'
import { territoriesOf } from './territories.ts'

/** Americans, Australians and Canadians write the letters of a state, others its name. */
const WRITE_LETTERS: ReadonlySet<string> = new Set(['US', 'AU', 'CA'])

/** The name of an address's region by its code, in a language; the town itself where the region is called after it, in whichever alphabet. */
export const regionNamesOf = ({ countryCode, region, city }: Address, language: string): Readonly<Record<string, string>> => {
  if (region === undefined || WRITE_LETTERS.has(countryCode)) return {}
  const nameIn = (spoken: string): string | undefined => territoriesOf(countryCode, spoken).find(({ code }) => code === region)?.name
  const name = nameIn(language)
  if (name === undefined) return {}
  return { [region]: city !== undefined && city === nameIn('en') ? city : name }
}
