import type { ComposeAsset, ComposeDocument, ComposeEntry, ComposeFields } from '../../schemas/api/compose.ts'
import type { Json } from '../../schemas/page.ts'
import { applyChange, joinChanges, reverse, valueAt, withEntry, type Change } from './change.ts'
import { sameJson } from './same-json.ts'

/** The open document as she sees it, what the CMS has of it, and the way back. Immutable: every change makes another. */
export interface DocumentState {
  readonly document: ComposeDocument
  /** Entries as the CMS has them, with their versions, by id. */
  readonly saved: ComposeDocument['entries']
  readonly past: readonly Change[]
  readonly future: readonly Change[]
}

export interface DocumentStore {
  readonly get: () => DocumentState
  readonly subscribe: (listener: () => void) => () => void
  /** Sets a value; the same value again is no change. */
  readonly change: (entryId: string, field: string, locale: string, value: Json | undefined) => void
  readonly undo: () => void
  readonly redo: () => void
  /** The CMS has an entry as it answers; fields are what she sees of it now. */
  readonly acknowledge: (saved: ComposeEntry, fields: ComposeFields) => void
  readonly addAsset: (asset: ComposeAsset) => void
  /** Another document, or the same read anew: what was done cannot be undone any more. */
  readonly replace: (document: ComposeDocument) => void
}

export const createDocumentStore = (opened: ComposeDocument, now: () => number): DocumentStore => {
  let state: DocumentState = begin(opened)
  const listeners = new Set<() => void>()
  const set = (next: DocumentState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (entryId, field, locale, value) => {
      const { document, past } = state
      const before = valueAt(document, entryId, field, locale)
      if (document.entries[entryId] === undefined || sameJson(before, value)) return
      const change: Change = { entryId, field, locale, before, after: value, at: now() }
      // After an undo the next letter is a change of its own.
      const joined = state.future.length === 0 ? joinChanges(past.at(-1), change) : undefined
      const steps = joined === undefined ? [...past, change] : [...past.slice(0, -1), joined]
      set({ ...state, document: applyChange(document, change), past: steps, future: [] })
    },
    undo: () => {
      const change = state.past.at(-1)
      if (change === undefined) return
      const document = applyChange(state.document, reverse(change))
      set({ ...state, document, past: state.past.slice(0, -1), future: [...state.future, change] })
    },
    redo: () => {
      const change = state.future.at(-1)
      if (change === undefined) return
      // Typed on after a redo, it is not the same piece of typing.
      const done = { ...change, at: 0 }
      set({ ...state, document: applyChange(state.document, change), past: [...state.past, done], future: state.future.slice(0, -1) })
    },
    acknowledge: (entry, fields) =>
      set({
        ...state,
        saved: { ...state.saved, [entry.sys.id]: entry },
        document: withEntry(state.document, { ...entry, fields }),
      }),
    addAsset: (asset) => {
      const assets = { ...state.document.assets, [asset.sys.id]: asset }
      set({ ...state, document: { ...state.document, assets } })
    },
    replace: (document) => set(begin(document)),
  }
}

const begin = (document: ComposeDocument): DocumentState => ({ document, saved: document.entries, past: [], future: [] })

/** Entries that she sees differently from how the CMS has them. */
export const unsavedIds = ({ document, saved }: DocumentState): readonly string[] =>
  Object.values(document.entries)
    .filter((entry) => {
      const known = saved[entry.sys.id]
      return known !== undefined && known.fields !== entry.fields && !isSameFields(known.fields, entry.fields)
    })
    .map(({ sys }) => sys.id)

/** Fields are JSON; no field is the same as one without a value. */
const isSameFields = (one: ComposeFields, other: ComposeFields): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => sameJson(one[field], other[field]))
