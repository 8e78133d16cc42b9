import type { SiteConfig } from './site-config.ts'

/** What is known about a visitor's language when the address has none. */
export interface LanguageHints {
  /** `language.{clientName}.{country}` of local storage, or its cookie. */
  readonly stored?: string
  /** Language tags, most wanted first. */
  readonly accepted?: readonly string[]
}

/** The language of an address without one (PREFIX-14): the visitor's own choice, then detection where the site wants it, then the default. */
export const chooseLanguage = (site: SiteConfig, { stored, accepted = [] }: LanguageHints): string => {
  if (stored !== undefined && site.languages.includes(stored)) return stored
  const detected = site.languageDetection ? lookup(accepted, site.languages) : undefined
  return detected ?? (site.languages.includes(site.defaultLanguage) ? site.defaultLanguage : (site.languages[0] ?? site.defaultLanguage))
}

/** RFC 4647 lookup: each range is shortened from the end until something matches. */
const lookup = (ranges: readonly string[], languages: readonly string[]): string | undefined => {
  for (const range of ranges) {
    const subtags = range.toLowerCase().split('-')
    for (let length = subtags.length; length > 0; length -= 1) {
      const match = languages.find((language) => language.toLowerCase() === subtags.slice(0, length).join('-'))
      if (match !== undefined) return match
    }
  }
  return undefined
}
