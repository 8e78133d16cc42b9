import type { Json } from '../../schemas/page.ts'
import type { BlockSchema } from '../../schemas/block-schema.ts'
import { ownValue } from '../lib/own-value.ts'

/** A value in each locale that has one; without fallbacks, as `locale=*` answers. */
export type ByLocale = Readonly<Record<string, Json>>

/** A Contentful entry with all its locales: the part of it that content conversion reads. */
export interface CmsEntry {
  readonly sys: { readonly id: string; readonly contentType: { readonly sys: { readonly id: string } }; readonly revision: number }
  readonly fields: Readonly<Record<string, ByLocale>>
}

/** A Contentful asset with all its locales. */
export interface CmsAsset {
  readonly sys: { readonly id: string; readonly revision: number }
  readonly fields: Readonly<Record<string, ByLocale>>
}

/** Entries and assets already fetched, by id. */
export interface CmsSource {
  readonly entries: ReadonlyMap<string, CmsEntry>
  readonly assets: ReadonlyMap<string, CmsAsset>
  /** The dominant colours of pictures by the addresses of their files, where those were read. */
  readonly colors?: ReadonlyMap<string, string>
}

/** A reference to another entity of the space. */
export interface CmsLink {
  readonly sys: { readonly type: 'Link'; readonly linkType: 'Entry' | 'Asset'; readonly id: string }
}

/** A field's value that refers to an entry or asset. */
export const linkTo = (linkType: CmsLink['sys']['linkType'], id: string): Json & CmsLink => ({ sys: { type: 'Link', linkType, id } })

/** Whether a field's value is a reference to an entry or asset. */
export const isLink = (value: Json | undefined): value is Json & CmsLink => {
  if (!isObject(value) || !isObject(value['sys'])) return false
  const { type, linkType, id } = value['sys']
  return type === 'Link' && (linkType === 'Entry' || linkType === 'Asset') && typeof id === 'string'
}

/** Whether a value is a JSON object, neither list nor null. */
export const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field's value for the first locale of the chain that has one, most specific first: `fr-CA`, `fr`, `en`. */
export const readField = (values: ByLocale | undefined, locales: readonly string[]): Json | undefined => {
  if (values === undefined) return undefined
  const locale = locales.find((candidate) => values[candidate] !== undefined && values[candidate] !== null)
  return locale === undefined ? undefined : values[locale]
}

export interface EntryLinks {
  readonly entries: readonly string[]
  readonly assets: readonly string[]
}

/** Ids an entry refers to in any field and locale: links, lists of links, rich text. Each once. */
export const linksOf = (entry: Pick<CmsEntry, 'fields'>): EntryLinks => {
  const entries = new Set<string>()
  const assets = new Set<string>()
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return
    if (isLink(value)) return void (value.sys.linkType === 'Entry' ? entries : assets).add(value.sys.id)
    for (const child of Object.values(value)) visit(child)
  }
  for (const values of Object.values(entry.fields)) visit(values)
  return { entries: [...entries], assets: [...assets] }
}

/** A field of an entry that holds blocks. */
export interface EntrySlot {
  readonly name: string
  /** Ids of the entries there in any language, each once, in order. */
  readonly ids: readonly string[]
}

export const slotsOf = ({ fields }: Pick<CmsEntry, 'fields'>, schema: BlockSchema | undefined): readonly EntrySlot[] =>
  Object.entries(fields).flatMap(([name, values]) => {
    const lists = Object.values(values).filter((value) => isSlot(schema, name, value))
    const ids = lists.flatMap((list) => (Array.isArray(list) ? list : [])).flatMap((item) => (isLink(item) ? [item.sys.id] : []))
    return lists.length === 0 ? [] : [{ name, ids: [...new Set(ids)] }]
  })

/** Whether a field holds blocks: its schema says so or, where no schema knows it, its value is a list of entries. */
export const isSlot = (schema: BlockSchema | undefined, name: string, value: Json): boolean => {
  if (ownValue(schema?.['x-slots'], name) !== undefined) return true
  if (ownValue(schema?.properties, name) !== undefined || !Array.isArray(value)) return false
  const [first] = value
  return isLink(first) && first.sys.linkType === 'Entry'
}
