import type { ComposeEntry } from './compose.ts'

/** Entries that a window may ask about at once: those of a page that its outline shows. */
export const MOST_ENTRIES = 2_000

/** `POST /pages/:id/here`: a window says that the page is open in it, and hears of the others. Every few seconds; one that is silent is gone. */
export interface HerePing {
  /** Drawn by the window: letters, digits and dashes. */
  readonly windowId: string
  /** Entry of the block that is chosen. */
  readonly entryId?: string | undefined
  /** Versions of the page's entries that the window has, by id. */
  readonly versions: Readonly<Record<string, number>>
}

/** Another window in which the page is open. */
export interface OtherWindow {
  readonly windowId: string
  readonly name: string
  /** The same person's. */
  readonly isMe: boolean
  readonly entryId?: string
}

/** An entry that the CMS has in a newer version than the window. */
export interface ChangedEntry {
  readonly entry: ComposeEntry
  /** Who saved it last; absent for what was done in the CMS's own app. */
  readonly by?: { readonly name: string; readonly isMe: boolean }
}

/** What changed since may be incomplete: the rest comes with a later answer. */
export interface HereAnswer {
  readonly others: readonly OtherWindow[]
  readonly changed: readonly ChangedEntry[]
}
