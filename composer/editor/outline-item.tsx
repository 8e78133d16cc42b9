import { useRef, type KeyboardEvent } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import type { OtherWindow } from '../../schemas/api/compose-together.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { languageInWords } from '../language-in-words.ts'
import { CommentMark } from '../comments/comment-mark.tsx'
import { hasRoom } from '../document/structure/rules.ts'
import { isolateName } from '../isolate.ts'
import { typeOf } from '../document/structure/slots.ts'
import type { OutlineBlock, OutlineRow } from './outline-tree.ts'
import { endOfSlot } from './structure/acts.ts'
import { MarksAt } from '../together/marks-at.tsx'
import { useRowDrag } from './structure/use-row-drag.ts'
import type { Structure, Target } from './structure/use-structure.ts'
import styles from './outline.module.scss'

interface Props {
  readonly document: ComposeDocument
  readonly row: OutlineRow
  readonly isCurrent: boolean
  /** One of several that are selected. */
  readonly isSelected: boolean
  readonly isTabStop: boolean
  readonly structure: Structure
  readonly others: readonly OtherWindow[]
  /** `isReach`: all siblings from what was selected up to it. */
  readonly onSelect: (block: OutlineBlock, isReach: boolean) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** A row of the outline: a block with what is the matter with it, or the end of a slot, where blocks are added. */
export const OutlineItem = ({ document, row, isCurrent, isSelected, isTabStop, structure, others, onSelect, onKeyDown }: Props) => {
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const inside = (dragged: OutlineBlock): Target | undefined => insideOf(document, row, dragged)
  const side = useRowDrag(button, { row, inside, structure })
  const common = { ref: button, tabIndex: isTabStop ? 0 : -1, onKeyDown, 'data-drop': side }
  return (
    <li style={{ paddingInlineStart: `${row.level * 12}px` }}>
      {row.kind === 'slot' ? (
        <button
          type="button"
          {...common}
          className={styles.slot}
          aria-disabled={!hasRoom(document, row.position.owner, row.position.slot)}
          onClick={() => {
            if (hasRoom(document, row.position.owner, row.position.slot)) structure.addAt(row)
          }}
        >
          {t('compose.addTo', { slot: row.title })}
        </button>
      ) : (
        <button
          type="button"
          {...common}
          aria-current={isCurrent ? 'true' : undefined}
          data-selected={isSelected ? '' : undefined}
          // Words are not marked by it.
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
          onClick={(event) => {
            event.currentTarget.focus()
            onSelect(row, event.shiftKey)
          }}
        >
          <span>{isolateName(row.name)}</span>
          <MarksAt others={others} entryId={row.entryId} pageId={document.pageId} />
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
        </button>
      )}
    </li>
  )
}

/** The end of the slot of a row's block that takes what is dragged. */
const insideOf = (document: ComposeDocument, row: OutlineRow, dragged: OutlineBlock): Target | undefined => {
  if (row.kind === 'slot' || row.fault !== undefined) return undefined
  const path = [...row.path, row.entryId]
  const position = endOfSlot(document, path, [typeOf(document, dragged.entryId)])
  return position && { position, path }
}
