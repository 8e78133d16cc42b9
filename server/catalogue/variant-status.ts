import type { StockStatus } from '../../schemas/api/product.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { StockState } from '../database/schema/catalogue.ts'

interface Stocked {
  readonly variant: { readonly state: StockState; readonly quantity: number }
  readonly isDiscontinued: boolean
  readonly site: Pick<SiteConfig, 'product'>
}

/** A sku's status on a site: nothing of a discontinued product can be bought, whatever its stock (DATA-105). */
export const variantStatus = ({ variant, isDiscontinued, site }: Stocked): StockStatus =>
  isDiscontinued ? 'NOTAVAILABLE' : statusOfStock({ ...variant, lowStockThreshold: site.product.lowStockThreshold })

/** What a sku can be sold as, from its pieces on hand and its state; `lowStockThreshold` is the site's. */
export const statusOfStock = (stock: {
  readonly state: StockState
  readonly quantity: number
  readonly lowStockThreshold: number
}): StockStatus => {
  if (stock.state === 'UNTRACKED') return 'AVAILABLE'
  if (stock.state !== 'STOCKED') return stock.state
  if (stock.quantity <= 0) return 'NOTAVAILABLE'
  return stock.quantity <= stock.lowStockThreshold ? 'LOWSTOCK' : 'AVAILABLE'
}
