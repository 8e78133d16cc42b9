import type { Json } from '../page.ts'
import type { ComposeFields } from './compose.ts'
import type { ReviewDecision } from './compose-reviews.ts'

/** `removeBlocks`: blocks do not stand where they stood: taken off, or moved into another block. They stay in the CMS. */
export type ComposeActionName =
  | 'create'
  | 'publish'
  | 'unpublish'
  | 'archive'
  | 'restore'
  | 'plan'
  | 'callOff'
  | 'removeBlocks'
  | 'upload'
  | 'makeKey'
  | 'endKey'
  | 'askPublish'
  | 'refusePublish'
  | ReviewActionName

type ReviewActionName = 'askReview' | ReviewDecision

export interface ComposeAction {
  readonly id: number
  /** ISO 8601. */
  readonly at: string
  readonly user: string
  readonly action: ComposeActionName
  /** Entries and assets that it was about. */
  readonly ids: readonly string[]
  /** `done`; `refused` by the publish gate, `stale`, or the code of a refusal: nothing, or not everything, was done. */
  readonly outcome: string
}

/** What somebody made of a block, or of the page's own fields, in one go. */
export interface ComposeEdit {
  readonly id: number
  /** ISO 8601, of its last save. */
  readonly at: string
  readonly user: string
  readonly entryId: string
  readonly contentType: string
  /** The block was made. */
  readonly isNew: boolean
  /** On another page, which has the block too. */
  readonly isElsewhere: boolean
  readonly changes: readonly ComposeChange[]
}

/** A value of a field in a locale, in two states of an entry; none where it had none. */
export interface ComposeChange {
  readonly field: string
  readonly locale: string
  readonly before?: Json | undefined
  readonly after?: Json | undefined
}

/** `GET /pages/:id/history`, newest first. */
export interface ComposeHistory {
  readonly actions: readonly ComposeAction[]
  readonly edits: readonly ComposeEdit[]
  /** There is more: ask again with it as `until`. What happened in that millisecond comes twice. */
  readonly until?: string
}

/** `GET /pages/:id/before?edit=`, or `?moment=`: fields of the entries that were changed since. Null for one that was not there yet. */
export interface FieldsBefore {
  readonly entries: Readonly<Record<string, ComposeFields | null>>
}
