import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { framesOf } from '../together/frames-of.ts'
import type { Together } from '../together/use-together.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { schemaOf } from '../document/structure/slots.ts'
import type { CanvasWidth } from './editor-bar.tsx'
import type { OutlineBlock } from './outline-tree.ts'
import { blockIdOf, selectionOf, type Selection } from './selection.ts'
import type { Structure } from './structure/use-structure.ts'
import { localeOfField, textPropsOf } from './text-props.ts'
import type { PageCanvas } from './use-page-canvas.ts'
import styles from './editor.module.scss'

interface Props {
  readonly canvas: PageCanvas
  readonly width: CanvasWidth
  readonly document: ComposeDocument
  readonly store: DocumentStore
  readonly locales: readonly string[]
  /** What is looked at. */
  readonly row: OutlineBlock | undefined
  readonly structure: Structure
  readonly isReadOnly: boolean
  readonly role: 'main' | undefined
  readonly onSelect: (selection: Selection) => void
  readonly together: Together
}

/** The page on the canvas, where it is pointed at and typed in; or why there is none. */
export const Stage = ({ canvas, width, document, store, locales, row, structure, isReadOnly, role, onSelect, together }: Props) => {
  const t = useTranslate()
  const { entries, pageId } = document
  const entry = ownValue(entries, row?.entryId ?? pageId)
  return (
    <div className={styles.stage} role={role} data-structure-keys="">
      {canvas.address === undefined ? (
        <p className={styles.noCanvas}>{t('compose.noCanvas')}</p>
      ) : (
        <Canvas
          address={canvas.address}
          onReady={canvas.onReady}
          frameScript={frameScript()}
          width={width}
          page={canvas.page}
          selected={row === undefined || row.entryId === pageId ? undefined : blockIdOf(row)}
          texts={isReadOnly ? [] : textPropsOf(entry, schemaOf(entry), locales)}
          onSelect={(id) => onSelect(id === undefined ? { entryId: pageId, nth: 1 } : selectionOf(id, entries))}
          others={framesOf(together.others, pageId, t('compose.together.you'))}
          onTyping={(id) => together.onTyping(id === undefined ? undefined : selectionOf(id, entries).entryId)}
          onClipboard={(act, text) => (act === 'paste' ? structure.pasteText(text) : structure[act]())}
          onTextChange={(field, value, typedIn) => {
            const { entryId } = selectionOf(typedIn, entries)
            const typed = ownValue(entries, entryId)
            store.change(entryId, field, localeOfField(typed, schemaOf(typed), field, locales), value === '' ? undefined : value)
          }}
        />
      )}
    </div>
  )
}

/** The script of the canvas, as the server named it in the document. */
const frameScript = (): string => document.getElementById('composer')?.dataset['frameScript'] ?? ''
