import { linksOf } from '../../../src/content/cms-entry.ts'
import type { Clip } from '../../../src/content/clipboard/clip.ts'
import { readClip } from '../../../src/content/clipboard/read-clip.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../../api/compose-client.ts'
import type { DocumentStore } from '../../document/document-store.ts'
import { clipOf, pasteClip, type StructureEdit } from '../../../src/content/composing/structure/edits.ts'
import { typeOf } from '../../../src/content/composing/structure/slots.ts'
import type { OutlineBlock, OutlineRow } from '../outline-tree.ts'
import { positionForPaste } from './position-for-paste.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import { sentenceInWords } from '../../sentence-in-words.ts'

interface Input {
  readonly store: DocumentStore
  readonly client: Pick<ComposeClient, 'parts'>
  readonly rows: readonly OutlineRow[]
  /** Pasted behind it. */
  readonly row: OutlineBlock | undefined
  /** What is copied, in its order. */
  readonly run: readonly OutlineBlock[]
  /** What that is called in a sentence. */
  readonly named: string
  readonly release: string
  readonly isReadOnly: boolean
  readonly onSaid: (sentence: string) => void
  readonly onPaste: (made: StructureEdit | undefined) => void
}

/** Blocks on the system's clipboard, as text: they go to other pages, sites and browsers. */
export const useClipboard = ({ store, client, rows, row, run, named, release, isReadOnly, onSaid, onPaste }: Input) => {
  const t = useTranslate()
  const copied = (): string | undefined =>
    run[0]?.position === undefined
      ? undefined
      : JSON.stringify(
          clipOf(
            store.get().document,
            run.map(({ entryId }) => entryId),
            release,
          ),
        )
  const pasteText = async (text: string): Promise<void> => {
    const read = readClip(text)
    if (!('clip' in read)) return onSaid(t('compose.said.noClip'))
    const { clip } = read
    // What blocks refer to beside themselves may be on no page that is open: shared sections and pictures.
    const wanted = strangersIn(clip, store)
    const parts = await client.parts(wanted.entries, wanted.assets)
    if (!parts.ok) return onSaid(sentenceInWords(parts.refusal, t))
    store.addEntries(Object.values(parts.value.entries))
    const { document } = store.get()
    const types = clip.roots.map((root) => clip.blocks.find(({ id }) => id === root)?.type ?? typeOf(document, root))
    const position = row === undefined ? undefined : positionForPaste(document, rows, row, types)
    if (position === undefined) return onSaid(t('compose.said.noPlace'))
    const made = pasteClip(document, position, clip)
    onPaste(made && { ...made, edit: { ...made.edit, assets: Object.values(parts.value.assets) } })
  }
  const failed = (): void => onSaid(t('compose.said.noClipboard'))
  const sayCopied = (): void => onSaid(t('compose.said.copy', { block: named }))
  return {
    copied,
    sayCopied,
    copy: (): void => {
      const text = copied()
      if (text === undefined) return onSaid(t('compose.said.notPossible'))
      // The text is made within the press: some browsers take nothing later.
      void navigator.clipboard.writeText(text).then(sayCopied, failed)
    },
    paste: (): void => {
      if (!isReadOnly) void navigator.clipboard.readText().then(pasteText, failed)
    },
    pasteText: (text: string): void => {
      if (!isReadOnly) void pasteText(text)
    },
  }
}

/** What a clip refers to that is neither in it nor in the open document. */
const strangersIn = ({ blocks, roots }: Clip, store: DocumentStore) => {
  const { document } = store.get()
  const own = new Set(blocks.map(({ id }) => id))
  const links = blocks.map(({ fields }) => linksOf({ fields }))
  const entries = new Set([...roots, ...links.flatMap((each) => each.entries)])
  const assets = new Set(links.flatMap((each) => each.assets))
  return {
    entries: [...entries].filter((id) => !own.has(id) && ownValue(document.entries, id) === undefined),
    assets: [...assets].filter((id) => ownValue(document.assets, id) === undefined),
  }
}
