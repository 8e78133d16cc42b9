import { and, asc, count, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'

/** Addresses of a client's products without prefix, for its sitemaps: how many there are, and some of them in a stable order. */
export interface ProductPaths {
  readonly count: (clientTag: string) => Promise<number>
  readonly list: (query: { readonly clientTag: string; readonly offset: number; readonly limit: number }) => Promise<readonly string[]>
}

export const createProductPaths = (database: Database): ProductPaths => ({
  count: async (clientTag) => {
    const [row] = await database.select({ count: count() }).from(products).where(isListed(clientTag))
    return row?.count ?? 0
  },
  list: async ({ clientTag, offset, limit }) => {
    const rows = await database
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .where(isListed(clientTag))
      .orderBy(asc(products.id))
      .offset(offset)
      .limit(limit)
    return rows.map(({ id, slug }) => `/product/${slug}/${id}`)
  },
})

const isListed = (clientTag: string) => and(eq(products.clientTag, clientTag), eq(products.isDiscontinued, false))
