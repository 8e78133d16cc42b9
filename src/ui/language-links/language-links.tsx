import { useSite } from '../../site/site-context.tsx'
import { languageOptions } from './language-options.ts'
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
