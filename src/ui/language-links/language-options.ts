import type { SiteValue } from '../../site/site-value.ts'
import { siteValueOf } from '../../site/site-value.ts'

export interface LanguageOption {
  readonly language: string
  /** The language's own name for itself: `español`. */
  readonly name: string
  readonly locale: string
  readonly href: string
  readonly isCurrent: boolean
}

interface Address {
  /** Without prefix. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** The site's languages, each with this page's address in it: path and query stay (EXTRA-10). */
export const languageOptions = ({ site, language }: SiteValue, { path, query }: Address): readonly LanguageOption[] =>
  site.languages.map((other) => {
    const value = siteValueOf(site, other)
    const search = new URLSearchParams(query).toString()
    return {
      language: other,
      name: nameOf(other),
      locale: value.locale,
      href: `${value.href(path)}${search === '' ? '' : `?${search}`}`,
      isCurrent: other === language,
    }
  })

/** Written out, because browsers and Node differ in how many names they know, and both must render the same. */
const NAMES: Readonly<Record<string, string>> = {
  ar: 'العربية',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  ko: '한국어',
  ms: 'Bahasa Melayu',
  nl: 'Nederlands',
  zh: '中文',
}

const nameOf = (language: string): string => NAMES[language] ?? language
