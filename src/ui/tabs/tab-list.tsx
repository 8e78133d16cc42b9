import type { KeyboardEvent, MouseEvent } from 'react'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { useSite } from '../../site/site-context.tsx'
import { tabIds, type Tab } from './tab.ts'
import styles from './tabs.module.scss'

interface Props {
  /** The group's id on the page. */
  readonly group: string
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly active: string | undefined
  readonly onChoose: (key: string) => void
}

/**
 * Tabs as WAI-ARIA describes them: one stop for the Tab key, arrows in reading direction choose at once. They are links, so
 * that each leads to its panel before JavaScript runs; then all are stops.
 */
export const TabList = ({ group, label, tabs, active, onChoose }: Props) => {
  const { direction } = useSite()
  const isHydrated = useIsHydrated()
  const stop = active ?? tabs[0]?.key
  const onKeyDown = (event: KeyboardEvent, key: string): void => {
    if (event.key === ' ') {
      event.preventDefault()
      return onChoose(key)
    }
    const from = tabs.findIndex((tab) => tab.key === key)
    const next = tabs[nextTabIndex({ key: event.key, from, count: tabs.length, direction }) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    document.getElementById(tabIds(group, next.key).tab)?.focus()
    if (next.key !== active) onChoose(next.key)
  }
  return (
    <div role="tablist" aria-label={label} className={styles.list}>
      {tabs.map(({ key, title, href }) => (
        <a
          key={key}
          id={tabIds(group, key).tab}
          role="tab"
          href={href}
          data-replace=""
          className={styles.tab}
          aria-selected={key === active}
          aria-controls={tabIds(group, key).panel}
          tabIndex={isHydrated && key !== stop ? -1 : undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onChoose(key)
          }}
          onKeyDown={(event) => onKeyDown(event, key)}
        >
          {title}
        </a>
      ))}
    </div>
  )
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

interface KeyPress {
  /** `KeyboardEvent.key` */
  readonly key: string
  readonly from: number
  readonly count: number
  readonly direction: 'ltr' | 'rtl'
}

/** Where a key leads from a tab, round the ends; undefined for a key that leads nowhere. */
const nextTabIndex = ({ key, from, count, direction }: KeyPress): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const [forward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === forward) return (from + 1) % count
  return key === back ? (from - 1 + count) % count : undefined
}
