import { and, eq, inArray } from 'drizzle-orm'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { Database } from '../database/database.ts'
import { prices, products, stock, variants, type StockState } from '../database/schema/catalogue.ts'
import { statusOfStock } from './variant-status.ts'

interface SoldInput {
  readonly database: Database
  readonly site: Pick<SiteConfig, 'clientTag' | 'code'>
  readonly ids: readonly string[]
}

/** Which of these products the site's client has, not discontinued and with a price in its country. */
export const soldProducts = async ({ database, site, ids }: SoldInput): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await database
    .selectDistinct({ id: products.id })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .innerJoin(prices, and(eq(prices.sku, variants.sku), eq(prices.country, site.code)))
    .where(and(eq(products.clientTag, site.clientTag), eq(products.isDiscontinued, false), inArray(products.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** Those of the products that the site sells of which no variant can be bought now, with their English names. */
export const soldOutProducts = async ({ database, site, ids }: SoldInput): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: products.id, name: products.name, quantity: stock.quantity, state: stock.state })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .innerJoin(prices, and(eq(prices.sku, variants.sku), eq(prices.country, site.code)))
    .leftJoin(stock, eq(stock.sku, variants.sku))
    .where(and(eq(products.clientTag, site.clientTag), eq(products.isDiscontinued, false), inArray(products.id, [...ids])))
  const sellable = new Set(rows.filter(canBeBought).map(({ id }) => id))
  return new Map(rows.filter(({ id }) => !sellable.has(id)).map(({ id, name }) => [id, name['en'] ?? id]))
}

const canBeBought = ({ quantity, state }: { readonly quantity: number | null; readonly state: StockState | null }): boolean =>
  statusOfStock({ quantity: quantity ?? 0, state: state ?? 'STOCKED', lowStockThreshold: 0 }) !== 'NOTAVAILABLE'
