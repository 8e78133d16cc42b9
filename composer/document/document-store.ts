import type { ComposeAsset, ComposeDocument, ComposeEntry, ComposeFields } from '../../schemas/api/compose.ts'
import type { Json } from '../../schemas/page.ts'
import { reachableIds } from '../../src/content/composing/reachable.ts'
import type { Edit, Value } from '../../src/content/composing/edit.ts'
import { withEntry } from '../../src/content/composing/with-value.ts'
import { applyStep, joinSteps, reverse, valueAt, type Change, type Step } from './change.ts'
import { sameJson } from '../../src/content/composing/same-json.ts'
import { fitStep, type FittedStep } from './fit-step.ts'
import { ownValue } from '../../src/lib/own-value.ts'

/** The open document as she sees it, what the CMS has of it, and the way back. Immutable: every change makes another. */
export interface DocumentState {
  readonly document: ComposeDocument
  /** Entries as the CMS has them, with their versions, by id. */
  readonly saved: ComposeDocument['entries']
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  /** When somebody else last changed an entry that is open here, by its id; epoch milliseconds. */
  readonly changedByOthers: Readonly<Record<string, number>>
  /** Entries of which the last undo or redo left something as others made it meanwhile. */
  readonly stays: readonly string[]
}

const NONE: readonly string[] = []

export interface DocumentStore {
  readonly get: () => DocumentState
  readonly subscribe: (listener: () => void) => () => void
  /** Sets a value; the same value again is no change. */
  readonly change: (entryId: string, field: string, locale: string, value: Json | undefined) => void
  readonly edit: (edit: Edit) => void
  readonly undo: () => void
  readonly redo: () => void
  /** The CMS has an entry as it answers; fields are what she sees of it now. */
  readonly acknowledge: (saved: ComposeEntry, fields: ComposeFields, isChangedByOthers?: boolean) => void
  /** Entries that the document lacks: new ones (version 0), or such as the CMS has, which are then known as saved. */
  readonly addEntries: (entries: readonly ComposeEntry[]) => void
  readonly addAsset: (asset: ComposeAsset) => void
}

export const createDocumentStore = (opened: ComposeDocument, now: () => number): DocumentStore => {
  let state: DocumentState = { document: opened, saved: opened.entries, past: [], future: [], changedByOthers: {}, stays: NONE }
  const listeners = new Set<() => void>()
  const set = (next: DocumentState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const edit = ({ entries = [], assets = [], values }: Edit): void => {
    const { past } = state
    const added = withAssets(withEntries(state, entries), assets)
    const changes = changesOf(added.document, values)
    if (changes.length === 0) return
    const step: Step = { changes, at: now() }
    // After an undo the next letter is a step of its own.
    const joined = state.future.length === 0 ? joinSteps(past.at(-1), step) : undefined
    const steps = joined === undefined ? [...past, step] : [...past.slice(0, -1), joined]
    set({ ...added, document: applyStep(added.document, step), past: steps, future: [], stays: NONE })
  }
  const fit = (step: Step): FittedStep => {
    const { document, changedByOthers } = state
    return fitStep(document, step, (id) => (ownValue(changedByOthers, id) ?? -Infinity) > step.at)
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (entryId, field, locale, value) => edit({ values: [{ entryId, field, locale, value }] }),
    edit,
    undo: () => {
      const step = state.past.at(-1)
      if (step === undefined) return
      const { changes, stays } = fit(reverse(step))
      const undone = changes.length === 0 ? [] : [reverse({ changes, at: step.at })]
      const document = applyStep(state.document, { changes, at: step.at })
      set({ ...state, document, past: state.past.slice(0, -1), future: [...state.future, ...undone], stays })
    },
    redo: () => {
      const step = state.future.at(-1)
      if (step === undefined) return
      const { changes, stays } = fit(step)
      // Typed on after a redo, it is not the same piece of typing.
      const done = changes.length === 0 ? [] : [{ changes, at: 0 }]
      const document = applyStep(state.document, { changes, at: step.at })
      set({ ...state, document, past: [...state.past, ...done], future: state.future.slice(0, -1), stays })
    },
    acknowledge: (entry, fields, isChangedByOthers = false) =>
      set({
        ...state,
        saved: { ...state.saved, [entry.sys.id]: entry },
        document: withEntry(state.document, { ...entry, fields }),
        changedByOthers: isChangedByOthers ? { ...state.changedByOthers, [entry.sys.id]: now() } : state.changedByOthers,
      }),
    addEntries: (entries) => set(withEntries(state, entries)),
    addAsset: (asset) => set(withAssets(state, [asset])),
  }
}

/** Those that are there stay as they are. */
const withEntries = (state: DocumentState, entries: readonly ComposeEntry[]): DocumentState => {
  const added = entries.filter(({ sys }) => ownValue(state.document.entries, sys.id) === undefined)
  if (added.length === 0) return state
  const known = added.filter(({ sys }) => sys.version > 0)
  const all = { ...state.document.entries, ...byId(added) }
  return { ...state, document: { ...state.document, entries: all }, saved: { ...state.saved, ...byId(known) } }
}

const byId = (entries: readonly ComposeEntry[]): ComposeDocument['entries'] =>
  Object.fromEntries(entries.map((entry) => [entry.sys.id, entry]))

const withAssets = (state: DocumentState, added: readonly ComposeAsset[]): DocumentState => {
  if (added.length === 0) return state
  const assets = { ...state.document.assets, ...Object.fromEntries(added.map((asset) => [asset.sys.id, asset])) }
  return { ...state, document: { ...state.document, assets } }
}

/** Values that are different from what is there, each against the document as those before it leave it. */
const changesOf = (document: ComposeDocument, values: readonly Value[]): readonly Change[] => {
  const changes: Change[] = []
  let current = document
  for (const { entryId, field, locale, value } of values) {
    const before = valueAt(current, entryId, field, locale)
    if (ownValue(current.entries, entryId) === undefined || sameJson(before, value)) continue
    const change = { entryId, field, locale, before, after: value }
    changes.push(change)
    current = applyStep(current, { changes: [change], at: 0 })
  }
  return changes
}

/**
 * Entries that she sees differently from how the CMS has them; new ones first, those inside before those around them, so that nothing in
 * the CMS leads to an entry that is not there yet. What is new and was taken off the page again is none of them.
 */
export const unsavedIds = ({ document, saved }: DocumentState): readonly string[] => {
  const reached = [...reachableIds(document)]
  const isNew = (id: string): boolean => ownValue(document.entries, id)?.sys.version === 0 && ownValue(saved, id) === undefined
  const changed = Object.values(document.entries).filter((entry) => {
    const known = ownValue(saved, entry.sys.id)
    return known !== undefined && known.fields !== entry.fields && !isSameFields(known.fields, entry.fields)
  })
  return [...reached.filter(isNew).toReversed(), ...changed.map(({ sys }) => sys.id)]
}

/** Fields are JSON; no field is the same as one without a value. */
export const isSameFields = (one: ComposeFields, other: ComposeFields): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => sameJson(ownValue(one, field), ownValue(other, field)))
