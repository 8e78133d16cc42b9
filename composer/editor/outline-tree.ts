import type { ComposeDocument, ComposeEntry, ComposeProblem } from '../../schemas/api/compose.ts'
import { entryName } from '../../src/content/block-name.ts'
import { slotsOf } from '../../src/content/cms-entry.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { fallbacksIn, type Fallback } from './fallbacks.ts'
import { hasRoom } from '../document/structure/rules.ts'
import { idOf, schemaOf, slotList, slotNames, type SlotPosition } from '../../src/content/composing/structure/slots.ts'

/** A block of the page in the outline: its entry, or a place that none is at. */
export interface OutlineBlock {
  readonly kind: 'block'
  /** Names the row: its way from the page. */
  readonly key: string
  readonly entryId: string
  /** Which use of the entry on the page, from 1; as blocks on the canvas are numbered. */
  readonly nth: number
  readonly name: string
  readonly level: number
  /** Ids of the entries it stands in, the page first; empty for the page. */
  readonly path: readonly string[]
  /** Undefined for the page, and in lists that are not changed here (`slotList`). */
  readonly position: SlotPosition | undefined
  /** How many pages have it, where it is more than this one. */
  readonly usedBy: number
  readonly errors: number
  readonly warnings: number
  /** When, where and for whom it shows, in words; empty for always and everybody. */
  readonly when: string
  /** It and all that it stands in show where, when and to whom the page is looked at. */
  readonly isSeen: boolean
  /** Texts that shoppers read in another language. */
  readonly fallback: Fallback | undefined
  /** Not there, or part of itself: shown, and left as it is. */
  readonly fault: 'missing' | 'circle' | undefined
}

/** Where blocks can be added at the end of a slot: of each slot of a block with several, of an empty one, and of the page. */
export interface OutlineSlot {
  readonly kind: 'slot'
  readonly key: string
  readonly title: string
  readonly level: number
  /** Ids of the entries it is in, its own last. */
  readonly path: readonly string[]
  readonly position: SlotPosition
  /** It takes one more block. */
  readonly hasRoom: boolean
}

export type OutlineRow = OutlineBlock | OutlineSlot

/** What of an entry depends on who looks at the page. */
export interface Seeing {
  readonly when: string
  readonly isSeen: boolean
}

/** The page and all its blocks in reading order, each once for every place it is at; ends on circles. */
export const outlineOf = (
  document: ComposeDocument,
  locales: readonly string[],
  problems: readonly ComposeProblem[],
  see: (entry: ComposeEntry) => Seeing = seeAll,
): readonly OutlineRow[] => {
  const rows: OutlineRow[] = []
  const counts = countsOf(problems, document.pageId)
  const uses = new Map<string, number>()
  const visit = (id: string, path: readonly string[], position: SlotPosition | undefined, key: string, isOuterSeen: boolean): void => {
    // A page of more blocks than this is refused anyway; the outline stays usable.
    if (rows.length >= MOST_ROWS) return
    const entry = ownValue(document.entries, id)
    const fault = entry === undefined ? 'missing' : path.includes(id) ? 'circle' : undefined
    const nth = (uses.get(id) ?? 0) + 1
    uses.set(id, nth)
    const { when, isSeen: isOwnSeen } = entry === undefined ? ALWAYS : see(entry)
    const isSeen = isOuterSeen && isOwnSeen
    rows.push({
      kind: 'block',
      key,
      entryId: id,
      nth,
      level: path.length,
      path,
      position,
      usedBy: ownValue(document.usedBy, id) ?? 1,
      ...(counts.get(id) ?? NONE),
      when,
      isSeen,
      ...(entry === undefined ? { name: id, fallback: undefined } : wordsFor(entry, locales)),
      fault,
    })
    if (entry === undefined || fault !== undefined) return
    const inside = [...path, id]
    const names = slotNames(entry)
    for (const slot of names) {
      const list = slotList(document, id, slot)
      const ids = list?.items.map(idOf) ?? slotsOf(entry, schemaOf(entry)).find(({ name }) => name === slot)?.ids ?? []
      const rule = ownValue(schemaOf(entry)?.['x-slots'], slot)
      const row: OutlineSlot = {
        kind: 'slot',
        key: `${key}/${slot}`,
        title: rule?.title ?? slot,
        level: inside.length,
        path: inside,
        position: { owner: id, slot, index: ids.length },
        hasRoom: hasRoom(document, id, slot),
      }
      const isListed = list !== undefined && rule !== undefined && (names.length > 1 || ids.length === 0)
      if (isListed) rows.push(row)
      for (const [index, child] of ids.entries())
        if (child !== undefined) visit(child, inside, list && { owner: id, slot, index }, `${key}/${slot}.${index}`, isSeen)
      if (!isListed && path.length === 0 && list !== undefined) rows.push(row)
    }
  }
  visit(document.pageId, [], undefined, '', true)
  return rows
}

const MOST_ROWS = 2_000

type EntryWords = Pick<OutlineBlock, 'name' | 'fallback'>

/** Entries never change, they are replaced: at every letter all but one are as they were. */
const KNOWN = new WeakMap<readonly string[], WeakMap<ComposeEntry, EntryWords>>()

const wordsFor = (entry: ComposeEntry, locales: readonly string[]): EntryWords => {
  const known = KNOWN.get(locales) ?? new WeakMap<ComposeEntry, EntryWords>()
  KNOWN.set(locales, known)
  const words = known.get(entry) ?? { name: entryName(toCmsEntry(entry), schemaOf(entry), locales), fallback: fallbacksIn(entry, locales) }
  known.set(entry, words)
  return words
}

const ALWAYS: Seeing = { when: '', isSeen: true }
const seeAll = (): Seeing => ALWAYS

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
