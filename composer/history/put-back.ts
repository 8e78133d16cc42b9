import type { ComposeEdit, FieldsBefore } from '../../schemas/api/compose-history.ts'
import type { ComposeDocument, ComposeFields } from '../../schemas/api/compose.ts'
import { fieldChanges } from '../../src/content/composing/field-changes.ts'
import { strangersOf } from '../../src/content/composing/strangers.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { applyStep } from '../document/change.ts'
import type { Value } from '../../src/content/composing/edit.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { sentenceOf } from '../sentence-in-words.ts'
import type { ComposeSentence } from '../../schemas/api/compose-sentences.ts'

/** `missing`: how many blocks and pictures that stood there the CMS does not have any more. */
export type PutBack = { readonly status: 'done' | 'same'; readonly missing: number } | ({ readonly status: 'failed' } & ComposeSentence)

/** The values that an edit replaced. */
export const valuesBeforeEdit = ({ entryId, changes }: ComposeEdit): readonly Value[] =>
  changes.map(({ field, locale, before }) => ({ entryId, field, locale, value: before }))

/**
 * The values that entries of a page had. What other pages have too stays: going back with this page would take their colleagues' work away.
 * An entry that was not there yet stays as it is; nothing leads to it afterwards.
 */
export const valuesBefore = (document: ComposeDocument, before: FieldsBefore['entries']): readonly Value[] =>
  Object.entries(before).flatMap(([entryId, fields]) => {
    const entry = ownValue(document.entries, entryId)
    const isShared = (ownValue(document.usedBy, entryId) ?? 0) > 1
    return fields === null || isShared ? [] : replacing(entryId, entry?.fields ?? {}, fields)
  })

const replacing = (entryId: string, now: ComposeFields, wanted: ComposeFields): readonly Value[] =>
  fieldChanges(now, wanted).map(({ field, locale, after }) => ({ entryId, field, locale, value: after }))

interface Deps {
  readonly store: DocumentStore
  readonly client: Pick<ComposeClient, 'parts'>
}

/**
 * Puts values into the open page as one edit, which one undo takes back. `valuesOf` says which, of the page with all that they lead to:
 * blocks that were taken off since are read again. Nothing is changed where they cannot be read.
 */
export const putBack = async ({ store, client }: Deps, valuesOf: (document: ComposeDocument) => readonly Value[]): Promise<PutBack> => {
  const before = strangersOf(store.get().document)
  /** What was not there before either is not asked for. */
  const asked = new Set([...before.entries, ...before.assets])
  let found: Pick<ComposeDocument, 'entries' | 'assets'> = { entries: {}, assets: {} }
  for (;;) {
    const { document } = store.get()
    const whole = { ...document, entries: { ...found.entries, ...document.entries }, assets: { ...found.assets, ...document.assets } }
    const values = valuesOf(whole)
    const wanted = strangersOf(withValues(whole, values))
    const [entries, assets] = [wanted.entries, wanted.assets].map((ids) => ids.filter((id) => !asked.has(id)))
    if (entries === undefined || assets === undefined || entries.length + assets.length === 0) {
      const { past } = store.get()
      store.edit({ entries: Object.values(found.entries), assets: Object.values(found.assets), values })
      const missing = [...wanted.entries, ...wanted.assets].filter((id) => ![...before.entries, ...before.assets].includes(id)).length
      return { status: store.get().past === past ? 'same' : 'done', missing }
    }
    const answer = await client.parts(entries, assets)
    if (!answer.ok) return { status: 'failed', ...sentenceOf(answer.refusal) }
    for (const id of [...entries, ...assets]) asked.add(id)
    found = { entries: { ...found.entries, ...answer.value.entries }, assets: { ...found.assets, ...answer.value.assets } }
  }
}

const withValues = (document: ComposeDocument, values: readonly Value[]): ComposeDocument => {
  const changes = values.map(({ entryId, field, locale, value }) => ({ entryId, field, locale, before: undefined, after: value }))
  return applyStep(document, { changes, at: 0 })
}
