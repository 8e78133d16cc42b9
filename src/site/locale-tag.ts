const CHINESE_SCRIPTS: Readonly<Record<string, string>> = { CN: 'zh-Hans-CN', HK: 'zh-Hant-HK', TW: 'zh-Hant-TW' }

/**
 * BCP 47 tag of a language in a country, as `<html lang>`, hreflang and Intl take it (LOCALE-36): `en`, `GB` gives
 * `en-GB`. The obsolete code `iw` is read as `he`.
 */
export const localeTag = (language: string, countryCode: string): string => {
  const code = countryCode.toUpperCase()
  if (language === 'zh') return CHINESE_SCRIPTS[code] ?? `zh-${code}`
  return `${language === 'iw' ? 'he' : language}-${code}`
}
