import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'

/** Addresses of a client's products without prefix, for its sitemaps. */
export const listProductPaths = async ({
  database,
  clientTag,
}: {
  readonly database: Database
  readonly clientTag: string
}): Promise<readonly string[]> => {
  const rows = await database
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(eq(products.clientTag, clientTag), eq(products.isDiscontinued, false)))
    .orderBy(asc(products.id))
  return rows.map(({ id, slug }) => `/product/${slug}/${id}`)
}
