import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'
import { Link } from '../../src/ui/link/link.tsx'
import { Picture } from '../../src/ui/picture/picture.tsx'
import { CachedFragment } from '../../src/ui/cached-fragment/cached-fragment.tsx'
import { menuColumns } from './menu-columns.ts'
import { positionKey } from './use-desktop-menu.ts'
import styles from './desktop-menu.module.scss'

interface Props {
  readonly id: string
  readonly node: NavigationNode
  readonly top: number
}

/** What is under a first-level entry: columns of links, and its picture. */
export const MenuPanel = ({ id, node, top }: Props) => (
  <div id={id} className={styles.panel}>
    <CachedFragment as="div" className={styles.inside} by={(nameOf) => `${nameOf(node)} ${top}`}>
      {() => <PanelContent node={node} top={top} />}
    </CachedFragment>
  </div>
)

const PanelContent = ({ node, top }: Omit<Props, 'id'>) => {
  const t = useTranslate()
  return (
    <>
      {menuColumns(node).map(({ isHeaded, nodes }, column) => (
        <ul key={nodes[0]?.path} className={styles.column} data-headed={isHeaded || undefined}>
          {nodes.map((child, row) => (
            <li key={child.path}>
              <Link to={child.path} className={styles.link} data-position={positionKey({ top, column, row })}>
                {child === node ? t('frame.all', { label: node.label }) : child.label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
      {node.image !== undefined && (
        <Picture src={node.image} width={720} height={900} alt="" aspect="4 / 5" sizes="280px" className={styles.picture} />
      )}
    </>
  )
}
