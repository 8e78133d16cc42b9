import { useRef, type KeyboardEvent } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { OutlineItem } from './outline-tree.ts'
import styles from './outline.module.scss'

interface Props {
  readonly items: readonly OutlineItem[]
  readonly selected: string | undefined
  readonly onSelect: (entryId: string) => void
}

/** The blocks of the page as a list that arrows walk through; each says what is the matter with it. */
export const Outline = ({ items, selected, onSelect }: Props) => {
  const t = useTranslate()
  const list = useRef<HTMLOListElement>(null)
  const current = Math.max(
    0,
    items.findIndex(({ entryId }) => entryId === selected),
  )
  const walk = (event: KeyboardEvent): void => {
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: items.length - 1 }[event.key]
    const item = to === undefined ? undefined : items[to]
    if (to === undefined || item === undefined) return
    event.preventDefault()
    onSelect(item.entryId)
    list.current?.querySelectorAll<HTMLButtonElement>('button')[to]?.focus()
  }
  return (
    <nav className={styles.outline} aria-label={t('compose.outline')}>
      <h2>{t('compose.outline')}</h2>
      <ol ref={list}>
        {items.map((item, index) => (
          // The same entry may be at several places of the page.
          <li key={`${index} ${item.entryId}`} style={{ paddingInlineStart: `${item.level * 12}px` }}>
            <button
              type="button"
              tabIndex={index === current ? 0 : -1}
              aria-current={item.entryId === selected ? 'true' : undefined}
              onClick={() => onSelect(item.entryId)}
              onKeyDown={walk}
            >
              <span dir="auto">{item.name}</span>
              {item.usedBy > 1 && <small>{t('compose.usedBy', { count: item.usedBy })}</small>}
              {item.fault !== undefined && <small className={styles.error}>{t(`compose.fault.${item.fault}`)}</small>}
              {item.errors > 0 && <small className={styles.error}>{t('compose.errors', { count: item.errors })}</small>}
              {item.warnings > 0 && <small className={styles.warning}>{t('compose.warnings', { count: item.warnings })}</small>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
