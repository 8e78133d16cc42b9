import { useMemo, useState } from 'react'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../../api/compose-client.ts'
import type { DocumentStore } from '../../document/document-store.ts'
import { newEntryId } from '../../../src/content/composing/new-entry-id.ts'
import { insertBlocks, moveBlocks, type StructureEdit } from '../../../src/content/composing/structure/edits.ts'
import { makeBlock } from '../../../src/content/composing/structure/make-block.ts'
import { hasRoom, spotOf, takesBlocks, typesFor } from '../../document/structure/rules.ts'
import { typeOf, type SlotPosition } from '../../../src/content/composing/structure/slots.ts'
import { isolateName } from '../../isolate.ts'
import { outlineOf, type OutlineBlock, type OutlineRow } from '../outline-tree.ts'
import type { Selection } from '../selection.ts'
import { actsOf, wrappingsOf, type ActName, type Wrapping } from './acts.ts'
import { positionForPaste } from './position-for-paste.ts'
import { useClipboard } from './use-clipboard.ts'
import { sentenceInWords } from '../../sentence-in-words.ts'

interface Input {
  readonly store: DocumentStore
  readonly client: Pick<ComposeClient, 'parts'>
  readonly document: ComposeDocument
  readonly rows: readonly OutlineRow[]
  /** Of what is looked at. */
  readonly row: OutlineBlock | undefined
  /** All that is selected with it, in its order. */
  readonly run: readonly OutlineBlock[]
  readonly release: string
  readonly isReadOnly: boolean
  readonly onSelect: (selection: Selection) => void
  /** A new block is looked at: what is typed next is for it. */
  readonly onInserted: () => void
}

/** Where a block is about to be put, and what may stand there. */
export interface Insertion {
  readonly position: SlotPosition
  readonly types: readonly string[]
}

/** A place with the entries around it, its own last. */
export interface Target {
  readonly position: SlotPosition
  readonly path: readonly string[]
}

/** Changes of the page's structure, on what is looked at and by places. */
export interface Structure {
  readonly acts: ReturnType<typeof actsOf>
  readonly wrappings: readonly Wrapping[]
  /** How many blocks it is all about. */
  readonly count: number
  readonly run: (name: ActName) => void
  readonly wrap: (wrapping: Wrapping) => void
  readonly add: { readonly before: (() => void) | undefined; readonly after: (() => void) | undefined }
  readonly addAt: (target: Target) => void
  readonly insertion: Insertion | undefined
  readonly insert: (type: string) => void
  /** Adds a block of a type behind what is looked at, or at the nearest place that takes it; undefined where none does. */
  readonly adding: (type: string) => (() => void) | undefined
  readonly insertSection: (id: string) => void
  readonly closeInsertion: () => void
  /** Whether a block may be moved to a place, and doing it. */
  readonly canDrop: (row: OutlineBlock, target: Target) => boolean
  readonly drop: (row: OutlineBlock, target: Target) => void
  readonly copy: () => void
  readonly cut: () => void
  readonly paste: () => void
  readonly pasteText: (text: string) => void
  /** The text of what is looked at, for a clipboard. */
  readonly copied: () => string | undefined
  readonly sayCopied: () => void
  /** Something else was done. */
  readonly say: (sentence: string) => void
  /** What was done last, or why it could not be, for those who do not see it. */
  readonly said: string
}

const NO_LOCALES: readonly string[] = []

export const useStructure = ({
  store,
  client,
  document,
  rows,
  row,
  run: selected,
  release,
  isReadOnly,
  onSelect,
  onInserted,
}: Input): Structure => {
  const t = useTranslate()
  const [said, setSaid] = useState('')
  const [insertion, setInsertion] = useState<Insertion>()
  const acts = useMemo(() => (isReadOnly ? {} : actsOf(document, rows, selected)), [isReadOnly, document, rows, selected])
  const isAlone = selected.length === 1 && !isReadOnly
  const wrappings = useMemo(() => (row === undefined || !isAlone ? [] : wrappingsOf(document, row)), [document, row, isAlone])
  const [last] = selected.slice(-1)
  const nameOf = (blocks: readonly OutlineBlock[]): string =>
    blocks.length > 1 ? t('compose.blockCount', { count: blocks.length }) : isolateName(blocks[0]?.name ?? '')
  /** `count`: of the blocks that are selected after it. */
  const apply = (made: StructureEdit | undefined, sentence: string, count = 1): void => {
    setSaid(made === undefined ? t('compose.said.notPossible') : sentence)
    if (made === undefined) return
    store.edit(made.edit)
    // Of an entry that is there twice it is not known which one is followed by the others.
    const isOnce =
      outlineOf(store.get().document, NO_LOCALES, []).filter((each) => each.kind === 'block' && each.entryId === made.select).length === 1
    onSelect({ entryId: made.select, nth: 1, ...(count > 1 && isOnce ? { extent: count - 1 } : {}) })
  }
  const draggedWith = (dragged: OutlineBlock): readonly OutlineBlock[] =>
    selected.some(({ key }) => key === dragged.key) ? selected : [dragged]
  const open = ({ position, path }: Target): void => setInsertion({ position, types: typesFor(spotOf(document, path, position.slot)) })
  const opener = (block: OutlineBlock | undefined, offset: number): (() => void) | undefined => {
    const { position, path } = block ?? {}
    if (isReadOnly || position === undefined || path === undefined || !hasRoom(document, position.owner, position.slot)) return undefined
    return () => open({ position: { ...position, index: position.index + offset }, path })
  }
  const run = (name: ActName): void => {
    const act = acts[name]
    if (act !== undefined) apply(act(), t(`compose.said.${name}`, { block: nameOf(selected) }), name === 'remove' ? 1 : selected.length)
  }
  const clipboard = useClipboard({
    store,
    client,
    rows,
    row: last ?? row,
    run: selected,
    named: nameOf(selected),
    release,
    isReadOnly,
    onSaid: setSaid,
    onPaste: (made) => apply(made, t('compose.said.paste')),
  })
  const insertAt = (type: string, position: SlotPosition): void => {
    const entries = makeBlock(type, defaultLocaleOf(document.locales), newEntryId)
    const title = blockSchemas.get(type)?.title ?? type
    apply(insertBlocks(document, position, { entries, roots: [entries[0].sys.id] }), t('compose.said.add', { block: title }))
    onInserted()
  }
  return {
    ...clipboard,
    acts,
    count: selected.length,
    wrappings,
    run,
    wrap: ({ wrap, title }) => apply(wrap(), t('compose.said.wrap', { block: title })),
    add: { before: opener(selected[0], 0), after: opener(last, 1) },
    addAt: (target) => (isReadOnly ? undefined : open(target)),
    insertion,
    insert: (type) => {
      setInsertion(undefined)
      if (insertion !== undefined) insertAt(type, insertion.position)
    },
    adding: (type) => {
      const from = last ?? row
      const position = isReadOnly || from === undefined ? undefined : positionForPaste(document, rows, from, [type])
      return position && (() => insertAt(type, position))
    },
    insertSection: (id) => {
      setInsertion(undefined)
      if (insertion === undefined) return
      void client.parts([id], []).then((answer) => {
        if (!answer.ok) return setSaid(sentenceInWords(answer.refusal, t))
        const entries = Object.values(answer.value.entries)
        const assets = Object.values(answer.value.assets)
        const made = insertBlocks(store.get().document, insertion.position, { entries, roots: [id] })
        apply(
          made && { ...made, edit: { ...made.edit, assets } },
          t('compose.said.add', { block: blockSchemas.get('fragment')?.title ?? '' }),
        )
      })
    },
    closeInsertion: () => setInsertion(undefined),
    canDrop: (dragged, target) => {
      const blocks = draggedWith(dragged)
      const position = blocks[0]?.position
      if (position === undefined || isReadOnly) return false
      const isSameList = position.owner === target.position.owner && position.slot === target.position.slot
      if (isSameList) return target.position.index < position.index || target.position.index > position.index + blocks.length
      const types = blocks.map(({ entryId }) => typeOf(document, entryId))
      return takesBlocks(document, target.path, target.position.slot, types)
    },
    drop: (dragged, target) => {
      const blocks = draggedWith(dragged)
      const position = blocks[0]?.position
      if (position === undefined) return
      const made = moveBlocks(document, position, target.position, blocks.length)
      apply(made, t('compose.said.move', { block: nameOf(blocks) }), blocks.length)
    },
    cut: () => {
      clipboard.copy()
      run('remove')
    },
    say: setSaid,
    said,
  }
}
