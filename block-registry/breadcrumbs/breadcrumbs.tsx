import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './breadcrumbs.module.scss'

/** The way to this page; the page itself is marked as current (CRUMB-01 to CRUMB-03). */
export const Breadcrumbs = ({ props }: BlockViewProps<'breadcrumbs'>) => {
  const t = useTranslate()
  const { breadcrumbs } = usePageContext()
  const parent = breadcrumbs.at(-2)
  if (breadcrumbs.length === 0) return null
  return (
    <Section className={styles.section}>
      <nav className={styles.row} aria-label={t('frame.breadcrumbs')}>
        {props.showBackButton && parent !== undefined && (
          <Link to={parent.path} className={styles.back}>
            <Icon name="arrow-start" size="1.6rem" />
            {t('frame.back')}
          </Link>
        )}
        <ol className={styles.list} data-crumbs="">
          {breadcrumbs.map(({ h1, path }, index) => (
            <li key={path} className={styles.crumb}>
              {index === breadcrumbs.length - 1 ? (
                <span aria-current="page">{h1}</span>
              ) : (
                <Link to={path} className={styles.link}>
                  {h1}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </Section>
  )
}
