import { useTranslate } from '../../i18n/use-translate.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { visibleChildren } from './visible-children.ts'
import styles from './pullout.module.scss'

interface Props {
  readonly parent: NavigationNode | undefined
  readonly nodes: readonly NavigationNode[]
  /** An entry with children: its level opens (MENU-02). */
  readonly onChoose: (index: number) => void
  /** A leaf: the drawer closes (MENU-04). */
  readonly onFollow: () => void
}

/** One level of the tree; entries that go deeper are buttons, leaves are links. */
export const PulloutLevel = ({ parent, nodes, onChoose, onFollow }: Props) => {
  const t = useTranslate()
  return (
    <ul>
      {parent !== undefined && (
        <li>
          <Link to={parent.path} className={styles.entry} onFollow={onFollow}>
            {t('frame.all', { label: parent.label })}
          </Link>
        </li>
      )}
      {nodes.map((node, index) => (
        <li key={node.path}>
          {visibleChildren(node).length > 0 ? (
            <button type="button" className={styles.entry} onClick={() => onChoose(index)}>
              {node.label}
              <Icon name="chevron-end" size="1.6rem" />
            </button>
          ) : (
            <Link to={node.path} className={styles.entry} onFollow={onFollow}>
              {node.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
