import type { ComposeDocument, ComposeProblem } from '../../schemas/api/compose.ts'
import { entryName } from '../../src/content/block-name.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import { slotsOf } from '../../src/content/cms-entry.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'

/** A block of the page in the outline: its entry, or a place that none is at. */
export interface OutlineItem {
  readonly entryId: string
  readonly name: string
  readonly level: number
  /** How many pages have it, where it is more than this one. */
  readonly usedBy: number
  readonly errors: number
  readonly warnings: number
  /** Not there, or part of itself: shown, and left as it is. */
  readonly fault: 'missing' | 'circle' | undefined
}

/** The page and all its blocks in reading order, each once for every place it is at; ends on circles. */
export const outlineOf = (
  document: ComposeDocument,
  locales: readonly string[],
  problems: readonly ComposeProblem[],
): readonly OutlineItem[] => {
  const items: OutlineItem[] = []
  const counts = countsOf(problems, document.pageId)
  const visit = (id: string, path: readonly string[]): void => {
    // A page of more blocks than this is refused anyway; the outline stays usable.
    if (items.length >= MOST_ITEMS) return
    const entry = document.entries[id]
    const schema = entrySchemas.get(entry?.sys.contentType.sys.id ?? '')
    const fault = entry === undefined ? 'missing' : path.includes(id) ? 'circle' : undefined
    items.push({
      entryId: id,
      name: entry === undefined ? id : entryName(toCmsEntry(entry), schema, locales),
      level: path.length,
      usedBy: document.usedBy[id] ?? 1,
      ...(counts.get(id) ?? NONE),
      fault,
    })
    if (entry === undefined || fault !== undefined) return
    for (const { ids } of slotsOf(entry, schema)) for (const child of ids) visit(child, [...path, id])
  }
  visit(document.pageId, [])
  return items
}

const MOST_ITEMS = 2_000

const NONE = { errors: 0, warnings: 0 }

/** By entry, looked through once: a page of 500 blocks in ten languages has thousands. What has no entry is the page's own. */
const countsOf = (problems: readonly ComposeProblem[], pageId: string): ReadonlyMap<string, typeof NONE> => {
  const counts = new Map<string, typeof NONE>()
  for (const { entryId, severity } of problems) {
    const id = entryId === '' ? pageId : entryId
    const { errors, warnings } = counts.get(id) ?? NONE
    counts.set(id, severity === 'error' ? { errors: errors + 1, warnings } : { errors, warnings: warnings + 1 })
  }
  return counts
}
