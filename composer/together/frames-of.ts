import type { OtherWindow } from '../../schemas/api/compose-together.ts'
import type { OtherAtBlock } from '../canvas/protocol.ts'
import { colorOf } from './color-of.ts'

/** The names at the blocks of the canvas that others have chosen; several at one block in one frame. `me`: for her other windows. */
export const framesOf = (others: readonly OtherWindow[], pageId: string, me: string): readonly OtherAtBlock[] => {
  const frames = new Map<string, OtherAtBlock>()
  for (const { name, isMe, entryId } of others) {
    if (entryId === undefined || entryId === pageId) continue
    const label = isMe ? me : name
    const before = frames.get(entryId)
    frames.set(
      entryId,
      before === undefined ? { blockId: entryId, label, color: colorOf(name) } : { ...before, label: `${before.label}, ${label}` },
    )
  }
  return [...frames.values()]
}
