import type { BlockSchema, PropSchema } from '../../schemas/block-schema.ts'
import type { Json } from '../../schemas/page.ts'
import { readField, type CmsEntry } from './cms-entry.ts'

const MAX_CHARACTERS = 40

/**
 * The words by which a merchandiser knows a block: its first required short text, else the first one that is filled in.
 * Addresses are no names. Undefined for a block without words, or of a type nobody knows.
 */
export const blockName = (schema: BlockSchema | undefined, read: (field: string) => Json | undefined): string | undefined => {
  const fields = Object.entries(schema?.properties ?? {}).filter(([, prop]) => isTitle(prop))
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

/** Names an entry in the CMS's lists where nothing of its content could; shoppers never see it, and it is no prop. */
export const NAME_FIELD = 'entryName'

/**
 * The prop that an entry is called by in the CMS's lists: the first short text it must have, else the first it can have, else
 * whatever distinguishes it from others: its long text, an address or id, a choice that was made for it. Undefined for a block of
 * none of these, which has `NAME_FIELD` instead.
 */
export const displayFieldOf = ({ properties, required = [] }: BlockSchema): string | undefined => {
  const props = Object.entries(properties)
  const first = (isFit: (prop: PropSchema) => boolean) => props.find(([, prop]) => isFit(prop))?.[0]
  const texts = props.filter(([, prop]) => isTitle(prop)).map(([name]) => name)
  return (
    texts.find((name) => required.includes(name)) ??
    texts[0] ??
    first((prop) => prop['x-field'] === 'longText') ??
    first((prop) => prop['x-field'] === 'shortText') ??
    first((prop) => prop['x-field'] === 'enum')
  )
}

const isTitle = (prop: PropSchema): boolean => prop['x-field'] === 'shortText' && prop.pattern === undefined
