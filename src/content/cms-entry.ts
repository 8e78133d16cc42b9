import type { Json } from '../../schemas/page.ts'

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
}

/** A reference to another entity of the space. */
export interface CmsLink {
  readonly sys: { readonly type: 'Link'; readonly linkType: 'Entry' | 'Asset'; readonly id: string }
}

/** Whether a field's value is a reference to an entry or asset. */
export const isLink = (value: Json | undefined): value is Json & CmsLink => {
  if (!isObject(value) || !isObject(value['sys'])) return false
  const { type, linkType, id } = value['sys']
  return type === 'Link' && (linkType === 'Entry' || linkType === 'Asset') && typeof id === 'string'
}

/** Whether a value is a JSON object, neither list nor null. */
export const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
