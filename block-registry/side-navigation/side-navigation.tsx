import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { sideRoot } from '../../src/features/listing/side-navigation.ts'
import { showsCategoryNavigation } from '../../src/features/listing/side-navigation.ts'
import { sideLink } from '../../src/features/listing/side-navigation.ts'
import { useSidePaths } from '../../src/features/listing/use-listing.ts'
import { usePendingSearch } from '../../src/page/router-context.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useNavigationTree } from '../../src/site/navigation-context.tsx'
import type { NavigationNode } from '../../src/site/navigation.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './side-navigation.module.scss'

/** The levels of the tree around a listing; entries without products are left out (SIDENAV-01 to SIDENAV-06). */
export const SideNavigation = ({ props }: BlockViewProps<'side-navigation'>) => {
  const t = useTranslate()
  const { site } = useSite()
  const context = usePageContext()
  const sidePaths = useSidePaths()
  const root = sideRoot(context.path, useNavigationTree())
  if (root === undefined || showsCategoryNavigation(context, site)) return null
  const isShown = (node: NavigationNode): boolean => node.hide !== true && (sidePaths === undefined || sidePaths.includes(node.path))
  if (!root.children.some(isShown)) return null
  const level = <Level node={root} level={1} levels={props.levels} isShown={isShown} />
  return (
    <Section width="full">
      <nav aria-label={t('listing.categories')} data-categories="">
        {/* Folded on small screens, always open on large ones (SIDENAV-12). */}
        <details className={styles.folded}>
          <summary className={styles.summary}>{root.label}</summary>
          {level}
        </details>
        <div className={styles.open}>
          <p className={styles.heading}>
            <SideLink node={root} />
          </p>
          {level}
        </div>
      </nav>
    </Section>
  )
}

interface LevelProps {
  readonly node: NavigationNode
  readonly level: number
  readonly levels: number
  readonly isShown: (node: NavigationNode) => boolean
}

/** A level's entries; the one the shopper is in shows its own. */
const Level = ({ node, level, levels, isShown }: LevelProps) => {
  const { path } = usePageContext()
  return (
    <ul className={styles.level} style={{ '--level': level - 1 }}>
      {node.children.filter(isShown).map((child) => (
        <li key={child.path}>
          <SideLink node={child} />
          {level < levels && isWithin(path, child) && child.children.some(isShown) && (
            <Level node={child} level={level + 1} levels={levels} isShown={isShown} />
          )}
        </li>
      ))}
    </ul>
  )
}

const SideLink = ({ node }: { readonly node: NavigationNode }) => {
  const { path, query } = usePageContext()
  const pending = usePendingSearch(path)
  const to = sideLink(node.path, { path, query: pending === undefined ? query : Object.fromEntries(new URLSearchParams(pending)) })
  return (
    <Link to={to} className={styles.link} {...(node.path === path ? { 'aria-current': 'page' } : {})}>
      {node.label}
    </Link>
  )
}

const isWithin = (path: string, node: NavigationNode): boolean => path === node.path || path.startsWith(`${node.path}/`)
