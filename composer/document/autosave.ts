import type { ComposeAsset, ComposeEntry, ComposeFields } from '../../schemas/api/compose.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { isSameFields, unsavedIds, type DocumentStore } from './document-store.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { newEntry } from '../../src/content/composing/new-entry.ts'
import { editsOf, type LocalCopy } from './local-copy.ts'
import { mergeFields, type FieldConflict } from './merge-fields.ts'
import { sameJson } from '../../src/content/composing/same-json.ts'
import { sentenceOf } from '../sentence-in-words.ts'
import type { ComposeSentence } from '../../schemas/api/compose-sentences.ts'

/**
 * What she is told of her work. `waiting`: the CMS is not reached, it is tried again, and the shop says why where it can; `refused`: it
 * says why, and waits for a change.
 */
export type SaveState =
  | { readonly status: 'saved' | 'unsaved' | 'saving' | 'signedOut' }
  | ({ readonly status: 'waiting' } & ComposeSentence)
  | ({ readonly status: 'refused'; readonly entryId: string } & ComposeSentence)

/** An entry that she and somebody else changed at the same place: nothing of it is saved until she chooses. */
export interface EntryConflict {
  readonly theirs: ComposeEntry
  readonly conflicts: readonly FieldConflict[]
}

export interface AutosaveState {
  readonly save: SaveState
  readonly conflicts: Readonly<Record<string, EntryConflict>>
  /** The browser keeps no copy: closing the window before the CMS has everything loses it. */
  readonly isWithoutCopy: boolean
}

export interface Autosave {
  readonly get: () => AutosaveState
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves when everything is saved, or cannot be now; `true` where it is. */
  readonly flush: () => Promise<boolean>
  /**
   * An entry as the CMS has it by now, because somebody else saved it. Answers false where it is not to be looked at yet: a save of it is
   * on its way, or was sent and not answered, so that it may be her own.
   */
  readonly meet: (theirs: ComposeEntry) => boolean
  /** `mine`: overwrites what they saved with what she sees; else takes what they saved. */
  readonly resolve: (entryId: string, choice: 'mine' | 'theirs') => void
  readonly stop: () => void
}

interface Deps {
  readonly store: DocumentStore
  readonly client: Pick<ComposeClient, 'save'>
  readonly copy: LocalCopy
  /** Calls back later; answers how not to. */
  readonly later: (run: () => void, ms: number) => () => void
}

/** After the last letter. */
const PAUSE_MS = 400
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000
/** Of what the CMS says itself; she can try again before. */
const LONGEST_WAIT_MS = 300_000

/** Saves every changed entry by itself, one after the other, each with the version it was read in. Never overwrites another's work. */
export const createAutosave = ({ store, client, copy, later }: Deps): Autosave => {
  let state: AutosaveState = { save: { status: 'saved' }, conflicts: {}, isWithoutCopy: false }
  const listeners = new Set<() => void>()
  let cancel: () => void = () => undefined
  let running: Promise<void> | undefined
  /** The entry that is on its way to the CMS. */
  let sending: string | undefined
  let failures = 0
  /** What the CMS refused, as it was sent: it is not sent again unchanged. */
  const refused = new Map<string, unknown>()
  /** What was sent and not answered, each time: the CMS may have it, or get it yet. */
  const unanswered = new Map<string, readonly ComposeFields[]>()

  const set = (next: Partial<AutosaveState>): void => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const pending = (): readonly string[] => {
    const { document } = store.get()
    return unsavedIds(store.get()).filter((id) => state.conflicts[id] === undefined && refused.get(id) !== document.entries[id]?.fields)
  }
  const keep = (): void => {
    const { document, saved } = store.get()
    set({ isWithoutCopy: !copy.write(editsOf(document, saved, unsavedIds(store.get()))) })
  }
  const schedule = (ms: number): void => {
    cancel()
    cancel = later(() => void run(), ms)
  }
  const run = (): Promise<void> => {
    running ??= saveAll().finally(() => (running = undefined))
    return running
  }
  const saveAll = async (): Promise<void> => {
    cancel()
    for (let [id] = pending(); id !== undefined; [id] = pending()) {
      set({ save: { status: 'saving' } })
      if (!(await saveOne(id))) return
    }
    if (state.save.status !== 'refused') set({ save: { status: unsavedIds(store.get()).length === 0 ? 'saved' : 'unsaved' } })
  }
  /** Answers whether the next one may be saved now. */
  const saveOne = async (id: string): Promise<boolean> => {
    const { document, saved } = store.get()
    const [sent, known] = [document.entries[id], saved[id]]
    if (sent === undefined) return true
    sending = id
    const answer = await client.save(id, {
      version: known?.sys.version ?? 0,
      fields: sent.fields,
      ...(known === undefined ? { contentType: sent.sys.contentType.sys.id } : {}),
    })
    sending = undefined
    if (answer.ok) {
      failures = 0
      refused.delete(id)
      unanswered.delete(id)
      // She may have typed on meanwhile.
      const now = store.get().document.entries[id]?.fields ?? sent.fields
      store.acknowledge(answer.value, now === sent.fields ? answer.value.fields : now)
      if (state.save.status === 'refused' && state.save.entryId === id) set({ save: { status: 'saving' } })
      keep()
      return true
    }
    const { status, refusal } = answer
    if (status === 409 && isEntry(refusal.current)) {
      const theirs = refusal.current.fields
      // It is her own save, whose answer was lost: nobody else has changed anything.
      const mine = [...(unanswered.get(id) ?? []), sent.fields].find((fields) => isSameFields(fields, theirs))
      unanswered.delete(id)
      meet(refusal.current, mine ?? known?.fields ?? {}, store.get().document.entries[id]?.fields ?? sent.fields)
      return true
    }
    if (status === 401) {
      set({ save: { status: 'signedOut' } })
      return false
    }
    if (status === 0 || status === 429 || status >= 500) {
      failures += 1
      const before = unanswered.get(id) ?? []
      if (!before.includes(sent.fields)) unanswered.set(id, [...before, sent.fields])
      set({ save: { status: 'waiting', ...sentenceOf(refusal) } })
      const ownPause = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)
      schedule(Math.max(ownPause, Math.min(answer.retryAfterMs ?? 0, LONGEST_WAIT_MS)))
      return false
    }
    refused.set(id, sent.fields)
    set({ save: { status: 'refused', ...sentenceOf(refusal), entryId: id } })
    return true
  }
  /** Somebody else saved the entry: what only one of both changed is put together, what both did is hers to choose. */
  const meet = (theirs: ComposeEntry, base: ComposeFields, mine: ComposeFields): void => {
    const { id } = theirs.sys
    const { fields: merged, conflicts: found } = mergeFields(base, mine, theirs.fields)
    // As the CMS has it, to the last empty field: else it would be saved as a change of hers.
    const fields = isSameFields(base, mine) ? theirs.fields : merged
    const { [id]: open, ...others } = state.conflicts
    const conflicts = [...found, ...stillOpen(open?.conflicts ?? [], found, fields, theirs.fields)]
    if (conflicts.length > 0 || open !== undefined)
      set({ conflicts: conflicts.length === 0 ? others : { ...others, [id]: { theirs, conflicts } } })
    store.acknowledge(theirs, fields, !isSameFields(base, theirs.fields))
    keep()
  }
  const stopListening = store.subscribe(() => {
    keep()
    if (pending().length === 0) return
    if (state.save.status === 'saved' || state.save.status === 'refused') set({ save: { status: 'unsaved' } })
    // While it waits for the CMS, typing does not make it ask more often.
    if (state.save.status !== 'waiting' && running === undefined) schedule(PAUSE_MS)
  })
  /** Work that a reload, a crash or a sign-out left in this browser. */
  const restore = (): void => {
    const edits = Object.entries(copy.read())
    // First what is new: the rest may lead to it. One that the CMS has by now is not read with the page before the page leads to it.
    store.addEntries(edits.flatMap(([id, { type, fields }]) => (type === undefined ? [] : [newEntry(id, type, fields)])))
    for (const [id, { base, fields }] of edits) {
      const entry = ownValue(store.get().saved, id)
      if (entry !== undefined) meet(entry, base, fields)
    }
  }
  restore()
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    flush: async () => {
      await run()
      return unsavedIds(store.get()).length === 0
    },
    meet: (theirs) => {
      const { id, version } = theirs.sys
      const { document, saved } = store.get()
      const [known, shown] = [ownValue(saved, id), ownValue(document.entries, id)]
      if (sending === id || unanswered.has(id)) return false
      if (known !== undefined && shown !== undefined && known.sys.version < version) meet(theirs, known.fields, shown.fields)
      return true
    },
    resolve: (entryId, choice) => {
      const { [entryId]: conflict, ...others } = state.conflicts
      if (conflict === undefined) return
      set({ conflicts: others })
      if (choice === 'theirs') for (const { field, locale, theirs } of conflict.conflicts) store.change(entryId, field, locale, theirs)
      schedule(0)
    },
    stop: () => {
      stopListening()
      cancel()
    },
  }
}

/** Of conflicts that she has not decided: those where the two still differ, with what is there by now. */
const stillOpen = (
  before: readonly FieldConflict[],
  found: readonly FieldConflict[],
  mine: ComposeFields,
  theirs: ComposeFields,
): readonly FieldConflict[] =>
  before
    .filter((one) => !found.some(({ field, locale }) => field === one.field && locale === one.locale))
    .map(({ field, locale }) => ({ field, locale, mine: ownValue(mine, field)?.[locale], theirs: ownValue(theirs, field)?.[locale] }))
    .filter((one) => !sameJson(one.mine, one.theirs))

const isEntry = (item: ComposeEntry | ComposeAsset | undefined): item is ComposeEntry => item?.sys.type === 'Entry'
