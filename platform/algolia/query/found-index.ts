import type { IndexSettings } from '../settings.ts'
import type { Synonyms } from '../text/synonyms.ts'

/** An index ready to be queried. */
export interface FoundIndex {
  readonly name: string
  /** Whose records it shows: its own name, or its primary's. */
  readonly recordsOf: string
  readonly isVirtual: boolean
  /** A replica's own settings over its primary's. */
  readonly settings: IndexSettings
  /** Whether any record shares its distinct key with another one. */
  readonly hasGroups: boolean
  /** Differs after every write to the index or its primary. */
  readonly revision: string
  readonly synonyms: Synonyms
  readonly rules: readonly Readonly<Record<string, unknown>>[]
}
