import type { DemoItem } from './demo-item.ts'
import { fillerItems } from './fillers.ts'
import { INDEX_ONLY_ITEMS, SPECIAL_ITEMS } from './specials.ts'

let made: readonly DemoItem[] | undefined

/** Every product of the demo that can be bought or seen; made once. */
export const demoItems = (): readonly DemoItem[] => (made ??= [...SPECIAL_ITEMS, ...fillerItems()])

/** The same with those only the index knows: all that have pictures. */
export const picturedItems = (): readonly DemoItem[] => [...demoItems(), ...INDEX_ONLY_ITEMS]
