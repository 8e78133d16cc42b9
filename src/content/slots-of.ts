import type { BlockSchema } from '../../schemas/block-schema.ts'
import { isLink, type CmsEntry } from './cms-entry.ts'
import type { Json } from '../../schemas/page.ts'
import { ownValue } from '../lib/own-value.ts'

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
