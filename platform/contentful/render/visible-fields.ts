import type { ContentTypeBody, FieldDefinition } from '../model.ts'

/** What the API shows of an asset; all of it can differ by locale. */
export const ASSET_FIELDS: readonly FieldDefinition[] = [
  { id: 'title', name: 'Title', type: 'Symbol', localized: true },
  { id: 'description', name: 'Description', type: 'Text', localized: true },
  { id: 'file', name: 'File', type: 'Object', localized: true, required: true },
]

/** Fields that readers get: an omitted one stays in the CMS. */
export const visibleFields = (contentType: ContentTypeBody | undefined): readonly FieldDefinition[] =>
  (contentType?.fields ?? []).filter((field) => field.omitted !== true)
