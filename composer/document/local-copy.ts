import type { ComposeDocument, ComposeFields } from '../../schemas/api/compose.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { readJson } from '../../src/lib/stored-json.ts'

/** Fields of an entry that the CMS does not have yet, and those that they were made from. */
interface LocalEdit {
  readonly version: number
  readonly base: ComposeFields
  readonly fields: ComposeFields
  /** The content type of an entry that is new: version 0. */
  readonly type?: string
}

/** By entry. */
export type LocalEdits = Readonly<Record<string, LocalEdit>>

/** Keeps unsaved work over a reload, a crash and a sign-out, until the CMS has it. */
export interface LocalCopy {
  readonly read: () => LocalEdits
  /** Answers whether the browser took it; one that is full or closed does not. */
  readonly write: (edits: LocalEdits) => boolean
}

/** One copy a page. Written at every change: only what is unsaved is in it, a few kilobytes. Without a storage, which some browsers refuse, there is none. */
export const createLocalCopy = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined, pageId: string): LocalCopy => {
  const key = `vitrine-compose:${pageId}`
  return {
    read: () => {
      const edits = readJson(storage, key)
      return isEdits(edits) ? edits : {}
    },
    write: (edits) => {
      const isNothing = Object.keys(edits).length === 0
      try {
        if (isNothing) storage?.removeItem(key)
        else storage?.setItem(key, JSON.stringify(edits))
        return isNothing || storage !== undefined
      } catch {
        return false
      }
    },
  }
}

const isEdits = (value: unknown): value is LocalEdits =>
  isRecord(value) &&
  Object.values(value).every(
    (edit) => isRecord(edit) && typeof edit['version'] === 'number' && isRecord(edit['base']) && isRecord(edit['fields']),
  )

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is unsaved of a document, with what each entry was when it was read. */
export const editsOf = (document: ComposeDocument, saved: ComposeDocument['entries'], ids: readonly string[]): LocalEdits =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const [entry, known] = [ownValue(document.entries, id), ownValue(saved, id)]
      if (entry === undefined) return []
      return known === undefined
        ? [[id, { version: 0, base: {}, fields: entry.fields, type: entry.sys.contentType.sys.id }]]
        : [[id, { version: known.sys.version, base: known.fields, fields: entry.fields }]]
    }),
  )
