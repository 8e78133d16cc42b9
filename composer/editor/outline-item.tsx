import { memo, useRef, type KeyboardEvent } from 'react'
import type { OtherWindow } from '../../schemas/api/compose-together.ts'
import { languageInWords } from '../language-in-words.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { CommentMark } from '../comments/comment-mark.tsx'
import { isolateName } from '../isolate.ts'
import type { OutlineBlock, OutlineRow } from './outline-tree.ts'
import { MarksAt } from '../together/marks-at.tsx'
import { useRowDrag } from './structure/use-row-drag.ts'
import type { Structure, Target } from './structure/use-structure.ts'
import styles from './outline.module.scss'

/** What rows do; the same object for all of them, so that a row is rendered again only when it says something else. */
export interface RowActs extends Pick<Structure, 'canDrop' | 'drop' | 'addAt'> {
  /** `isReach`: all siblings from what was selected up to it. */
  readonly select: (block: OutlineBlock, isReach: boolean) => void
  readonly fold: (block: OutlineBlock, isFolded: boolean) => void
  readonly press: (event: KeyboardEvent, row: OutlineRow) => void
  /** The end of the row's own slot where one takes what is dragged. */
  readonly inside: (row: OutlineRow, dragged: OutlineBlock) => Target | undefined
}

interface Props {
  readonly pageId: string
  readonly row: OutlineRow
  /** Undefined where nothing is in it. */
  readonly isFolded: boolean | undefined
  readonly isCurrent: boolean
  /** One of several that are selected. */
  readonly isSelected: boolean
  readonly isTabStop: boolean
  readonly acts: RowActs
  readonly others: readonly OtherWindow[]
}

/** A row of the outline: a block with what is the matter with it, or the end of a slot, where blocks are added. */
export const OutlineItem = memo(({ pageId, row, isFolded, isCurrent, isSelected, isTabStop, acts, others }: Props) => {
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const side = useRowDrag(button, { row, inside: (dragged) => acts.inside(row, dragged), structure: acts })
  const onKeyDown = (event: KeyboardEvent): void => acts.press(event, row)
  const common = { ref: button, tabIndex: isTabStop ? 0 : -1, onKeyDown, 'data-drop': side }
  return (
    <li style={{ paddingInlineStart: `${row.level * 12}px` }}>
      {row.kind === 'slot' ? (
        <button
          type="button"
          {...common}
          className={styles.slot}
          aria-disabled={!row.hasRoom}
          onClick={() => {
            if (row.hasRoom) acts.addAt(row)
          }}
        >
          {t('compose.addTo', { slot: row.title })}
        </button>
      ) : (
        <button
          type="button"
          {...common}
          aria-current={isCurrent ? 'true' : undefined}
          aria-expanded={isFolded === undefined ? undefined : !isFolded}
          data-selected={isSelected ? '' : undefined}
          // Words are not marked by it.
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
          onClick={(event) => {
            event.currentTarget.focus()
            const isSign = event.target instanceof Element && event.target.closest('[data-fold]') !== null
            if (isSign) acts.fold(row, isFolded === false)
            else acts.select(row, event.shiftKey)
          }}
        >
          {/* Keys and screen readers have the row itself for it. */}
          {isFolded !== undefined && <span data-fold="" aria-hidden="true" className={isFolded ? styles.folded : styles.unfolded} />}
          <RowWords row={row} pageId={pageId} others={others} />
        </button>
      )}
    </li>
  )
})

const RowWords = ({ row, pageId, others }: { readonly row: OutlineBlock } & Pick<Props, 'pageId' | 'others'>) => {
  const t = useTranslate()
  return (
    <>
      <span>{isolateName(row.name)}</span>
      <MarksAt others={others} entryId={row.entryId} pageId={pageId} />
      {row.when !== '' && <small>{row.when}</small>}
      {!row.isSeen && <small className={styles.unseen}>{t('compose.notSeen')}</small>}
      {row.fallback !== undefined && (
        <small className={styles.fallback}>
          {t('compose.outline.fallback', { count: row.fallback.count, language: languageInWords(row.fallback.locale) })}
        </small>
      )}
      {row.usedBy > 1 && <small>{t('compose.usedBy', { count: row.usedBy })}</small>}
      {row.fault !== undefined && <small className={styles.error}>{t(`compose.fault.${row.fault}`)}</small>}
      {row.errors > 0 && <small className={styles.error}>{t('compose.errors', { count: row.errors })}</small>}
      {row.warnings > 0 && <small className={styles.warning}>{t('compose.warnings', { count: row.warnings })}</small>}
      <CommentMark entryId={row.entryId} />
    </>
  )
}
