import { useSite } from '../../site/site-context.tsx'
import { siteValueOf, type SiteValue } from '../../site/site-value.ts'
import { languageName } from './language-name.ts'
import styles from './language-links.module.scss'

interface Props {
  /** Of the page, without prefix. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** This page in the other languages of the site, as real links: each in its own language, the current one marked. */
export const LanguageLinks = ({ path, query }: Props) => {
  const site = useSite()
  return (
    <ul className={styles.list}>
      {languageOptions(site, { path, query }).map(({ language, name, locale, href, isCurrent }) => (
        <li key={language}>
          <a
            className={styles.link}
            href={href}
            hrefLang={locale}
            lang={language}
            data-language={language}
            data-full-load=""
            {...(isCurrent ? { 'aria-current': 'true' } : {})}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface LanguageOption {
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
const languageOptions = ({ site, language }: SiteValue, { path, query }: Address): readonly LanguageOption[] =>
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
