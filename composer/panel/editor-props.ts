import type { PropSchema } from '../../schemas/block-schema.ts'
import type { Json } from '../../schemas/page.ts'
import type { PanelServices } from './services.ts'

/** What every editor of a field is given. */
export interface EditorProps {
  readonly name: string
  readonly schema: PropSchema
  /** Id of the control, or of the group where there are several. */
  readonly id: string
  readonly labelId: string
  /** Ids of all that is said about the field. */
  readonly describedBy: string
  /** The locale's own value. */
  readonly value: Json | undefined
  /** What shoppers get where it has none: that of a fallback, else the default. */
  readonly inherited: Json | undefined
  /** Id of the asset that a focal point is of: the picture that shoppers get. */
  readonly picture?: string | undefined
  /** What it is called to leave a choice open; undefined where a choice has to be made, or a default stands in. */
  readonly openWords: string | undefined
  readonly isRequired: boolean
  readonly isInvalid: boolean
  readonly isReadOnly: boolean
  /** Most specific first. */
  readonly locales: readonly string[]
  readonly services: PanelServices
  /** Undefined removes the value. */
  readonly onChange: (value: Json | undefined) => void
}

/** What ties a control to its label and to what is said about it. */
export const controlAttributes = ({ id, describedBy, isInvalid, isRequired }: EditorProps) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
  'aria-required': isRequired || undefined,
})

/** The same for a group of controls, which cannot be required or wrong as a whole. */
export const groupAttributes = ({ id, labelId, describedBy }: EditorProps) => ({
  id,
  'aria-labelledby': labelId,
  'aria-describedby': describedBy,
})

export const textOf = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
