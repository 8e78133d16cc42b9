import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { prices, stock, variants } from '../database/schema/catalogue.ts'

export type VariantRow = Awaited<ReturnType<typeof readVariantRows>>[number]

/** Variants of products with their price in one country and their stock, in the catalogue's order. */
export const readVariantRows = ({
  database,
  country,
  productIds,
}: {
  readonly database: Database
  readonly country: string
  readonly productIds: readonly string[]
}) =>
  database
    .select({
      sku: variants.sku,
      productId: variants.productId,
      color: variants.color,
      size: variants.size,
      sizeType: variants.sizeType,
      needsShipping: variants.needsShipping,
      gtin: variants.gtin,
      mpn: variants.mpn,
      list: prices.list,
      sale: prices.sale,
      quantity: stock.quantity,
      state: stock.state,
      shipDateStart: stock.shipDateStart,
      shipDateEnd: stock.shipDateEnd,
    })
    .from(variants)
    .innerJoin(prices, and(eq(prices.sku, variants.sku), eq(prices.country, country)))
    .innerJoin(stock, eq(stock.sku, variants.sku))
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.productId), asc(variants.position))
