import type { ComposeEntry } from '../../schemas/api/compose.ts'
import type { ChangedEntry } from '../../schemas/api/compose-together.ts'
import { linksOf } from '../../src/content/cms-entry.ts'
import { reachableIds } from '../../src/content/composing/reachable.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import type { Autosave } from '../document/autosave.ts'
import { isSameFields, type DocumentStore } from '../document/document-store.ts'

interface Deps {
  readonly store: DocumentStore
  readonly autosave: Pick<Autosave, 'meet'>
  readonly client: Pick<ComposeClient, 'parts'>
  /** Somebody types in the entry: it changes once she rests, or meets theirs when she saves. */
  readonly isTyping: (entryId: string) => boolean
}

/** Ids in one request. */
const MOST_IDS = 200

/**
 * Brings what others saved into the open page. What cannot be taken yet, or not be read, is left: it comes again until it is here.
 * Answers what she sees differently now.
 */
export const takeChanges = async (
  { store, autosave, client, isTyping }: Deps,
  changed: readonly ChangedEntry[],
): Promise<readonly ChangedEntry[]> => {
  const wanted = changed.filter(({ entry }) => isNewer(store, entry) && !isTyping(entry.sys.id))
  const entries = wanted.map(({ entry }) => entry)
  if (entries.length === 0 || !(await readLinked(store, client, entries))) return []
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

/** Blocks and pictures that others put on the page, with all that is in them. Answers whether they are here. */
const readLinked = async (store: DocumentStore, client: Deps['client'], entries: readonly ComposeEntry[]): Promise<boolean> => {
  const { document, saved } = store.get()
  const lacking = entries.map((entry) => {
    const [now, before] = [linksOf(entry), linksOf({ fields: ownValue(saved, entry.sys.id)?.fields ?? {} })]
    return {
      // What was not there before either, as a block that is deleted, is not asked for again.
      entries: now.entries.filter((id) => !before.entries.includes(id) && ownValue(document.entries, id) === undefined),
      assets: now.assets.filter((id) => !before.assets.includes(id) && ownValue(document.assets, id) === undefined),
    }
  })
  const entryIds = [...new Set(lacking.flatMap((each) => each.entries))].slice(0, MOST_IDS)
  const assetIds = [...new Set(lacking.flatMap((each) => each.assets))].slice(0, MOST_IDS)
  if (entryIds.length + assetIds.length === 0) return true
  const answer = await client.parts(entryIds, assetIds)
  if (!answer.ok) return false
  const now = store.get().document
  const changed = Object.fromEntries(entries.map((entry) => [entry.sys.id, entry]))
  // Of another page that is linked to, its own entry alone.
  const reached = reachableIds({ pageId: now.pageId, entries: { ...answer.value.entries, ...now.entries, ...changed } })
  store.addEntries(Object.values(answer.value.entries).filter(({ sys }) => reached.has(sys.id)))
  for (const asset of Object.values(answer.value.assets)) if (reached.has(asset.sys.id)) store.addAsset(asset)
  return true
}
