import { useId, type MouseEvent, type PointerEvent } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { hasPanel } from '../../src/features/menu/visible-children.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useLinkAttributes } from '../../src/ui/link/use-link-attributes.ts'
import { fittingEntries, MENU_WIDTHS, type RowFrom } from './fitting-entries.ts'
import { MoreEntry } from './more-entry.tsx'
import { useDesktopMenu } from './use-desktop-menu.ts'
import { MenuPanel } from './menu-panel.tsx'
import styles from './desktop-menu.module.scss'

/** First-level entries in a row, each with a panel below; those without room under More. Plain links, and panels that CSS opens, do without JavaScript. */
export const DesktopMenu = ({ nodes }: { readonly nodes: readonly NavigationNode[] }) => {
  const t = useTranslate()
  const menu = useDesktopMenu(nodes)
  const from = fittingEntries(
    nodes.map(({ label }) => label),
    t('frame.more'),
  )
  const waiting = nodes.flatMap((node, top) => (from[top] === MENU_WIDTHS[0] ? [] : [{ node, from: from[top] ?? 'never' }]))
  return (
    // Keys move between the links inside, which are what is interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={menu.ref}
      className={styles.menu}
      data-live={menu.isLive || undefined}
      aria-label={t('frame.navigation')}
      onKeyDown={menu.onKeyDown}
      onPointerLeave={menu.onLeave}
      onClick={menu.onClick}
      onBlur={menu.onBlur}
    >
      <ul className={styles.entries}>
        {nodes.map((node, top) => (
          <MenuEntry
            key={`${top} ${node.path}`}
            node={node}
            from={from[top]}
            isOpen={menu.open === top && hasPanel(node)}
            onEnter={(event) => menu.onTopEnter(top, event)}
            onPointerDown={menu.onTopPointerDown}
            onClick={(event) => menu.onTopClick(top, event)}
          />
        ))}
        {waiting.length > 0 && (
          <MoreEntry
            waiting={waiting}
            isOpen={menu.open === nodes.length}
            onEnter={(event) => menu.onTopEnter(nodes.length, event)}
            onClick={menu.onMoreClick}
          />
        )}
      </ul>
    </nav>
  )
}

interface Props {
  readonly node: NavigationNode
  readonly from: RowFrom | undefined
  readonly isOpen: boolean
  readonly onEnter: (event: PointerEvent) => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/** A first-level entry with its panel. */
const MenuEntry = ({ node, from, isOpen, onEnter, onPointerDown, onClick }: Props) => {
  const panelId = useId()
  const { href, ...link } = useLinkAttributes({ to: node.path, newWindow: node.target !== undefined })
  const { path } = usePageContext()
  const opens = hasPanel(node)
  const isHere = path === node.path || path.startsWith(`${node.path}/`)
  return (
    <li
      className={styles.entry}
      data-from={from === MENU_WIDTHS[0] ? undefined : from}
      data-open={isOpen || undefined}
      onPointerEnter={onEnter}
    >
      <a
        className={styles.top}
        href={href}
        {...link}
        data-here={isHere || undefined}
        data-color={node.color}
        onPointerDown={onPointerDown}
        onClick={onClick}
        {...(path === node.path ? { 'aria-current': 'page' } : {})}
        {...(opens ? { 'aria-expanded': isOpen, 'aria-controls': panelId } : {})}
      >
        {node.label}
      </a>
      {opens && <MenuPanel id={panelId} node={node} />}
    </li>
  )
}
