import type { CountryCode } from 'libphonenumber-js/min'

/** The number library is large: it comes with the first phone number that is typed. */
const library = () => import('libphonenumber-js/min')

/** E.164 where the number is valid for the country or international, else as typed (PHONE-01). */
export const toInternational = async (typed: string, country: string): Promise<string> => {
  if (typed.trim() === '') return ''
  const { parsePhoneNumberFromString } = await library()
  // The library takes its own union of country codes and answers undefined for one it does not know.
  const parsed = parsePhoneNumberFromString(typed, country as CountryCode)
  return parsed?.isValid() === true ? parsed.number : typed
}

/** E.164 as identity providers take it, empty where nothing was typed; undefined where what was typed is no phone number. */
export const accountPhone = async (typed: string, country: string): Promise<string | undefined> => {
  const phoneNumber = await toInternational(typed, country)
  return phoneNumber === '' || E164.test(phoneNumber) ? phoneNumber : undefined
}

const E164 = /^\+[1-9]\d{6,14}$/

/** A mobile number as the country writes it, for example's sake (PHONE-02); empty for a country the library does not know. */
export const exampleMobile = async (country: string): Promise<string> => {
  const [{ getExampleNumber }, { default: examples }] = await Promise.all([library(), import('libphonenumber-js/mobile/examples')])
  return getExampleNumber(country as CountryCode, examples)?.formatNational() ?? ''
}
