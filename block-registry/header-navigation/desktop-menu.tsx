import { useTranslate } from '../../src/i18n/use-translate.ts'
import { visibleChildren } from '../../src/features/menu/visible-children.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'
import { MenuEntry } from './menu-entry.tsx'
import { useDesktopMenu } from './use-desktop-menu.ts'
import styles from './desktop-menu.module.scss'

/** First-level entries in a row, each with a panel below. Plain links and CSS do without JavaScript. */
export const DesktopMenu = ({ nodes }: { readonly nodes: readonly NavigationNode[] }) => {
  const t = useTranslate()
  const menu = useDesktopMenu(nodes)
  return (
    // Keys move between the links inside, which are what is interactive.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav ref={menu.ref} className={styles.menu} aria-label={t('frame.navigation')} onKeyDown={menu.onKeyDown} onPointerLeave={menu.onLeave}>
      <ul className={styles.entries}>
        {nodes.map((node, top) => (
          <MenuEntry
            key={node.path}
            node={node}
            top={top}
            isOpen={menu.open === top && visibleChildren(node).length > 0}
            onEnter={(event) => menu.onTopEnter(top, event)}
            onPointerDown={menu.onTopPointerDown}
            onClick={(event) => menu.onTopClick(top, event)}
          />
        ))}
      </ul>
    </nav>
  )
}
