import type { SiteValue } from '../../site/site-value.ts'
import { siteValueOf } from '../../site/site-value.ts'
import { languageName } from './language-name.ts'

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
      name: languageName(other),
      locale: value.locale,
      href: `${value.href(path)}${search === '' ? '' : `?${search}`}`,
      isCurrent: other === language,
    }
  })
