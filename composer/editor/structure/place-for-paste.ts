import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { fits, hasRoom, spotOf } from '../../document/structure/rules.ts'
import type { Place } from '../../document/structure/slots.ts'
import type { OutlineBlock, OutlineRow } from '../outline-tree.ts'
import { endOfSlot, ownerOf } from './acts.ts'

/**
 * Where blocks of some types go when they are pasted at a row: behind it, else into it, else behind or into the next block around it
 * that takes them, up to the page. Undefined where nothing does.
 */
export const placeForPaste = (
  document: ComposeDocument,
  rows: readonly OutlineRow[],
  row: OutlineBlock,
  types: readonly string[],
): Place | undefined => {
  for (let at: OutlineBlock | undefined = row; at !== undefined; at = ownerOf(rows, at)) {
    const place = behind(document, at, types) ?? endOfSlot(document, [...at.path, at.entryId], types)
    if (place !== undefined) return place
  }
  return undefined
}

const behind = (document: ComposeDocument, { place, path }: OutlineBlock, types: readonly string[]): Place | undefined => {
  if (place === undefined || !hasRoom(document, place.owner, place.slot)) return undefined
  const spot = spotOf(document, path, place.slot)
  return types.every((type) => fits(document, spot, type)) ? { ...place, index: place.index + 1 } : undefined
}
