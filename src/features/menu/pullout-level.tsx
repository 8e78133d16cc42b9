import { useTranslate } from '../../i18n/use-translate.ts'
import type { NavigationNode } from '../../site/navigation.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { EntryWords } from './entry-words.tsx'
import { PromotedLink } from './promoted-link.tsx'
import { buttonOf, contentsOf, visibleChildren } from './visible-children.ts'
import styles from './pullout.module.scss'

interface Props {
  readonly parent: NavigationNode | undefined
  readonly nodes: readonly NavigationNode[]
  /** An entry with children: its level opens (MENU-02). */
  readonly onChoose: (index: number) => void
  /** A leaf: the drawer closes (MENU-04). */
  readonly onFollow: () => void
}

/** One level of the tree; entries that go deeper are buttons, leaves are links, and pictures stand below them. */
export const PulloutLevel = ({ parent, nodes, onChoose, onFollow }: Props) => {
  const t = useTranslate()
  const all = buttonOf(parent, 'view-all-button')
  const contents = parent === undefined ? [] : contentsOf(parent)
  return (
    <>
      <ul>
        {parent !== undefined && parent.path !== '' && (
          <li>
            <Link to={all === undefined || all.path === '' ? parent.path : all.path} className={styles.entry} onFollow={onFollow}>
              {all?.label ?? t('frame.all', { label: parent.label })}
            </Link>
          </li>
        )}
        {nodes.map((node, index) => (
          <li key={`${index} ${node.path}`}>
            {visibleChildren(node).length > 0 ? (
              <button type="button" className={styles.entry} data-color={node.color} onClick={() => onChoose(index)}>
                <EntryWords node={node} label={node.label} />
                <Icon name="chevron-end" size="1.6rem" />
              </button>
            ) : (
              <Link
                to={node.path}
                newWindow={node.target !== undefined}
                className={styles.entry}
                data-color={node.color}
                onFollow={onFollow}
              >
                <EntryWords node={node} label={node.label} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {contents.length > 0 && (
        <ul className={styles.contents}>
          {contents.map((node, index) => (
            <li key={`${index} ${node.path}`}>
              <PromotedLink node={node} sizes="45vw" onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
