import type { ComposeEntry } from '../../schemas/api/compose.ts'
import type { ChangedEntry } from '../../schemas/api/compose-together.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import type { Autosave } from '../document/autosave.ts'
import { isSameFields, type DocumentStore } from '../document/document-store.ts'
import type { StrangerReader } from './take-strangers.ts'

interface Deps {
  readonly store: DocumentStore
  readonly autosave: Pick<Autosave, 'meet'>
  readonly readStrangers: StrangerReader
  /** Somebody types in the entry: it changes once she rests, or meets theirs when she saves. */
  readonly isTyping: (entryId: string) => boolean
}

/**
 * Brings what others saved into the open page. What cannot be taken yet, or not be read, is left: it comes again until it is here.
 * Answers what she sees differently now.
 */
export const takeChanges = async (
  { store, autosave, readStrangers, isTyping }: Deps,
  changed: readonly ChangedEntry[],
): Promise<readonly ChangedEntry[]> => {
  const wanted = changed.filter(({ entry }) => isNewer(store, entry) && !isTyping(entry.sys.id))
  const entries = wanted.map(({ entry }) => entry)
  if (entries.length === 0 || !(await readStrangers(entries))) return []
  return wanted.filter(({ entry }) => {
    const { id } = entry.sys
    const before = ownValue(store.get().document.entries, id)?.fields
    // While links were read, she may have begun to type.
    if (isTyping(id) || !isNewer(store, entry) || !autosave.meet(entry)) return false
    const after = ownValue(store.get().document.entries, id)?.fields
    return before !== undefined && after !== undefined && !isSameFields(before, after)
  })
}

const isNewer = (store: DocumentStore, { sys }: ComposeEntry): boolean => {
  const known = ownValue(store.get().saved, sys.id)
  // An entry that was deleted and made anew begins at version 1 again.
  return known !== undefined && known.sys.version < sys.version && known.sys.updatedAt <= sys.updatedAt
}
