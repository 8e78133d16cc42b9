import type { ShortcutId } from '../keys/shortcuts.ts'

/** What a search finds: a page, a block of the open page, a block to add, something to do. */
export type CommandKind = 'action' | 'block' | 'add' | 'page'

export interface Command {
  /** The same in every window and session: what was used is remembered by it. */
  readonly id: string
  readonly kind: CommandKind
  readonly title: string
  /** Beside the title. */
  readonly note?: string
  /** What else it is found by. */
  readonly words?: string
  readonly shortcut?: ShortcutId | undefined
  /** Why it is not possible now; undefined where it is. */
  readonly whyNot?: string | undefined
  readonly run: () => void
}

/** Asked whenever the search opens, and once more before something is done: by then it may be another page. */
export type CommandSource = () => readonly Command[]
