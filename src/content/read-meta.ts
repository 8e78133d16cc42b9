import type { BlockMeta, Json } from '../../schemas/page.ts'
import { isObject, type CmsEntry } from './cms-entry.ts'
import type { Step } from './conversion.ts'
import { readField } from './read-field.ts'
import { toInstant } from './to-instant.ts'

/** The field of every content type that says where and when a block shows. */
export const META_FIELD = 'meta'

/** A block's settings, with instants for dates. */
export const readMeta = (entry: CmsEntry, { locales, timeZone = 'UTC' }: Step): BlockMeta | undefined => {
  const meta = readField(entry.fields[META_FIELD], locales)
  if (!isObject(meta) || Object.keys(meta).length === 0) return undefined
  // validatePage refuses a meta object of another shape before anybody relies on it.
  return { ...meta, ...instant('visibleFrom', meta, timeZone), ...instant('visibleUntil', meta, timeZone) } as BlockMeta
}

/** A date of a window as an instant; what is no date stays as it is, for validatePage to name it. */
const instant = (name: 'visibleFrom' | 'visibleUntil', meta: { readonly [key: string]: Json }, timeZone: string) => {
  const value = meta[name]
  const known = typeof value === 'string' ? toInstant(value, timeZone, name === 'visibleFrom' ? 'begin' : 'end') : undefined
  return known === undefined ? {} : { [name]: known }
}
