import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { Json } from '../../schemas/page.ts'
import { ownValue } from '../lib/own-value.ts'
import { isLink } from './cms-entry.ts'

/** Whether a field holds blocks: its schema says so or, where no schema knows it, its value is a list of entries. */
export const isSlot = (schema: BlockSchema | undefined, name: string, value: Json): boolean => {
  if (ownValue(schema?.['x-slots'], name) !== undefined) return true
  if (ownValue(schema?.properties, name) !== undefined || !Array.isArray(value)) return false
  const [first] = value
  return isLink(first) && first.sys.linkType === 'Entry'
}
