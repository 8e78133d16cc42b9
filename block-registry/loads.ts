/* Written by `npm run generate` from schemas/blocks and the load modules here. Change those and generate again. */
import type { load as productDetailsLoad } from './product-details/product-details.load.ts'
import type { load as productTrayLoad } from './product-tray/product-tray.load.ts'
import type { load as shippingTableLoad } from './shipping-table/shipping-table.load.ts'
import type { load as sizeGuidesPageLoad } from './size-guides-page/size-guides-page.load.ts'
import type { load as topSearchesLoad } from './top-searches/top-searches.load.ts'
import type { load as unableToShipTableLoad } from './unable-to-ship-table/unable-to-ship-table.load.ts'

/** The `load` of each type that asks for data. */
export interface BlockLoads {
  readonly 'product-details': typeof productDetailsLoad
  readonly 'product-tray': typeof productTrayLoad
  readonly 'shipping-table': typeof shippingTableLoad
  readonly 'size-guides-page': typeof sizeGuidesPageLoad
  readonly 'top-searches': typeof topSearchesLoad
  readonly 'unable-to-ship-table': typeof unableToShipTableLoad
}
