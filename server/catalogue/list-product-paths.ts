import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { prices, products, variants } from '../database/schema/catalogue.ts'

/** A product's page as sitemaps say it. */
export interface ListedProduct {
  /** Without prefix. */
  readonly path: string
  /** ISO codes of those that have a price for it: elsewhere it is not found. */
  readonly countries: readonly string[]
  /** Paths below `/images/`, or addresses. */
  readonly pictures: readonly string[]
}

/** A client's products for its sitemaps: how many there are, and some of them in a stable order. */
export interface ProductPaths {
  readonly count: (clientTag: string) => Promise<number>
  readonly list: (query: {
    readonly clientTag: string
    readonly offset: number
    readonly limit: number
  }) => Promise<readonly ListedProduct[]>
}

export const createProductPaths = (database: Database): ProductPaths => ({
  count: async (clientTag) => {
    const [row] = await database.select({ count: count() }).from(products).where(isListed(clientTag))
    return row?.count ?? 0
  },
  list: async ({ clientTag, offset, limit }) => {
    const rows = await database
      .select({ id: products.id, slug: products.slug, media: products.media })
      .from(products)
      .where(isListed(clientTag))
      .orderBy(asc(products.id))
      .offset(offset)
      .limit(limit)
    const countries = await readCountries(
      database,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id, slug, media }) => ({
      path: `/product/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`,
      countries: countries.get(id) ?? [],
      pictures: media.map(({ src }) => src),
    }))
  },
})

const isListed = (clientTag: string) => and(eq(products.clientTag, clientTag), eq(products.isDiscontinued, false))

/** One query for all products: with one for each, a database without statistics scans all prices each time. */
const readCountries = async (database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await database
    .select({ id: variants.productId, countries: sql<readonly string[]>`array_agg(distinct ${prices.country})` })
    .from(variants)
    .innerJoin(prices, eq(prices.sku, variants.sku))
    .where(sql`${variants.productId} = any(${sql.param(ids)}::text[])`)
    .groupBy(variants.productId)
  return new Map(rows.map(({ id, countries }) => [id, countries]))
}
