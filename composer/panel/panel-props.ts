import type { ComposeEntry, ComposeProblem } from '../../schemas/api/compose.ts'
import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { Json } from '../../schemas/page.ts'
import type { PanelServices } from './services.ts'

/** What the panel of a block is given. */
export interface BlockPanelProps {
  /** With all its locales. */
  readonly entry: ComposeEntry
  /** Undefined for a type that this release does not know. */
  readonly schema: BlockSchema | undefined
  /** The one being edited: the most specific of the space for the chosen language. */
  readonly locale: string
  /** Where missing values are looked up, most specific first; the last is the default locale. */
  readonly locales: readonly string[]
  /** Of this entry. */
  readonly problems: readonly ComposeProblem[]
  /** Undefined removes the value in that locale. */
  readonly onChange: (field: string, locale: string, value: Json | undefined) => void
  readonly onSelect?: (entryId: string) => void
  readonly services: PanelServices
  readonly isReadOnly: boolean
}
