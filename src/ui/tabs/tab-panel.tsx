import { use, type ReactNode } from 'react'
import { Slot } from '../section/slot.tsx'
import { tabIds } from './tab.ts'
import { TabsContext } from './tabs-context.ts'
import styles from './tabs.module.scss'

interface Props {
  /** As the address writes it. */
  readonly tabKey: string
  readonly title: string
  readonly children?: ReactNode
}

/** What a tab shows. Outside a group of tabs it is a section like others. */
export const TabPanel = ({ tabKey, title, children }: Props) => {
  const shown = use(TabsContext)
  if (shown === undefined) return <section aria-label={title}>{children}</section>
  const ids = tabIds(shown.group, tabKey)
  return (
    // A panel without anything to focus in it must still be reachable behind its tab.
    <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} hidden={shown.active !== tabKey} tabIndex={0}>
      <Slot className={styles.panel}>{children}</Slot>
    </div>
  )
}
