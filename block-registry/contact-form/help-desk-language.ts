/** The help desk's code of a language in a country (CONTACT-07). */
export const helpDeskLanguage = (language: string, country: string): string => {
  const plain = language.slice(0, 2)
  if (plain === 'es') return LATIN_AMERICA.has(country) ? 'es-LA' : 'es'
  if (plain === 'zh') return country === 'TW' || country === 'HK' ? 'zh-TW' : 'zh-CN'
  if (plain === 'pt') return country === 'BR' ? 'pt-BR' : 'pt-PT'
  return plain === 'iw' ? 'he' : plain
}

const LATIN_AMERICA: ReadonlySet<string> = new Set(['AR', 'CL', 'CO', 'MX', 'US'])
