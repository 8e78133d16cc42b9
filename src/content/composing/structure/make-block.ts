import type { ComposeEntry, ComposeFields } from '../../../../schemas/api/compose.ts'
import { blockSchemas } from '../../block-schemas.ts'
import { linkTo } from '../../cms-entry.ts'
import { fixedFieldsOf } from '../fixed-fields.ts'
import { newEntry } from '../new-entry.ts'

/** Blocks that are made at once: the first is the one that was asked for, the others stand in it. */
type MadeBlocks = readonly [ComposeEntry, ...ComposeEntry[]]

/** Deeper than any block that the shop has. */
const MAX_DEPTH = 5

/**
 * A block of a type, empty: what it needs to be said is hers to say. Where a slot needs blocks and only one type fits, they are made
 * with it. `newId` makes an id for each.
 */
export const makeBlock = (type: string, defaultLocale: string, newId: () => string, depth = 0): MadeBlocks => {
  const schema = blockSchemas.get(type)
  const inner: ComposeEntry[] = []
  const fixed = schema === undefined ? {} : fixedFieldsOf(schema)
  const fields: Record<string, ComposeFields[string]> = Object.fromEntries(
    Object.entries(fixed).map(([name, value]) => [name, { [defaultLocale]: value }]),
  )
  for (const [name, { allow, min = 0 }] of Object.entries(schema?.['x-slots'] ?? {})) {
    const [only, ...others] = allow
    if (only === undefined || only === '*' || others.length > 0 || depth >= MAX_DEPTH) continue
    const made = Array.from({ length: min }, () => makeBlock(only, defaultLocale, newId, depth + 1))
    if (made.length === 0) continue
    fields[name] = { [defaultLocale]: made.map(([first]) => linkTo('Entry', first.sys.id)) }
    inner.push(...made.flat())
  }
  return [newEntry(newId(), type, fields), ...inner]
}
