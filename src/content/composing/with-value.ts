import type { ComposeDocument, ComposeEntry, ComposeFields } from '../../../schemas/api/compose.ts'
import type { Json } from '../../../schemas/page.ts'
import { ownValue } from '../../lib/own-value.ts'

export const withEntry = (document: ComposeDocument, entry: ComposeEntry): ComposeDocument => ({
  ...document,
  entries: { ...document.entries, [entry.sys.id]: entry },
})

/** The fields with a value in its place. A field without values is left out, as the CMS leaves it out. */
export const withValue = (fields: ComposeFields, field: string, locale: string, value: Json | undefined): ComposeFields => {
  const { [locale]: _, ...others } = ownValue(fields, field) ?? {}
  const values = value === undefined ? others : { ...ownValue(fields, field), [locale]: value }
  if (Object.keys(values).length > 0) return { ...fields, [field]: values }
  const { [field]: __, ...rest } = fields
  return rest
}
