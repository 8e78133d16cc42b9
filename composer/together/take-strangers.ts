import type { ComposeEntry } from '../../schemas/api/compose.ts'
import { reachableIds } from '../../src/content/composing/reachable.ts'
import { strangersOf } from '../../src/content/composing/strangers.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import type { DocumentStore } from '../document/document-store.ts'

interface Deps {
  readonly store: DocumentStore
  readonly client: Pick<ComposeClient, 'parts'>
}

/** Reads what the page leads to, or would with `coming` as they are by now, and is not here. Answers whether it is. */
export type StrangerReader = (coming?: readonly ComposeEntry[]) => Promise<boolean>

/**
 * Blocks and pictures that others put on the open page, with all that is in them: before their list is taken, and where her own save of
 * the list met theirs, which brings the link and not the block. What was missing when the page was opened, or is not in the CMS, is asked
 * for once.
 */
export const createStrangerReader = ({ store, client }: Deps): StrangerReader => {
  const atFirst = strangersOf(store.get().document)
  const missing = new Set([...atFirst.entries, ...atFirst.assets])
  return async (coming = []) => {
    const changed = Object.fromEntries(coming.map((entry) => [entry.sys.id, entry]))
    const { document } = store.get()
    const strangers = strangersOf({ ...document, entries: { ...document.entries, ...changed } })
    const [entries, assets] = [strangers.entries, strangers.assets].map((ids) => ids.filter((id) => !missing.has(id)))
    if (entries === undefined || assets === undefined || entries.length + assets.length === 0) return true
    const answer = await client.parts(entries, assets)
    // It is tried again with the next answer.
    if (!answer.ok) return false
    const { value: found } = answer
    for (const id of entries) if (!Object.hasOwn(found.entries, id)) missing.add(id)
    for (const id of assets) if (!Object.hasOwn(found.assets, id)) missing.add(id)
    const now = store.get().document
    // Of another page that is linked to, its own entry alone.
    const reached = reachableIds({ pageId: now.pageId, entries: { ...found.entries, ...now.entries, ...changed } })
    store.addEntries(Object.values(found.entries).filter(({ sys }) => reached.has(sys.id)))
    for (const asset of Object.values(found.assets)) if (reached.has(asset.sys.id)) store.addAsset(asset)
    return true
  }
}
