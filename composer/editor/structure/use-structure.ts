import { useState } from 'react'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../../api/compose-client.ts'
import type { DocumentStore } from '../../document/document-store.ts'
import { newEntryId } from '../../../src/content/composing/new-entry-id.ts'
import { insertBlocks, moveBlock, type StructureEdit } from '../../document/structure/edits.ts'
import { makeBlock } from '../../document/structure/make-block.ts'
import { hasRoom, spotOf, takesBlocks, typesFor } from '../../document/structure/rules.ts'
import { typeOf, type SlotPosition } from '../../document/structure/slots.ts'
import { isolateName } from '../../isolate.ts'
import type { OutlineBlock, OutlineRow } from '../outline-tree.ts'
import type { Selection } from '../selection.ts'
import { actsOf, wrappingsOf, type ActName, type Wrapping } from './acts.ts'
import { useClipboard } from './use-clipboard.ts'

interface Input {
  readonly store: DocumentStore
  readonly client: Pick<ComposeClient, 'parts'>
  readonly document: ComposeDocument
  readonly rows: readonly OutlineRow[]
  /** Of what is looked at. */
  readonly row: OutlineBlock | undefined
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
  readonly run: (name: ActName) => void
  readonly wrap: (wrapping: Wrapping) => void
  readonly add: { readonly before: (() => void) | undefined; readonly after: (() => void) | undefined }
  readonly addAt: (target: Target) => void
  readonly insertion: Insertion | undefined
  readonly insert: (type: string) => void
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
  /** What was done last, or why it could not be, for those who do not see it. */
  readonly said: string
}

export const useStructure = ({ store, client, document, rows, row, release, isReadOnly, onSelect, onInserted }: Input): Structure => {
  const t = useTranslate()
  const [said, setSaid] = useState('')
  const [insertion, setInsertion] = useState<Insertion>()
  const acts = row === undefined || isReadOnly ? {} : actsOf(document, rows, row)
  const apply = (made: StructureEdit | undefined, sentence: string): void => {
    setSaid(made === undefined ? t('compose.said.notPossible') : sentence)
    if (made === undefined) return
    store.edit(made.edit)
    onSelect({ entryId: made.select, nth: 1 })
  }
  const open = ({ position, path }: Target): void => setInsertion({ position, types: typesFor(spotOf(document, path, position.slot)) })
  const opener = (offset: number): (() => void) | undefined => {
    const { position, path } = row ?? {}
    if (isReadOnly || position === undefined || path === undefined || !hasRoom(document, position.owner, position.slot)) return undefined
    return () => open({ position: { ...position, index: position.index + offset }, path })
  }
  const run = (name: ActName): void => {
    const act = acts[name]
    if (act !== undefined) apply(act(), t(`compose.said.${name}`, { block: isolateName(row?.name ?? '') }))
  }
  const clipboard = useClipboard({
    store,
    client,
    rows,
    row,
    release,
    isReadOnly,
    onSaid: setSaid,
    onPaste: (made) => apply(made, t('compose.said.paste')),
  })
  return {
    ...clipboard,
    acts,
    wrappings: row === undefined || isReadOnly ? [] : wrappingsOf(document, row),
    run,
    wrap: ({ wrap, title }) => apply(wrap(), t('compose.said.wrap', { block: title })),
    add: { before: opener(0), after: opener(1) },
    addAt: (target) => (isReadOnly ? undefined : open(target)),
    insertion,
    insert: (type) => {
      setInsertion(undefined)
      if (insertion === undefined) return
      const entries = makeBlock(type, defaultLocaleOf(document.locales), newEntryId)
      const title = blockSchemas.get(type)?.title ?? type
      apply(insertBlocks(document, insertion.position, { entries, roots: [entries[0].sys.id] }), t('compose.said.add', { block: title }))
      onInserted()
    },
    insertSection: (id) => {
      setInsertion(undefined)
      if (insertion === undefined) return
      void client.parts([id], []).then((answer) => {
        if (!answer.ok) return setSaid(answer.refusal.message || t('compose.unreachable'))
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
    canDrop: ({ entryId, position }, target) => {
      if (position === undefined || isReadOnly) return false
      const isSameList = position.owner === target.position.owner && position.slot === target.position.slot
      if (isSameList) return target.position.index !== position.index && target.position.index !== position.index + 1
      return takesBlocks(document, target.path, target.position.slot, [typeOf(document, entryId)])
    },
    drop: ({ position, name }, target) =>
      position === undefined
        ? undefined
        : apply(moveBlock(document, position, target.position), t('compose.said.move', { block: isolateName(name) })),
    cut: () => {
      clipboard.copy()
      run('remove')
    },
    said,
  }
}
