import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import type { CanvasProps } from '../canvas/canvas-props.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { FourWidths } from '../widths/four-widths.tsx'
import type { CanvasWidth } from '../widths/widths.ts'
import { framesOf } from '../together/frames-of.ts'
import type { Together } from '../together/use-together.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { schemaOf } from '../../src/content/composing/structure/slots.ts'
import type { OutlineBlock } from './outline-tree.ts'
import { blockIdOf, selectionOf, type Selection } from './selection.ts'
import type { Structure } from './structure/use-structure.ts'
import { localeOfField, textPropsOf, type TextProp } from './text-props.ts'
import type { PageCanvas } from './use-page-canvas.ts'
import styles from './editor.module.scss'

interface Props {
  readonly canvas: PageCanvas
  readonly width: CanvasWidth
  readonly onWidth: (width: CanvasWidth) => void
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
  readonly onMeasured: CanvasProps['onMeasured']
}

/** The page on the canvas, where it is pointed at and typed in, or at four widths; or why there is none. */
export const Stage = ({
  canvas,
  width,
  onWidth,
  document,
  store,
  locales,
  row,
  structure,
  isReadOnly,
  role,
  onSelect,
  together,
  onMeasured,
}: Props) => {
  const t = useTranslate()
  const { entries, pageId } = document
  const entry = ownValue(entries, row?.entryId ?? pageId)
  const stage = useRef<HTMLDivElement>(null)
  const scrolled = useRef(0)
  /** The width of the one canvas, which waits below the four. */
  const [one, setOne] = useState<Exclude<CanvasWidth, 'four'>>('full')
  if (width !== 'four' && width !== one) setOne(width)
  const isFour = width === 'four'
  if (canvas.address === undefined)
    return (
      <div className={styles.stage} role={role} data-structure-keys="">
        <p className={styles.noCanvas}>{t('compose.noCanvas')}</p>
      </div>
    )
  const shared = {
    address: canvas.address,
    frameScript: frameScript(),
    page: canvas.page,
    selected: row === undefined || row.entryId === pageId ? undefined : blockIdOf(row),
    others: framesOf(together.others, pageId, t('compose.together.you')),
    onSelect: (id: string | undefined) => onSelect(id === undefined ? { entryId: pageId, nth: 1 } : selectionOf(id, entries)),
    onClipboard: (act: 'copy' | 'cut' | 'paste', text: string) => (act === 'paste' ? structure.pasteText(text) : structure[act]()),
    onTextChange: (field: string, value: string, typedIn: string) => {
      const { entryId } = selectionOf(typedIn, entries)
      const typed = ownValue(entries, entryId)
      store.change(entryId, field, localeOfField(typed, schemaOf(typed), field, locales), value === '' ? undefined : value)
    },
  }
  const edit = (at: CanvasWidth): void => {
    flushSync(() => onWidth(at))
    // The button is gone; the page that she asked for is where she goes on.
    stage.current?.querySelector('iframe')?.focus()
  }
  return (
    <div ref={stage} className={styles.stage} role={role} data-structure-keys="">
      <div className={classNames(styles.one, isFour && styles.behind)}>
        <Canvas
          {...shared}
          onReady={canvas.onReady}
          onMeasured={isFour ? undefined : onMeasured}
          width={one}
          texts={isReadOnly ? [] : textPropsOf(entry, schemaOf(entry), locales)}
          onTyping={(id) => together.onTyping(id === undefined ? undefined : selectionOf(id, entries).entryId)}
          onScrolled={(share) => void (scrolled.current = share)}
        />
      </div>
      {isFour && (
        <div className={styles.four}>
          <FourWidths canvas={{ ...shared, texts: NOT_TYPED, onMeasured }} begin={scrolled.current} onEdit={edit} />
        </div>
      )}
    </div>
  )
}

/** Four pages cannot have one caret. */
const NOT_TYPED: readonly TextProp[] = []

/** The script of the canvas, as the server named it in the document. */
export const frameScript = (): string => document.getElementById('composer')?.dataset['frameScript'] ?? ''
