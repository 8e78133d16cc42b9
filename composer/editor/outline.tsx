import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import type { OtherWindow } from '../../schemas/api/compose-together.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { actOfKey } from './structure/act-of-key.ts'
import { OutlineItem } from './outline-item.tsx'
import type { OutlineBlock, OutlineRow } from './outline-tree.ts'
import { reachTo, siblingOf } from './run.ts'
import type { Selection } from './selection.ts'
import type { Structure } from './structure/use-structure.ts'
import styles from './outline.module.scss'

interface Props {
  readonly document: ComposeDocument
  readonly rows: readonly OutlineRow[]
  /** Of what is looked at. */
  readonly current: OutlineBlock | undefined
  /** All that is selected with it, and how far that reaches from there (`Selection`). */
  readonly run: readonly OutlineBlock[]
  readonly extent: number
  readonly structure: Structure
  readonly others: readonly OtherWindow[]
  readonly onSelect: (selection: Selection) => void
}

/** The blocks of the page as a list that arrows walk through; moved by drag, and by the keys of `actOfKey`. Shift selects siblings. */
export const Outline = ({ document, rows, current, run, extent, structure, others, onSelect }: Props) => {
  const t = useTranslate()
  const list = useRef<HTMLOListElement>(null)
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === current?.key),
  )
  const buttons = () => list.current?.querySelectorAll<HTMLButtonElement>('button')
  useEffect(() => {
    // What is moved takes the focus along.
    if (list.current?.contains(window.document.activeElement) === true) buttons()?.[at]?.focus()
  }, [at])
  const isSelected = (row: OutlineRow): boolean => run.length > 1 && run.some(({ key }) => key === row.key)
  const reach = (event: KeyboardEvent): void => {
    const sibling = current && siblingOf(rows, current, event.key === 'ArrowDown' ? 1 : -1)
    event.preventDefault()
    if (sibling !== undefined) onSelect(reachTo(sibling, current, extent))
  }
  const walk = (event: KeyboardEvent, index: number): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (event.shiftKey && isArrow && rows[index]?.key === current?.key) return reach(event)
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key]
    const row = to === undefined ? undefined : rows[to]
    if (to === undefined || row === undefined) return
    event.preventDefault()
    if (row.kind === 'block') onSelect({ entryId: row.entryId, nth: row.nth })
    buttons()?.[to]?.focus()
  }
  return (
    <nav className={styles.outline} aria-label={t('compose.outline')}>
      <h2>{t('compose.outline')}</h2>
      <ol ref={list}>
        {rows.map((row, index) => (
          <OutlineItem
            key={row.key}
            document={document}
            row={row}
            isCurrent={row.key === current?.key}
            isSelected={isSelected(row)}
            isTabStop={index === at}
            structure={structure}
            others={others}
            onSelect={(block, isReach) => onSelect(isReach ? reachTo(block, current, extent) : { entryId: block.entryId, nth: block.nth })}
            onKeyDown={(event) => {
              // Acts are of the block that is looked at, which has the focus here.
              if (row.key === current?.key && actOfKey(event.nativeEvent) !== undefined) return
              walk(event, index)
            }}
          />
        ))}
      </ol>
    </nav>
  )
}
