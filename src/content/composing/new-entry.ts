import type { ComposeEntry, ComposeFields } from '../../../schemas/api/compose.ts'

/** An entry that the CMS does not have yet. */
export const newEntry = (id: string, type: string, fields: ComposeFields): ComposeEntry => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } }, version: 0, updatedAt: '' },
  fields,
})
