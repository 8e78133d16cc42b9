import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { Json } from '../../schemas/page.ts'
import { readField, type CmsEntry } from './cms-entry.ts'

const MAX_CHARACTERS = 40

/**
 * The words by which a merchandiser knows a block: its first required short text, else the first one that is filled in.
 * Addresses are no names. Undefined for a block without words, or of a type nobody knows.
 */
export const blockName = (schema: BlockSchema | undefined, read: (field: string) => Json | undefined): string | undefined => {
  const fields = Object.entries(schema?.properties ?? {}).filter(
    ([, prop]) => prop['x-field'] === 'shortText' && prop.pattern === undefined,
  )
  const isRequired = ([name]: (typeof fields)[number]): boolean => schema?.required?.includes(name) === true
  const byWeight = [...fields.filter(isRequired), ...fields.filter((field) => !isRequired(field))]
  const words = byWeight.map(([name]) => read(name)).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof words === 'string' ? shorten(words.trim()) : undefined
}

const shorten = (words: string): string => (words.length <= MAX_CHARACTERS ? words : `${words.slice(0, MAX_CHARACTERS - 1).trimEnd()}…`)

/** What merchandisers call an entry, by its type and its own words: `Shared section “Promises”`. */
export const entryName = (entry: CmsEntry, schema: BlockSchema | undefined, locales: readonly string[]): string => {
  const title = schema?.title ?? entry.sys.contentType.sys.id
  const words = blockName(schema, (field) => readField(entry.fields[field], locales))
  return words === undefined ? title : `${title} “${words}”`
}
