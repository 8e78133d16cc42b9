import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import type { SlotPosition } from '../../../src/content/composing/structure/slots.ts'
import type { OutlineBlock, OutlineRow } from '../outline-tree.ts'
import { endOfSlot, ownerOf, positionBehind } from './acts.ts'

/**
 * Where blocks of some types go when they are pasted at a row: behind it, else into it, else behind or into the next block around it
 * that takes them, up to the page. Undefined where nothing does.
 */
export const positionForPaste = (
  document: ComposeDocument,
  rows: readonly OutlineRow[],
  row: OutlineBlock,
  types: readonly string[],
): SlotPosition | undefined => {
  for (let at: OutlineBlock | undefined = row; at !== undefined; at = ownerOf(rows, at)) {
    const position = positionBehind(document, at, types) ?? endOfSlot(document, [...at.path, at.entryId], types)
    if (position !== undefined) return position
  }
  return undefined
}
