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
import { fits, hasRoom, spotOf, typesFor } from '../../document/structure/rules.ts'
import type { Place } from '../../document/structure/slots.ts'
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
  readonly place: Place
  readonly types: readonly string[]
}

/** A place with the entries around it, its own last. */
export interface Target {
  readonly place: Place
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
  const open = ({ place, path }: Target): void => setInsertion({ place, types: typesFor(document, spotOf(document, path, place.slot)) })
  const opener = (offset: number): (() => void) | undefined => {
    const { place, path } = row ?? {}
    if (isReadOnly || place === undefined || path === undefined || !hasRoom(document, place.owner, place.slot)) return undefined
    return () => open({ place: { ...place, index: place.index + offset }, path })
  }
  const run = (name: ActName): void => {
    const act = acts[name]
    if (act !== undefined) apply(act(), t(`compose.said.${name}`, { block: row?.name ?? '' }))
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
      apply(insertBlocks(document, insertion.place, { entries, roots: [entries[0].sys.id] }), t('compose.said.add', { block: title }))
      onInserted()
    },
    insertSection: (id) => {
      setInsertion(undefined)
      if (insertion === undefined) return
      void client.parts([id], []).then((answer) => {
        if (!answer.ok) return setSaid(answer.refusal.message || t('compose.unreachable'))
        const entries = Object.values(answer.value.entries)
        const assets = Object.values(answer.value.assets)
        const made = insertBlocks(store.get().document, insertion.place, { entries, roots: [id] })
        apply(
          made && { ...made, edit: { ...made.edit, assets } },
          t('compose.said.add', { block: blockSchemas.get('fragment')?.title ?? '' }),
        )
      })
    },
    closeInsertion: () => setInsertion(undefined),
    canDrop: ({ entryId, place }, target) => {
      if (place === undefined || isReadOnly) return false
      const isSameList = place.owner === target.place.owner && place.slot === target.place.slot
      if (isSameList) return target.place.index !== place.index && target.place.index !== place.index + 1
      const type = document.entries[entryId]?.sys.contentType.sys.id ?? ''
      return (
        hasRoom(document, target.place.owner, target.place.slot) && fits(document, spotOf(document, target.path, target.place.slot), type)
      )
    },
    drop: ({ place, name }, target) =>
      place === undefined ? undefined : apply(moveBlock(document, place, target.place), t('compose.said.move', { block: name })),
    cut: () => {
      clipboard.copy()
      run('remove')
    },
    said,
  }
}
