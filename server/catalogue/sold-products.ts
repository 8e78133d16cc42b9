import { and, eq, inArray } from 'drizzle-orm'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { Database } from '../database/database.ts'
import { prices, products, variants } from '../database/schema/catalogue.ts'

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
