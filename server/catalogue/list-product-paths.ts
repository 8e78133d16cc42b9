import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'

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
      .select({ id: products.id, slug: products.slug, media: products.media, countries: COUNTRIES })
      .from(products)
      .where(isListed(clientTag))
      .orderBy(asc(products.id))
      .offset(offset)
      .limit(limit)
    return rows.map(({ id, slug, media, countries }) => ({
      path: `/product/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`,
      countries,
      pictures: media.map(({ src }) => src),
    }))
  },
})

const isListed = (clientTag: string) => and(eq(products.clientTag, clientTag), eq(products.isDiscontinued, false))

/** By name: a select of one table says its columns without the table, which another table of this one has too. */
const COUNTRIES = sql<readonly string[]>`array(
  select distinct prices.country from variants join prices on prices.sku = variants.sku where variants.product_id = products.id
)`
