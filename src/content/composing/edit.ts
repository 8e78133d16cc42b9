import type { ComposeAsset, ComposeEntry } from '../../../schemas/api/compose.ts'
import type { Json } from '../../../schemas/page.ts'

/** A value for a place; undefined takes it out. */
export interface Value {
  readonly entryId: string
  readonly field: string
  readonly locale: string
  readonly value: Json | undefined
}

/** Several values at once, undone as one; `entries` are what they refer to and the document lacks. */
export interface Edit {
  readonly entries?: readonly ComposeEntry[]
  readonly assets?: readonly ComposeAsset[]
  readonly values: readonly Value[]
}
