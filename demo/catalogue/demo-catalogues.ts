import type { CatalogueCategory } from '../../server/catalogue/catalogue-product.ts'
import { beautyCategories } from './beauty-categories.ts'
import { BEAUTY_ITEMS } from './beauty-items.ts'
import { demoCategories } from './demo-categories.ts'
import type { DemoItem } from './demo-item.ts'
import { demoItems } from './demo-items.ts'

/** What a client of the demo sells. */
export interface DemoCatalogue {
  readonly clientTag: string
  readonly categories: () => readonly CatalogueCategory[]
  readonly items: () => readonly DemoItem[]
}

/** The catalogues of the demo's clients: a room's things with clothes, and beauty. */
export const DEMO_CATALOGUES: readonly DemoCatalogue[] = [
  { clientTag: 'ald', categories: demoCategories, items: demoItems },
  { clientTag: 'bri', categories: beautyCategories, items: () => BEAUTY_ITEMS },
]
