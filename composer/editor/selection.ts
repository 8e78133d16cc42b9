import { entryIdOf } from '../../src/content/composing/entry-id.ts'
import type { OutlineBlock, OutlineRow } from './outline-tree.ts'

/** The block that is looked at: its entry, and which use of it on the page, from 1. */
export interface Selection {
  readonly entryId: string
  readonly nth: number
  /** How many siblings after it (before it, if negative) are selected with it. */
  readonly extent?: number
}

/** The id that the block has on the canvas. */
export const blockIdOf = ({ entryId, nth }: Selection): string => (nth === 1 ? entryId : `${entryId}-${nth}`)

/** What a block on the canvas is, by its id there. */
export const selectionOf = (blockId: string, entries: Readonly<Record<string, unknown>>): Selection => {
  const entryId = entryIdOf(blockId, entries)
  const number = blockId.startsWith(`${entryId}-`) ? Number(blockId.slice(entryId.length + 1)) : 1
  return { entryId, nth: Number.isInteger(number) && number > 1 ? number : 1 }
}

/** The row of what is looked at: that very use of it, else its first; undefined where the page does not have it any more. */
export const rowOf = (rows: readonly OutlineRow[], { entryId, nth }: Selection): OutlineBlock | undefined => {
  const uses = rows.filter((row) => row.kind === 'block').filter((row) => row.entryId === entryId)
  return uses.find((row) => row.nth === nth) ?? uses[0]
}
