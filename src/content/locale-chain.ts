/** A locale of the space and where its missing values are looked up. */
export interface CmsLocale {
  readonly code: string
  readonly fallbackCode: string | null
  readonly default: boolean
}

/**
 * The locales a site's text is looked up in, most specific first: `fr-CA`, then its fallbacks, last the space's default. A
 * space without the full locale is asked for the language alone.
 */
export const localeChain = (locales: readonly CmsLocale[], language: string, country: string): readonly string[] => {
  const byCode = new Map(locales.map((locale) => [locale.code, locale]))
  const chain = new Set<string>()
  const follow = (code: string | null | undefined): void => {
    const locale = typeof code === 'string' ? byCode.get(code) : undefined
    if (locale === undefined || chain.has(locale.code)) return
    chain.add(locale.code)
    follow(locale.fallbackCode)
  }
  follow(`${language}-${country}`)
  follow(language)
  follow(locales.find((locale) => locale.default)?.code)
  return [...chain]
}
