import { blockName } from './block-name.ts'
import { blockSchemas, pageSchema } from './block-schemas.ts'
import type { CmsEntry } from './cms-entry.ts'
import { readField } from './read-field.ts'

/** What merchandisers call an entry, by its own words: `Shared section “Promises”`. */
export const entryName = (entry: CmsEntry, locale: string): string => {
  const type = entry.sys.contentType.sys.id
  const schema = type === 'page' ? pageSchema : blockSchemas.get(type)
  const name = blockName(schema, (field) => readField(entry.fields[field], [locale]))
  return name === undefined ? (schema?.title ?? type) : `${schema?.title ?? type} “${name}”`
}
