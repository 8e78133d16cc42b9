import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSidePaths } from '../../src/features/listing/use-listing.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useNavigationTree } from '../../src/site/navigation-context.tsx'
import type { NavigationNode } from '../../src/site/navigation.ts'
import { ChipLink } from '../../src/ui/chip/chip.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './chip-list.module.scss'

/** The entries one level below this one (PLP-15, PLP-16); those beyond the limit on demand. */
export const ChipList = ({ props }: BlockViewProps<'chip-list'>) => {
  const t = useTranslate()
  const { path } = usePageContext()
  const sidePaths = useSidePaths()
  const node = nodeAt(path, useNavigationTree())
  const hasProducts = (child: NavigationNode): boolean => sidePaths === undefined || sidePaths.includes(child.path)
  const children = (node?.children ?? []).filter((child) => child.hide !== true && hasProducts(child))
  if (children.length === 0) return null
  const limit = children.length === props.itemsToShow + 1 ? children.length : props.itemsToShow
  const rest = children.slice(limit)
  return (
    <Section>
      <nav aria-label={t('listing.subcategories')}>
        <Chips nodes={children.slice(0, limit)} />
        {rest.length > 0 && (
          <details className={styles.more}>
            <summary>{t('listing.showMore', { count: rest.length })}</summary>
            <Chips nodes={rest} />
          </details>
        )}
      </nav>
    </Section>
  )
}

const Chips = ({ nodes }: { readonly nodes: readonly NavigationNode[] }) => (
  <ul className={styles.chips}>
    {nodes.map((node) => (
      <li key={node.path}>
        <ChipLink to={node.path}>{node.label}</ChipLink>
      </li>
    ))}
  </ul>
)

/** The node of the tree at a path, hidden or not. */
const nodeAt = (path: string, tree: readonly NavigationNode[]): NavigationNode | undefined => {
  const above = tree.find((node) => path === node.path || path.startsWith(`${node.path}/`))
  return above === undefined || above.path === path ? above : nodeAt(path, above.children)
}
