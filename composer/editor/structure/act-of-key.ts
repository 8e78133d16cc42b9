import { pressedOf, type PressedKeys } from '../../keys/pressed.ts'

/** What keys do with the block that is looked at. `addAfter`: a block behind it. */
const ACTS = ['moveUp', 'moveDown', 'moveIn', 'moveOut', 'addAfter', 'duplicate', 'remove'] as const

export const actOfKey = (event: PressedKeys, isRtl = false): (typeof ACTS)[number] | undefined => pressedOf(ACTS, event, isRtl)
