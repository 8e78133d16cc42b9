import { useId } from 'react'
import { departmentOfPath, departmentsOf } from '../../src/features/menu/departments.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useNavigationTree } from '../../src/site/navigation-context.tsx'
import { storeNavContext } from '../../src/site/store-nav-context.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './context-switcher.module.scss'

/**
 * The navigation contexts of the site as links; the one followed is stored as the shopper's own (HOME-01). Sites with
 * fewer than two show nothing.
 */
export const ContextSwitcher = ({ props }: BlockViewProps<'context-switcher'>) => {
  const t = useTranslate()
  const id = useId()
  const { site } = useSite()
  const { path } = usePageContext()
  const departments = departmentsOf(useNavigationTree())
  const here = departmentOfPath(departments, path)
  if (departments.length === 0) return null
  return (
    <Section className={styles.section}>
      <nav aria-labelledby={id} className={styles.switcher}>
        <span id={id} className={styles.label}>
          {props.label === '' ? t('frame.contexts') : props.label}
        </span>
        <ul className={styles.contexts}>
          {departments.map(({ key, path: to, label }) => (
            <li key={key}>
              <Link
                to={to}
                className={styles.context}
                onFollow={() => storeNavContext(site, key)}
                {...(here?.key === key ? { 'aria-current': path === to ? 'page' : 'true' } : {})}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  )
}
