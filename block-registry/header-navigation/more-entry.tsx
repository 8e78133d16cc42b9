import { useId, type MouseEvent, type PointerEvent } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { visibleChildren } from '../../src/features/menu/visible-children.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'
import { Link } from '../../src/ui/link/link.tsx'
import type { RowFrom } from './fitting-entries.ts'
import styles from './desktop-menu.module.scss'

/** A first-level entry that stands under More in windows narrower than `from`. */
interface Waiting {
  readonly node: NavigationNode
  readonly from: RowFrom
}

interface Props {
  readonly waiting: readonly Waiting[]
  readonly isOpen: boolean
  readonly onEnter: (event: PointerEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/** The last entry of the row, where not all have room: a column for each of the others, shown in the windows that have no room for it. */
export const MoreEntry = ({ waiting, isOpen, onEnter, onClick }: Props) => {
  const t = useTranslate()
  const panelId = useId()
  return (
    <li className={styles.entry} data-until={waiting.at(-1)?.from} data-open={isOpen || undefined} onPointerEnter={onEnter}>
      {/* It leads nowhere: without a script the focus opens it, as the pointer does. */}
      <button type="button" className={styles.top} aria-expanded={isOpen} aria-controls={panelId} onClick={onClick}>
        {t('frame.more')}
      </button>
      <div id={panelId} className={styles.panel}>
        <div className={styles.inside}>
          <div className={styles.columns}>
            {waiting.map(({ node, from }, index) => (
              <ul key={`${index} ${node.path}`} className={styles.column} data-until={from}>
                {[node, ...visibleChildren(node)].map((child, row) => (
                  <li key={`${row} ${child.path}`}>
                    <Link to={child.path} newWindow={child.target !== undefined} className={styles.link} data-color={child.color}>
                      {child.label}
                    </Link>
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </div>
      </div>
    </li>
  )
}
