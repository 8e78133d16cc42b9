import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import type { OtherWindow } from '../../schemas/api/compose-together.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { pressedOf } from '../keys/pressed.ts'
import { typeOf } from '../../src/content/composing/structure/slots.ts'
import { useLatest } from '../use-latest.ts'
import { actOfKey } from './structure/act-of-key.ts'
import { endOfSlot, ownerOf } from './structure/acts.ts'
import { OutlineItem, type RowActs } from './outline-item.tsx'
import type { OutlineBlock, OutlineRow } from './outline-tree.ts'
import { reachTo, siblingOf } from './run.ts'
import type { Selection } from './selection.ts'
import type { Structure, Target } from './structure/use-structure.ts'
import { isInside, type Folds } from './use-folds.ts'
import styles from './outline.module.scss'

interface Props {
  readonly document: ComposeDocument
  readonly folds: Folds
  /** Of what is looked at. */
  readonly current: OutlineBlock | undefined
  /** All that is selected with it, and how far that reaches from there (`Selection`). */
  readonly run: readonly OutlineBlock[]
  readonly extent: number
  readonly structure: Structure
  readonly others: readonly OtherWindow[]
  readonly onSelect: (selection: Selection) => void
}

const WALK = ['rowUp', 'rowDown', 'firstRow', 'lastRow', 'selectUp', 'selectDown', 'fold', 'unfold'] as const

/** The blocks of the page as a list that arrows walk through; moved by drag, and by the keys of `actOfKey`. Shift selects siblings. */
export const Outline = (props: Props) => {
  const { document, folds, current, run, others } = props
  const { rows } = folds
  const t = useTranslate()
  const list = useRef<HTMLOListElement>(null)
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === current?.key),
  )
  const focus = (index: number): void => list.current?.querySelectorAll<HTMLButtonElement>('button')[index]?.focus()
  useEffect(() => {
    // What is moved takes the focus along.
    if (list.current?.contains(window.document.activeElement) === true) focus(at)
  }, [at])
  const walk = (event: KeyboardEvent, row: OutlineRow): void => {
    const { extent, onSelect } = props
    const isCurrent = row.key === current?.key
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    // Acts are of the block that is looked at, which has the focus here.
    const key = isCurrent && actOfKey(event, isRtl) !== undefined ? undefined : pressedOf(WALK, event, isRtl)
    if (key === undefined) return
    event.preventDefault()
    const index = rows.findIndex((each) => each.key === row.key)
    const go = (next: OutlineRow | undefined): void => {
      if (next?.kind === 'block') onSelect({ entryId: next.entryId, nth: next.nth })
      if (next !== undefined) focus(rows.indexOf(next))
    }
    if (key === 'rowUp') go(rows[index - 1])
    else if (key === 'rowDown') go(rows[index + 1])
    else if (key === 'firstRow') go(rows[0])
    else if (key === 'lastRow') go(rows.at(-1))
    else if (key === 'selectUp' || key === 'selectDown') {
      const sibling = isCurrent ? siblingOf(rows, current, key === 'selectDown' ? 1 : -1) : undefined
      if (sibling !== undefined) onSelect(reachTo(sibling, current, extent))
    } else if (row.kind === 'block') {
      const isFolded = folds.isFolded(row)
      if (isFolded === (key === 'unfold')) folds.fold(row, !isFolded)
      else if (key === 'unfold' && isFolded === false) go(rows[index + 1])
      else if (key === 'fold') go(ownerOf(rows, row))
    }
  }
  const latest = useLatest({ ...props, walk })
  const acts = useMemo(
    (): RowActs => ({
      select: (row, isReach) => {
        const { current: from, extent, onSelect } = latest.current
        onSelect(isReach ? reachTo(row, from, extent) : { entryId: row.entryId, nth: row.nth })
      },
      fold: (row, isFolded) => {
        const { current: from, onSelect, folds: now } = latest.current
        // What is looked at is not hidden: its way would open again.
        if (isFolded && from !== undefined && isInside(from, row)) onSelect({ entryId: row.entryId, nth: row.nth })
        now.fold(row, isFolded)
      },
      press: (event, row) => latest.current.walk(event, row),
      addAt: (target) => latest.current.structure.addAt(target),
      canDrop: (row, target) => latest.current.structure.canDrop(row, target),
      drop: (row, target) => latest.current.structure.drop(row, target),
      inside: (row, dragged) => insideOf(latest.current.document, row, dragged),
    }),
    [latest],
  )
  return (
    <nav className={styles.outline} aria-label={t('compose.outline')}>
      <h2>{t('compose.outline')}</h2>
      <ol ref={list}>
        {rows.map((row, index) => (
          <OutlineItem
            key={row.key}
            pageId={document.pageId}
            row={row}
            isFolded={folds.isFolded(row)}
            isCurrent={row.key === current?.key}
            isSelected={run.length > 1 && run.some(({ key }) => key === row.key)}
            isTabStop={index === at}
            acts={acts}
            others={others}
          />
        ))}
      </ol>
    </nav>
  )
}

/** The end of the slot of a row's block that takes what is dragged. */
const insideOf = (document: ComposeDocument, row: OutlineRow, dragged: OutlineBlock): Target | undefined => {
  if (row.kind === 'slot' || row.fault !== undefined) return undefined
  const path = [...row.path, row.entryId]
  const position = endOfSlot(document, path, [typeOf(document, dragged.entryId)])
  return position && { position, path }
}
