import { keptBy } from './kept-by.ts'

const names = keptBy((locale) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }))

/** The name of a country in a language; its code where there is none. */
export const countryName = (code: string, locale: string): string => {
  try {
    return names(locale).of(code) ?? code
  } catch (cause) {
    // What is no code at all, from an old order or an import.
    if (cause instanceof RangeError) return code
    throw cause
  }
}
