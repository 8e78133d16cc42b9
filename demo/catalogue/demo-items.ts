import type { DemoItem } from './demo-item.ts'
import { fillerItems } from './fillers.ts'
import { SPECIAL_ITEMS } from './specials.ts'

let made: readonly DemoItem[] | undefined

/** Every product of alder's catalogue; made once. */
export const demoItems = (): readonly DemoItem[] => (made ??= [...SPECIAL_ITEMS, ...fillerItems()])
