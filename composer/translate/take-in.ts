import type { ComposeClient } from '../api/compose-client.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import type { Planned } from './plan-taking-in.ts'
import { sentenceOf } from '../sentence-in-words.ts'
import type { ComposeSentence } from '../../schemas/api/compose-sentences.ts'

export interface TakeInDeps {
  readonly store: DocumentStore
  readonly client: Pick<ComposeClient, 'saveAsset'>
}

export interface TakenIn {
  /** Texts that are on the page now. */
  readonly count: number
  /** Why pictures were not saved, each reason once. */
  readonly failures: readonly ComposeSentence[]
}

/** Puts texts in their places: those of blocks as one step of the open page, which saves itself; those of pictures by a save each. */
export const takeIn = async (planned: readonly Planned[], { store, client }: TakeInDeps): Promise<TakenIn> => {
  const [ofBlocks, ofPictures] = [
    planned.filter(({ field }) => field.kind === 'entry'),
    planned.filter(({ field }) => field.kind === 'asset'),
  ]
  store.edit({ values: ofBlocks.map(({ field, value }) => ({ entryId: field.id, field: field.field, locale: field.locale, value })) })
  const failures = new Map<string, ComposeSentence>()
  let count = ofBlocks.length
  for (const { field, value } of ofPictures) {
    const asset = ownValue(store.get().document.assets, field.id)
    if (asset === undefined) continue
    const values = { ...asset.fields[field.field], [field.locale]: value }
    const answer = await client.saveAsset(field.id, { version: asset.sys.version, fields: { ...asset.fields, [field.field]: values } })
    if (answer.ok) store.addAsset(answer.value)
    if (answer.ok) count += 1
    else failures.set(answer.refusal.message, sentenceOf(answer.refusal))
  }
  return { count, failures: [...failures.values()] }
}
