import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { LanguageLinks } from '../../src/ui/language-links/language-links.tsx'
import { VisuallyHidden } from '../../src/ui/visually-hidden/visually-hidden.tsx'
import styles from './language-selector.module.scss'

/** The languages of this site: in a row, or behind a button. Nothing where there is only one. */
export const LanguageSelector = ({ props }: BlockViewProps<'language-selector'>) => {
  const t = useTranslate()
  const { site, language } = useSite()
  const { path, query } = usePageContext()
  if (site.languages.length < 2) return null
  if (props.variant === 'list') {
    return (
      <nav aria-label={t('frame.language')} className={styles.list}>
        <LanguageLinks path={path} query={query} />
      </nav>
    )
  }
  return (
    <details className={styles.dropdown} data-dropdown="">
      <summary className={styles.button}>
        <VisuallyHidden>{t('frame.language')}</VisuallyHidden>
        {language.toUpperCase()}
        <Icon name="chevron-down" size="1.4rem" />
      </summary>
      <nav aria-label={t('frame.language')} className={styles.panel}>
        <LanguageLinks path={path} query={query} />
      </nav>
    </details>
  )
}
