import type { ComposeDocument, ComposeEntry } from '../../../../schemas/api/compose.ts'
import { linksOf } from '../../../../src/content/cms-entry.ts'
import { fieldChanges } from '../../../../src/content/composing/field-changes.ts'
import { reachableIds } from '../../../../src/content/composing/reachable.ts'
import { toCmsEntry } from '../../../../src/content/composing/to-cms-source.ts'
import { ownValue } from '../../../../src/lib/own-value.ts'
import type { ProgramWrite } from '../../../database/schema/programs.ts'

/**
 * What has to be saved for a page to become another, in an order in which no block is lost on the way: new ones first, those inside
 * before those around them, then what leads to more than before, then what leads to less.
 */
export const writesOf = (before: ComposeDocument, after: ComposeDocument): readonly ProgramWrite[] => {
  const reached = reachableIds(after)
  const entries = Object.values(after.entries)
  const made = entries.filter(({ sys }) => sys.version === 0 && reached.has(sys.id))
  const changed = entries.filter(({ sys, fields }) => {
    const known = ownValue(before.entries, sys.id)
    return known !== undefined && fieldChanges(known.fields, fields).length > 0
  })
  const gains = (entry: ComposeEntry): boolean => {
    const known = new Set(linksOf(toCmsEntry(ownValue(before.entries, entry.sys.id) ?? entry)).entries)
    return linksOf(toCmsEntry(entry)).entries.some((id) => !known.has(id))
  }
  return [...insideOut(made), ...changed.filter(gains), ...changed.filter((entry) => !gains(entry))].map(toWrite)
}

const toWrite = ({ sys, fields }: ComposeEntry): ProgramWrite => ({
  entryId: sys.id,
  version: sys.version,
  fields,
  ...(sys.version === 0 ? { contentType: sys.contentType.sys.id } : {}),
})

const insideOut = (made: readonly ComposeEntry[]): readonly ComposeEntry[] => {
  const byId = new Map(made.map((entry) => [entry.sys.id, entry]))
  const ordered = new Map<string, ComposeEntry>()
  const visit = (id: string): void => {
    const entry = byId.get(id)
    if (entry === undefined || !byId.delete(id)) return
    for (const inner of linksOf(toCmsEntry(entry)).entries) visit(inner)
    ordered.set(id, entry)
  }
  for (const { sys } of made) visit(sys.id)
  return [...ordered.values()]
}
