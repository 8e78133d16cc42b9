const names = new Map<string, Intl.DisplayNames>()

/** The name of a country in a language; its code where there is none. */
export const countryName = (code: string, locale: string): string => {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  names.set(locale, known)
  try {
    return known.of(code) ?? code
  } catch (cause) {
    // What is no code at all, from an old order or an import.
    if (cause instanceof RangeError) return code
    throw cause
  }
}
