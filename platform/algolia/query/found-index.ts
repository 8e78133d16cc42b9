import type { IndexVersion } from '../engine/read-changes.ts'
import type { IndexSettings } from '../../../server/search-wire/settings.ts'
import type { Synonyms } from '../text/synonyms.ts'

/** An index ready to be queried. */
export interface FoundIndex {
  readonly name: string
  /** Whose records it shows: its own name, or its primary's. */
  readonly recordsOf: string
  readonly isVirtual: boolean
  /** A replica's own settings over its primary's. */
  readonly settings: IndexSettings
  /** Of the index whose records it shows. */
  readonly version: IndexVersion
  /** Differs after every write to the index or its primary. */
  readonly revision: string
  readonly synonyms: Synonyms
  readonly rules: readonly Readonly<Record<string, unknown>>[]
}
