import { useId, type MouseEvent, type PointerEvent } from 'react'
import { visibleChildren } from '../../src/features/menu/visible-children.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { MenuPanel } from './menu-panel.tsx'
import styles from './desktop-menu.module.scss'

interface Props {
  readonly node: NavigationNode
  readonly top: number
  readonly isOpen: boolean
  readonly onEnter: (event: PointerEvent) => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/** A first-level entry with its panel. */
export const MenuEntry = ({ node, top, isOpen, onEnter, onPointerDown, onClick }: Props) => {
  const panelId = useId()
  const { href } = useSite()
  const { path } = usePageContext()
  const hasPanel = visibleChildren(node).length > 0
  const isHere = path === node.path || path.startsWith(`${node.path}/`)
  return (
    <li className={styles.entry} data-open={isOpen || undefined} onPointerEnter={onEnter}>
      <a
        className={styles.top}
        href={href(node.path)}
        data-position={top}
        data-here={isHere || undefined}
        onPointerDown={onPointerDown}
        onClick={onClick}
        {...(path === node.path ? { 'aria-current': 'page' } : {})}
        {...(hasPanel ? { 'aria-expanded': isOpen, 'aria-controls': panelId } : {})}
      >
        {node.label}
      </a>
      {hasPanel && <MenuPanel id={panelId} node={node} top={top} />}
    </li>
  )
}
