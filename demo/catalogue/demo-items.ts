import { BEAUTY_ITEMS } from './beauty-items.ts'
import type { DemoItem } from './demo-item.ts'
import { fillerItems } from './fillers.ts'
import { INDEX_ONLY_ITEMS, SPECIAL_ITEMS } from './specials.ts'

let made: readonly DemoItem[] | undefined

/** Every product of alder's catalogue; made once. */
export const demoItems = (): readonly DemoItem[] => (made ??= [...SPECIAL_ITEMS, ...fillerItems()])

/** The catalogues' products and those that only the search index has: all with pictures. */
export const picturedItems = (): readonly DemoItem[] => [...demoItems(), ...INDEX_ONLY_ITEMS, ...BEAUTY_ITEMS]
