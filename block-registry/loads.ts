/* Written by `npm run generate` from schemas/blocks and the load modules here. Change those and generate again. */
import type { BlockPropsByType, BlockType } from '../schemas/generated/types.ts'
import type { Load } from '../src/page/data-request.ts'
import { load as categoryCardsLoad } from './category-cards/category-cards.load.ts'
import { load as heroLoad } from './hero/hero.load.ts'
import { load as productDetailsLoad } from './product-details/product-details.load.ts'
import { load as productTrayLoad } from './product-tray/product-tray.load.ts'
import { load as shippingTableLoad } from './shipping-table/shipping-table.load.ts'
import { load as sizeGuidesPageLoad } from './size-guides-page/size-guides-page.load.ts'
import { load as topSearchesLoad } from './top-searches/top-searches.load.ts'
import { load as unableToShipTableLoad } from './unable-to-ship-table/unable-to-ship-table.load.ts'

/** The `load` of each type that asks for data. */
export const loads = {
  'category-cards': categoryCardsLoad,
  hero: heroLoad,
  'product-details': productDetailsLoad,
  'product-tray': productTrayLoad,
  'shipping-table': shippingTableLoad,
  'size-guides-page': sizeGuidesPageLoad,
  'top-searches': topSearchesLoad,
  'unable-to-ship-table': unableToShipTableLoad,
} satisfies { readonly [Type in BlockType]?: Load<BlockPropsByType[Type]> }

export type BlockLoads = typeof loads
