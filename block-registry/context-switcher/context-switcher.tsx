import { useId } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useNavigationTree } from '../../src/site/navigation-context.tsx'
import type { NavigationNode } from '../../src/site/navigation.ts'
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
  const contexts = useNavigationTree().flatMap(({ key, hide, filters, path: to, label }) =>
    key === undefined || hide === true || !isDepartment(filters)
      ? []
      : [{ key, to, label, isHere: path === to || path.startsWith(`${to}/`) }],
  )
  if (contexts.length < 2) return null
  return (
    <Section width="large">
      <nav aria-labelledby={id} className={styles.switcher}>
        <span id={id} className={styles.label}>
          {props.label === '' ? t('frame.contexts') : props.label}
        </span>
        <ul className={styles.contexts}>
          {contexts.map(({ key, to, label, isHere }) => (
            <li key={key}>
              <Link
                to={to}
                className={styles.context}
                onFollow={() => storeNavContext(site, key)}
                {...(isHere ? { 'aria-current': path === to ? 'page' : 'true' } : {})}
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

/** A first level that cuts across the departments, such as the sale, is no department. */
const isDepartment = (filters: NavigationNode['filters']): boolean => Object.keys(filters).every((kind) => kind === 'categories')
