import { BEAUTY_ITEMS } from '../../demo/catalogue/beauty-items.ts'
import type { DemoItem } from '../../demo/catalogue/demo-item.ts'
import { demoItems } from '../../demo/catalogue/demo-items.ts'
import { INDEX_ONLY_ITEMS } from '../../demo/catalogue/specials.ts'

/** The catalogues' products and those that only the search index has: all with pictures. */
export const picturedItems = (): readonly DemoItem[] => [...demoItems(), ...INDEX_ONLY_ITEMS, ...BEAUTY_ITEMS]
