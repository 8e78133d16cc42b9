import { strangersOf } from '../../src/content/composing/strangers.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import type { DocumentStore } from '../document/document-store.ts'

interface Deps {
  readonly store: DocumentStore
  readonly client: Pick<ComposeClient, 'parts'>
}

/** Ids in one request. */
const MOST_IDS = 200

/**
 * Reads what the open page has come to lead to by somebody else's hand: her save of a list that a colleague has added to brings the link
 * back, not the block. What was missing when the page was opened, or is not in the CMS, is asked for once.
 */
export const createStrangerReader = ({ store, client }: Deps): (() => Promise<void>) => {
  const atFirst = strangersOf(store.get().document)
  const missing = new Set([...atFirst.entries, ...atFirst.assets])
  return async () => {
    const strangers = strangersOf(store.get().document)
    const [entries, assets] = [strangers.entries, strangers.assets].map((ids) => ids.filter((id) => !missing.has(id)).slice(0, MOST_IDS))
    if (entries === undefined || assets === undefined || entries.length + assets.length === 0) return
    const answer = await client.parts(entries, assets)
    // It is tried again with the next answer.
    if (!answer.ok) return
    const found = { ...answer.value.entries, ...answer.value.assets }
    for (const id of [...entries, ...assets]) if (!Object.hasOwn(found, id)) missing.add(id)
    store.addEntries(Object.values(answer.value.entries))
    for (const asset of Object.values(answer.value.assets)) store.addAsset(asset)
  }
}
