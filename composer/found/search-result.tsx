import { useTranslate } from '../../src/i18n/use-translate.ts'
import { directionOf } from '../../src/site/direction.ts'
import type { FoundPage } from './found-page.ts'
import styles from './found.module.scss'

interface Props {
  readonly found: FoundPage
  /** As much of them as is shown. */
  readonly title: string
  readonly description: string | undefined
  /** BCP 47 tag of the page. */
  readonly locale: string
}

/** A result in the list of a search engine, in the direction of the page's language. */
export const SearchResult = ({ found: { siteName, host, steps }, title, description, locale }: Props) => {
  const t = useTranslate()
  return (
    <div className={styles.result} lang={locale} dir={directionOf(locale)}>
      <p className={styles.from}>
        <strong>{siteName}</strong>
        <bdi dir="ltr">{[host, ...steps].join(' › ')}</bdi>
      </p>
      <p className={styles.title}>{title}</p>
      {description === undefined ? (
        <p className={styles.nothing} lang="en" dir="ltr">
          {t('compose.found.engineChooses')}
        </p>
      ) : (
        <p className={styles.words}>{description}</p>
      )}
    </div>
  )
}
