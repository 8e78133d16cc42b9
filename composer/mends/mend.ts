import type { MessageValues } from '../../src/i18n/messages.ts'
import type { Value } from '../../src/content/composing/edit.ts'

/** What is chosen in a window of its own. */
export type Choice = 'page' | 'product' | 'picture'

/** What a button says: `compose.mend.*` of the texts. */
export type MendLabel =
  | 'alt'
  | 'description'
  | 'level'
  | 'page'
  | 'picture'
  | 'product'
  | 'removeLink'
  | 'rule'
  | 'takeOut'
  | 'title'
  | 'translate'

/** What may be done about a problem: an edit at once, an edit after a choice, or the way to the field. */
export type Mend = { readonly label: MendLabel; readonly values?: MessageValues } & (
  | { readonly kind: 'change'; readonly changes: readonly Value[] }
  | {
      readonly kind: 'choose'
      readonly choice: Choice
      /** What is there already and cannot be chosen again. */
      readonly chosen: readonly string[]
      /** The edit that puts what was chosen: an address, or the id of a product or picture. */
      readonly put: (chosen: string) => readonly Value[]
    }
  | { readonly kind: 'field'; readonly entryId: string; readonly field: string; readonly locale?: string }
)
